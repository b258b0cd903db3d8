import type { GameConnection } from './connection';

/** A row of gameView: a seat of the current game. */
export interface Seat {
  Round: number;
  'Player No.': number;
  'Player name': string;
  Location: number;
  'Properties owned': string | null;
  'Bank balance': number;
  Status: string;
}

/** A row of gamesView: a game. */
export interface Game {
  Game: number;
  Name: string;
  Edition: string;
  Players: number;
  Round: number;
  Moves: number;
  'Next player': string | null;
  Winner: string | null;
  Created: string;
  /** as the edition calls it; null: none was chosen */
  Pace: string | null;
  /** the edition or board that it is played on; null: as its edition has it */
  Board: string | null;
}

/** A row of eventView: a sentence of the story of the current game. */
export interface StoryEvent {
  Record: number;
  Event: number;
  Round: number;
  Kind: string;
  Payer: string | null;
  Payee: string | null;
  Amount: number | null;
  Sentence: string;
}

/** A row of movesView: something that may be inserted into the current game now. */
export interface PossibleMove {
  Game: number;
  Record: number;
  'Player No.': number;
  'Player name': string;
  Action: string;
  prid: number | null;
  Property: string | null;
  /** what it costs or brings; null: nothing */
  Price: number | null;
  'Partner No.': number | null;
  /** the least that a die can show, that may be bid, or that a trade may ask for */
  Minimum: number | null;
  Maximum: number | null;
  Meaning: string;
  SQL: string;
  /** whether this account may make it */
  Yours: 0 | 1;
}

/** A row of lackingView: what a player could do if he raised the money first. */
export interface LackingMove {
  'Player No.': number;
  'Player name': string;
  Action: string;
  prid: number | null;
  Property: string | null;
  Price: number;
  'Bank balance': number;
}

/** A row of ledgerView: a move of the current game. */
export interface LedgerRow {
  record_ID: number;
  token: string | null;
  player_ID: number;
  action: string;
  dice: number | null;
  dice2: number | null;
  prid: number | null;
  amount: number | null;
  terms: string | null;
  /** how many dice the game had drawn before this move drew its own */
  drawn: number | null;
  round: number;
  turn: number;
  location: number;
  bank_balance: number;
  /** who made it, in a game with seats of accounts or characters, or with a clock; null there: a character */
  account: string | null;
}

/** A row of landingsView: how a tile of the current game fared. */
export interface Landing {
  Position: number;
  Tile: string;
  Set: string | null;
  Landings: number;
  Rents: number;
  'Rent paid': number;
}

/** A row of propertiesView: a property of the current game. */
export interface PropertyState {
  prid: number;
  Position: number;
  Property: string;
  'Set No.': number;
  Set: string;
  Kind: 'cost' | 'level' | 'house' | 'owned' | 'dice';
  'Player No.': number | null;
  Owner: string | null;
  Price: number;
  /** what a visitor pays; null for an unowned one, or when his dice decide */
  'Rent now': number | null;
  /** what his dice are multiplied by then */
  'Rent factor': number | null;
  Mortgaged: 0 | 1;
  Level: number;
  /** what stands on it: a hotel takes the place of houses */
  Houses: number;
  Hotels: 0 | 1;
  /** how many properties its set has */
  'Of set': number;
  /** how many of the set are not the owner's */
  Missing: number;
  'Mortgage value': number | null;
  'Redeem price': number | null;
  'House cost': number | null;
  'Sell price': number | null;
  /** whether the owner may build there but for the money */
  'Can build': 0 | 1;
}

/** A row of playersView. */
export interface PlayerState {
  Turn: number;
  'Player No.': number;
  'Player name': string;
  /** his piece; null: he has none */
  Token: string | null;
  Location: number;
  Tile: string | null;
  'Bank balance': number;
  Status: number;
  Standing: 'playing' | 'jailed' | 'out' | 'winner';
  /** whether he still moves, pays and bids */
  'Takes part': 0 | 1;
  /** what the edition calls his standing */
  Label: string;
  Cards: number;
  'Turns in jail': number;
  'Net worth': number;
  'Is turn': 0 | 1;
  /** who plays the seat; null: a person */
  Character: string | null;
  /** whose the seat is, in a game between accounts; null: nobody's */
  Account: string | null;
}

/** A row of rentsView. */
export interface PrintedRent {
  prid: number;
  Property: string;
  Level: number;
  Amount: number;
  'With set': number;
  /** whether it is what a hotel brings */
  Hotel: 0 | 1;
}

/** A row of boardView: a tile of the current game. */
export interface BoardTile {
  Location: number;
  Tile: string;
  prid: number | null;
  Set: string | null;
  Effect: string | null;
  Description: string | null;
}

/** A row of choicesView: what something that a player may choose is called. */
export interface EditionChoice {
  Position: number;
  Action: string;
  Code: string;
  Label: string;
  /** which details it takes, e.g. `prid`; null: it is no action */
  Takes: string | null;
  /** whether a client asks first */
  Final: 0 | 1;
  /** whether it is a way to raise money */
  'Brings money': 0 | 1;
  /** whether who does it decides for all who play */
  'For all': 0 | 1;
}

/** A row of editionsView. */
export interface Edition {
  Edition: string;
  /** its rules and board as they are now */
  Ruleset: number;
  'Minimum players': number;
  'Maximum players': number;
  'Fixed seats': number;
  Dice: number;
  Sides: number;
  Tiles: number;
  Extends: string | null;
}

/** One side of a trade. */
export interface TradeSide {
  money?: number;
  cards?: number;
  properties?: number[];
}

/** A proposed trade. */
export interface Trade {
  from: number;
  to: number;
  give?: TradeSide;
  take?: TradeSide;
}

/** The row of pendingView: what the current game waits for. */
export interface Pending {
  Game: number;
  Edition: string;
  Ruleset: number;
  /** the newest move; 0: there is none */
  Record: number;
  /** the round of the next move */
  Round: number;
  Phase: 'roll' | 'fee' | 'offer' | 'tax' | 'auction' | 'debt' | 'trade' | 'manage' | 'over';
  'Player No.': number | null;
  'Player name': string | null;
  /** what is expected of him, in a sentence */
  Expectation: string | null;
  /** who is asked next where several may act; null: nobody */
  'Next No.': number | null;
  prid: number | null;
  Property: string | null;
  /** the debt, the price of what is offered, the tax, or the highest bid */
  Amount: number | null;
  /** the share, in percent, that may be paid instead of the tax */
  Percent: number | null;
  /** what visitors would pay for what is offered if it were bought; null where their dice decide */
  Rent: number | null;
  /** what their dice would be multiplied by then */
  'Rent factor': number | null;
  'Creditor No.': number | null;
  Creditor: string | null;
  'Bidder No.': number | null;
  Bidder: string | null;
  /** when the time of the auction is up, in UTC; null: it has no end by time */
  Deadline: string | null;
  'Seconds left': number | null;
  Pot: number;
  Terms: Trade | null;
  /** whether what can be done with properties and trades is to raise money now */
  'Raises money': 0 | 1;
  /** what may be traded: nothing, one kind of thing a side, anything */
  Trade: 'none' | 'exchange' | 'free';
  /** whether a trade has its place now */
  'Can trade': 0 | 1;
  /** whether both sides of a trade must give something */
  'Both give': 0 | 1;
  /** whether money is given by one side of a trade only, and so are cards */
  'Kinds once': 0 | 1;
  'Dice source': 'table' | 'server' | 'numbers';
  /** how many dice are rolled */
  Dice: number;
  /** how many sides a die has */
  Sides: number;
  Doubles: number;
}

/** A row of guideView: a sentence of how a game is played. */
export interface GuideSentence {
  Topic: string;
  Sentence: string;
}

/** The row of deploymentView: what is installed. */
export interface Deployment {
  version: string | null;
  state: 'running' | 'finished';
  started_at: string | null;
  finished_at: string | null;
  /** whether an event of the scheduler lets characters play */
  has_event: 0 | 1;
}

/** The seats of the current game in the order of play; none: there is no such game. */
export function readSeats(connection: GameConnection): Promise<Seat[]> {
  return connection.rows('SELECT * FROM gameView');
}

/** All games, the newest first. */
export function readGames(connection: GameConnection): Promise<Game[]> {
  return connection.rows('SELECT * FROM gamesView');
}

/** The newest games, the newest first. */
export function readNewestGames(connection: GameConnection, most: number): Promise<Game[]> {
  return connection.rows('SELECT * FROM gamesView LIMIT ?', [most]);
}

/** The newest game, if there is one. */
export async function readNewestGame(connection: GameConnection): Promise<Game | undefined> {
  return (await connection.rows<Game>('SELECT * FROM gamesView LIMIT 1'))[0];
}

/** One game, if it exists. */
export async function readGame(connection: GameConnection, gameId: number): Promise<Game | undefined> {
  return (await connection.rows<Game>('SELECT * FROM gamesView WHERE Game = ?', [gameId]))[0];
}

/** The story of the current game, in order. */
export function readStory(connection: GameConnection): Promise<StoryEvent[]> {
  return connection.rows('SELECT * FROM eventView');
}

/** What one move of the current game brought about, in order. */
export function readStoryOf(connection: GameConnection, record: number): Promise<StoryEvent[]> {
  return connection.rows('SELECT * FROM eventView WHERE Record = ?', [record]);
}

/** What the moves of the current game brought about that came after one. */
export function readStoryAfter(connection: GameConnection, record: number): Promise<StoryEvent[]> {
  return connection.rows('SELECT * FROM eventView WHERE Record > ?', [record]);
}

/** The moves of the current game that came after one. */
export function readLedgerAfter(connection: GameConnection, record: number): Promise<LedgerRow[]> {
  return connection.rows('SELECT * FROM ledgerView WHERE record_ID > ?', [record]);
}

/** The moves of the current game from one to another. */
export function readLedgerBetween(connection: GameConnection, first: number, last: number): Promise<LedgerRow[]> {
  return connection.rows('SELECT * FROM ledgerView WHERE record_ID BETWEEN ? AND ?', [first, last]);
}

/** What the moves of the current game from one to another brought about. */
export function readStoryBetween(connection: GameConnection, first: number, last: number): Promise<StoryEvent[]> {
  return connection.rows('SELECT * FROM eventView WHERE Record BETWEEN ? AND ?', [first, last]);
}

/** What may be inserted into the current game now; none: it is over, or there is no such game. */
export function readMoves(connection: GameConnection): Promise<PossibleMove[]> {
  return connection.rows('SELECT * FROM movesView');
}

/** What the players of the current game could do now if they had the money. */
export function readLacking(connection: GameConnection): Promise<LackingMove[]> {
  return connection.rows('SELECT * FROM lackingView');
}

/** The moves of the current game, in order. */
export function readLedger(connection: GameConnection): Promise<LedgerRow[]> {
  return connection.rows('SELECT * FROM ledgerView');
}

/** The moves of the current game from the one on that was made with a token; none: it was not made. */
export function readMovesFromToken(connection: GameConnection, token: string, count: number): Promise<LedgerRow[]> {
  return connection.rows(
    'SELECT * FROM ledgerView WHERE record_ID >= (SELECT record_ID FROM tokensView WHERE token = ?) LIMIT ?',
    [token, count],
  );
}

/** The properties of the current game, set by set. */
export function readProperties(connection: GameConnection): Promise<PropertyState[]> {
  return connection.rows('SELECT * FROM propertiesView');
}

/** The players of the current game in the order of play. */
export function readPlayers(connection: GameConnection): Promise<PlayerState[]> {
  return connection.rows('SELECT * FROM playersView');
}

/** How the tiles of the current game fared, in their order. */
export function readLandings(connection: GameConnection): Promise<Landing[]> {
  return connection.rows('SELECT * FROM landingsView');
}

/** The printed rents of the board of the current game. */
export function readRents(connection: GameConnection): Promise<PrintedRent[]> {
  return connection.rows('SELECT * FROM rentsView');
}

/** The tiles of the board of the current game. */
export function readBoard(connection: GameConnection): Promise<BoardTile[]> {
  return connection.rows('SELECT * FROM boardView');
}

/** What the edition of the current game calls the things a player may choose. */
export function readChoices(connection: GameConnection): Promise<EditionChoice[]> {
  return connection.rows('SELECT * FROM choicesView');
}

/** The editions that games can be made of. */
export function readEditions(connection: GameConnection): Promise<Edition[]> {
  return connection.rows('SELECT * FROM editionsView');
}

/** What the current game waits for; undefined: there is no game. */
export async function readPending(connection: GameConnection): Promise<Pending | undefined> {
  return (await connection.rows<Pending>('SELECT * FROM pendingView'))[0];
}

/** The newest move of the current game, 0 before the first; undefined: there is no game. */
export async function readRecord(connection: GameConnection): Promise<number | undefined> {
  return (await connection.rows<Pick<Pending, 'Record'>>('SELECT Record FROM pendingView'))[0]?.Record;
}

/** How a game is played by a ruleset, in sentences, in order. */
export function readGuide(connection: GameConnection, ruleset: number): Promise<GuideSentence[]> {
  return connection.rows('SELECT Topic, Sentence FROM guideView WHERE Ruleset = ? ORDER BY Position', [ruleset]);
}

/**
 * What is installed.
 * @throws the error of mysql2, e.g. 1146 when nothing is
 */
export async function readDeployment(connection: GameConnection): Promise<Deployment | undefined> {
  return (await connection.rows<Deployment>('SELECT * FROM deploymentView'))[0];
}
