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

/** A row of gamesView. */
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
  /** its name in the edition; null: none was chosen */
  Pace: string | null;
  /** the board, or edition with that board, that it is played on; null: that of its edition */
  Board: string | null;
  /** the account that made it; null: older than that column */
  'Made by': string | null;
}

/** A row of eventView: an event of the current game, in a sentence. */
export interface EventRow {
  Record: number;
  Event: number;
  Round: number;
  Kind: string;
  Payer: string | null;
  Payee: string | null;
  Amount: number | null;
  Sentence: string;
}

/** A row of movesView: a legal move in the current game. */
export interface PossibleMove {
  Game: number;
  Record: number;
  'Player No.': number;
  'Player name': string;
  Action: string;
  prid: number | null;
  Property: string | null;
  /** what it costs or pays; null: nothing */
  Price: number | null;
  'Partner No.': number | null;
  /** the smallest die, bid, or amount of money in a trade */
  Minimum: number | null;
  Maximum: number | null;
  Meaning: string;
  SQL: string;
  /** whether this account may make it */
  Yours: 0 | 1;
}

/** A row of lackingView: a move that a player could make after raising the money. */
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
  /** how many dice the server had rolled in the game before this move */
  drawn: number | null;
  round: number;
  turn: number;
  location: number;
  bank_balance: number;
  /** the account that made it, in a game with a clock or with seats of accounts or bots; null in such a game: a bot */
  account: string | null;
}

/** A row of landingsView: landings and rents of a tile in the current game. */
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
  /** the rent that a visitor pays; null for an unowned property, or when the visitor's dice decide */
  'Rent now': number | null;
  /** the multiplier of the dice in that case */
  'Rent factor': number | null;
  Mortgaged: 0 | 1;
  Level: number;
  /** 0 when there is a hotel, which replaces the houses */
  Houses: number;
  Hotels: 0 | 1;
  /** how many properties its set has */
  'Of set': number;
  /** how many properties of the set the owner does not own */
  Missing: number;
  'Mortgage value': number | null;
  'Redeem price': number | null;
  'House cost': number | null;
  'Sell price': number | null;
  /** whether the owner may build there, apart from the cost */
  'Can build': 0 | 1;
}

/** A row of playersView. */
export interface PlayerState {
  Turn: number;
  'Player No.': number;
  'Player name': string;
  /** the player's piece; null: none */
  Token: string | null;
  Location: number;
  Tile: string | null;
  'Bank balance': number;
  'Status No.': number;
  Status: 'playing' | 'jailed' | 'out' | 'winner';
  /** whether the player is still in the game */
  'Takes part': 0 | 1;
  /** the edition's word for `Status` */
  Label: string;
  Cards: number;
  'Turns in jail': number;
  'Net worth': number;
  'Is turn': 0 | 1;
  /** the character of the bot that plays the seat; null: a person */
  Character: string | null;
  /** the owner of the seat, in a game between accounts; null: nobody */
  Account: string | null;
}

/** A row of rentsView. */
export interface PrintedRent {
  prid: number;
  Property: string;
  Level: number;
  Amount: number;
  'With set': number;
  /** whether it is the rent with a hotel */
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
  /** start, jail, or its effect */
  Kind: string;
  /** the name of its icon */
  Icon: string | null;
}

/** A row of choicesView: the edition's words for something that a player may choose. */
export interface EditionChoice {
  Position: number;
  Action: string;
  Code: string;
  Label: string;
  /** the details that it takes, e.g. `prid`; null: not an action */
  Takes: string | null;
  /** whether clients ask for confirmation */
  Final: 0 | 1;
  /** whether it raises money */
  'Brings money': 0 | 1;
  /** whether it affects all players */
  'For all': 0 | 1;
}

/** A row of editionsView. */
export interface Edition {
  Edition: string;
  /** the newest version of its rules and board */
  Ruleset: number;
  'Minimum players': number;
  'Maximum players': number;
  'Fixed seats': number;
  Dice: number;
  Sides: number;
  Tiles: number;
  Extends: string | null;
}

/** A row of editionCardsView: a summary of an edition. */
export interface EditionCard {
  Edition: string;
  About: string | null;
  /** how long a game between people takes */
  Minutes: number | null;
  /** the rules that distinguish it from other editions */
  Features: string;
}

/** A row of gamePlayersView: a player of any game. */
export interface GamePlayer {
  Game: number;
  Turn: number;
  'Player No.': number;
  'Player name': string;
  Token: string | null;
  Character: string | null;
  Location: number;
  'Takes part': 0 | 1;
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
  Phase: 'roll' | 'fee' | 'offer' | 'tax' | 'auction' | 'debt' | 'handover' | 'trade' | 'manage' | 'over';
  'Player No.': number | null;
  'Player name': string | null;
  /** whether nobody may move, because it is a copy of a running game between accounts */
  Held: 0 | 1;
  /** what the player must do, in a sentence */
  Expectation: string | null;
  /** the player to ask next where several may act; null: nobody */
  'Next No.': number | null;
  prid: number | null;
  Property: string | null;
  /** the debt, the price of what is offered, the tax, or the highest bid */
  Amount: number | null;
  /** the percentage that may be paid instead of the tax */
  Percent: number | null;
  /** the rent of the offered property if it is bought; null where dice decide */
  Rent: number | null;
  /** the multiplier of the dice in that case */
  'Rent factor': number | null;
  'Creditor No.': number | null;
  Creditor: string | null;
  'Bidder No.': number | null;
  Bidder: string | null;
  /** when the time of the auction or move is up, in UTC; null: no limit */
  Deadline: string | null;
  'Seconds left': number | null;
  Pot: number;
  Terms: Trade | null;
  /** whether properties and trades serve to raise money now */
  'Raises money': 0 | 1;
  /** what may be traded: nothing, one kind of thing on each side, anything */
  Trade: 'none' | 'exchange' | 'free';
  /** whether a trade may be proposed now */
  'Can trade': 0 | 1;
  /** whether both sides of a trade must give something */
  'Both give': 0 | 1;
  /** whether only one side of a trade may give money, and only one may give cards */
  'Kinds once': 0 | 1;
  'Dice source': 'table' | 'server' | 'numbers';
  /** how many dice are rolled */
  Dice: number;
  /** how many sides a die has */
  Sides: number;
  Doubles: number;
}

/** A row of guideView: a sentence of the rules. */
export interface GuideSentence {
  Topic: string;
  Sentence: string;
}

/** The row of deploymentView: the installed version. */
export interface Deployment {
  version: string | null;
  state: 'running' | 'finished';
  started_at: string | null;
  finished_at: string | null;
  /** whether an event of the scheduler lets bots play */
  has_event: 0 | 1;
}

/** The seats of the current game in the order of play; empty: there is no such game. */
export function readSeats(connection: GameConnection): Promise<Seat[]> {
  return connection.rows('SELECT * FROM gameView');
}

/** All games, newest first. */
export function readGames(connection: GameConnection): Promise<Game[]> {
  return connection.rows('SELECT * FROM gamesView');
}

/** Summaries of all editions. */
export function readEditionCards(connection: GameConnection): Promise<EditionCard[]> {
  return connection.rows('SELECT * FROM editionCardsView');
}

/** The pieces that the players of an edition can have, in its order. */
export async function readPieces(connection: GameConnection, edition: string): Promise<string[]> {
  return (await connection.rows<{ Piece: string }>('SELECT Piece FROM piecesView WHERE Edition = ?', [edition])).map(({ Piece: piece }) => piece);
}

/** The players of some games. */
export async function readGamePlayers(connection: GameConnection, games: readonly number[]): Promise<GamePlayer[]> {
  return games.length === 0 ? [] : await connection.rows('SELECT * FROM gamePlayersView WHERE Game IN (?)', [games.map(String)]);
}

/** Which of some games the account may rename and delete. */
export async function readOwnGames(connection: GameConnection, games: readonly number[]): Promise<Set<number>> {
  if (games.length === 0) return new Set();
  const own = await connection.rows<{ Game: number }>('SELECT Game FROM ownGamesView WHERE Game IN (?)', [games.map(String)]);
  return new Set(own.map(({ Game: game }) => game));
}

/** The newest games whose name, edition or a player's name contains a text, or whose number it is. */
export function searchGames(connection: GameConnection, text: string, most: number): Promise<Game[]> {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return connection.rows(
    'SELECT g.* FROM gamesView AS g WHERE g.Name LIKE ? OR g.Edition LIKE ? OR CAST(g.Game AS CHAR) = ?' +
      ' OR g.Game IN (SELECT p.Game FROM gamePlayersView AS p WHERE p.`Player name` LIKE ?) LIMIT ?',
    [like, like, text, like, most],
  );
}

/** The newest games, newest first. */
export function readNewestGames(connection: GameConnection, most: number): Promise<Game[]> {
  return connection.rows('SELECT * FROM gamesView LIMIT ?', [most]);
}

/** The newest game, if there is one. */
export async function readNewestGame(connection: GameConnection): Promise<Game | undefined> {
  return (await connection.rows<Game>('SELECT * FROM gamesView LIMIT 1'))[0];
}

/** The account of a connection, without its host. */
export async function readAccount(connection: GameConnection): Promise<string> {
  const [row] = await connection.rows<{ account: string }>('SELECT SESSION_USER() AS account');
  return row?.account.slice(0, row.account.lastIndexOf('@')) ?? '';
}

/** One game, if it exists. */
export async function readGame(connection: GameConnection, gameId: number): Promise<Game | undefined> {
  return (await connection.rows<Game>('SELECT * FROM gamesView WHERE Game = ?', [gameId]))[0];
}

/** The events of the current game, in order. */
export function readEvents(connection: GameConnection): Promise<EventRow[]> {
  return connection.rows('SELECT * FROM eventView');
}

/** The events of one move of the current game, in order. */
export function readEventsOf(connection: GameConnection, record: number): Promise<EventRow[]> {
  return connection.rows('SELECT * FROM eventView WHERE Record = ?', [record]);
}

/** The events of the current game after a move. */
export function readEventsAfter(connection: GameConnection, record: number): Promise<EventRow[]> {
  return connection.rows('SELECT * FROM eventView WHERE Record > ?', [record]);
}

/** The moves of the current game after one. */
export function readLedgerAfter(connection: GameConnection, record: number): Promise<LedgerRow[]> {
  return connection.rows('SELECT * FROM ledgerView WHERE record_ID > ?', [record]);
}

/** The moves of the current game from `first` to `last`. */
export function readLedgerBetween(connection: GameConnection, first: number, last: number): Promise<LedgerRow[]> {
  return connection.rows('SELECT * FROM ledgerView WHERE record_ID BETWEEN ? AND ?', [first, last]);
}

/** The events of the moves of the current game from `first` to `last`. */
export function readEventsBetween(connection: GameConnection, first: number, last: number): Promise<EventRow[]> {
  return connection.rows('SELECT * FROM eventView WHERE Record BETWEEN ? AND ?', [first, last]);
}

/** The legal moves in the current game; empty: it is over, or there is no such game. */
export function readMoves(connection: GameConnection): Promise<PossibleMove[]> {
  return connection.rows('SELECT * FROM movesView');
}

/** The moves that the players of the current game could make if they had the money. */
export function readLacking(connection: GameConnection): Promise<LackingMove[]> {
  return connection.rows('SELECT * FROM lackingView');
}

/** The moves of the current game, in order. */
export function readLedger(connection: GameConnection): Promise<LedgerRow[]> {
  return connection.rows('SELECT * FROM ledgerView');
}

/** The moves of the current game beginning with the one that has a token; empty: it was not made. */
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

/** The landings and rents of the tiles of the current game, in board order. */
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

/** The edition's words for everything that a player of the current game may choose. */
export function readChoices(connection: GameConnection): Promise<EditionChoice[]> {
  return connection.rows('SELECT * FROM choicesView');
}

/** The editions that can be played. */
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

/** The rules of a ruleset in sentences, in order. */
export function readGuide(connection: GameConnection, ruleset: number): Promise<GuideSentence[]> {
  return connection.rows('SELECT Topic, Sentence FROM guideView WHERE Ruleset = ? ORDER BY Position', [ruleset]);
}

/**
 * The installed version.
 * @throws the error of mysql2, e.g. 1146 when nothing is
 */
export async function readDeployment(connection: GameConnection): Promise<Deployment | undefined> {
  return (await connection.rows<Deployment>('SELECT * FROM deploymentView'))[0];
}
