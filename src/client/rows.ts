// Generated from test/schema.sql and test/schema/row-notes.ts by `npx tsx test/schema/write-types.ts`; a test compares them.

import type { Trade } from './trade';

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
  'Last move': string;
  /** when it ends unless somebody moves, in UTC; null: that is not announced */
  Ends: string | null;
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
  /** when the time of an auction is up, in UTC */
  Deadline: string | null;
  Sentence: string;
}

/** A row of movesView: a legal move in the current game. */
export interface PossibleMove {
  'Current game': number;
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

/** A row of nextRollView: a tile that the next roll of a player may lead to. */
export interface NextRoll {
  'Player No.': number;
  'Player name': string;
  Roll: number;
  /** of how many results of the dice */
  Ways: number;
  /** how many results the dice have */
  'All ways': number;
  Position: number;
  Tile: string;
  /** somebody else who owns the tile */
  Owner: string | null;
  /** null: a new roll decides, or a share of what the player owns and must not know now */
  Cost: number | null;
  /** with the salary, if the roll passes GO */
  'Cash then': number;
  /** whether it costs more than that */
  'Too much': 0 | 1;
}

/** A row of tradeEffectsView: what a trade would do to one of its players. */
export interface TradeEffect {
  'Player No.': number;
  'Player name': string;
  Effect: 'group_completed' | 'group_broken' | 'sale' | 'rent' | 'rent_factor' | 'mortgage' | 'cards' | 'cash';
  prid: number | null;
  Property: string | null;
  Set: string | null;
  Before: number;
  After: number;
  Houses: number | null;
  /** the rent with that many houses */
  'With houses': number | null;
  /** what buildings bring that are sold first */
  Brings: number | null;
  /** what is due at once for mortgages */
  Fee: number | null;
  /** what lifting the mortgage costs at once */
  'Lift price': number | null;
  /** what it costs later */
  'Later price': number | null;
  /** whether a summary needs it */
  'In short': 0 | 1;
  /** it, in a sentence about the player */
  Meaning: string;
  /** the same to the player */
  'To player': string;
}

/** A row of adviceView: what a good bot would do in the place of a player. */
export interface Advice {
  'Player No.': number;
  'Player name': string;
  /** null: a rule hides what it would tell */
  Action: string | null;
  prid: number | null;
  /** also the one that is offered or auctioned */
  Property: string | null;
  Amount: number | null;
  /** the move in a few words */
  Advice: string | null;
  Reason: string;
  SQL: string | null;
}

/** A row of botReasonView: why a bot of the current game made a move. */
export interface BotReason {
  Record: number;
  'Player No.': number;
  'Player name': string;
  Action: string;
  Property: string | null;
  Amount: number | null;
  Reason: string;
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
  played_at: string;
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
  /** stands on the hotel */
  Skyscrapers: 0 | 1;
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
  /** null: the player chooses how to pay a tax, and must not know it */
  'Net worth': number | null;
  /** null as there */
  'Can raise': number | null;
  /** by which players compare themselves; null as there */
  Worth: number | null;
  /** whether the player is worth most */
  Leads: 0 | 1;
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
  /** whether it is the rent with a skyscraper */
  Skyscraper: 0 | 1;
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
  /** whether it can be the main button of a phase */
  Main: 0 | 1;
}

/** A row of editionsView. */
export interface Edition {
  Edition: string;
  /** the newest version of its rules and board */
  Ruleset: number;
  'Minimum players': number;
  'Maximum players': number;
  'Opening players': number;
  Dice: number;
  Sides: number;
  Tiles: number;
  Extends: string | null;
  /** where it comes from */
  Origin: 'built in' | 'added' | 'rules file' | 'board file';
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

/** A row of pendingView: what the current game waits for. */
export interface Pending {
  'Current game': number;
  Ruleset: number;
  Edition: string;
  /** the newest move; 0: there is none */
  Record: number;
  /** the round of the next move */
  Round: number;
  Phase: 'roll' | 'fee' | 'offer' | 'tax' | 'auction' | 'debt' | 'handover' | 'trade' | 'proposal' | 'manage' | 'over';
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
  /** until the last turn; null: no limit */
  'Minutes left': number | null;
  Pot: number;
  Terms: Trade | null;
  /** the buildings that the proposed trade would sell first; null: none */
  Sale: string | null;
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
  /** whether people may ask what a bot would do in their place */
  'Has advice': 0 | 1;
}

/** A row of guideView: a sentence of the rules. */
export interface GuideSentence {
  Ruleset: number;
  Topic: string;
  Position: number;
  Sentence: string;
}

/** A row of deploymentView: the installed version. */
export interface Deployment {
  version: string | null;
  state: 'running' | 'finished';
  started_at: string | null;
  finished_at: string | null;
  /** whether an event of the scheduler lets bots play, and has run in the last ten seconds */
  has_event: 0 | 1;
}

/** A row of changesView: what one event of the current game changed. */
export interface Change {
  Record: number;
  Event: number;
  Kind: string;
  'Player No.': number;
  'Payer No.': number | null;
  'Payee No.': number | null;
  Amount: number | null;
  /** where the player was afterwards */
  Location: number | null;
  prid: number | null;
  /** the text of the drawn card */
  Card: string | null;
  /** its deck */
  Deck: string | null;
  /** one more building is a hotel, and two more a skyscraper on it */
  'Most houses': number;
  /** what happened to the property, or to the player */
  Change: 'owner' | 'bank' | 'build' | 'sell' | 'mortgage' | 'redeem' | 'estate' | 'jail' | 'free' | null;
}

/** A row of botsView: a character that a bot can have. */
export interface BotCharacter {
  Character: string;
  Description: string;
  /** whether it is a substitute, which moves for late players and does not play to win */
  'Stands in': 0 | 1;
}

/** A row of savesView: a saved point of a game. */
export interface Save {
  Name: string;
  Game: number;
  'Game name': string;
  Edition: string;
  /** the last move before it; 0: the opening position */
  Record: number;
  Saved: string;
}

/** A row of forksView: a game that continues from a record of another. */
export interface Fork {
  Game: number;
  'Game name': string;
  Parent: number;
  /** null: the parent was deleted */
  'Parent name': string | null;
  /** the last move that both have */
  Record: number;
  /** whether the seed was public when the fork was made, so that anyone can predict dice and cards */
  'Seed was open': 0 | 1;
}

/** A row of slotsView: a slot of the account; an empty one has no game. */
export interface Slot {
  Slot: number;
  Game: number | null;
  'Game name': string | null;
  Edition: string | null;
  Round: number | null;
  /** the last move before it; 0: the opening position */
  Record: number | null;
  Saved: string | null;
}

/** A row of editionLandingsView: how often rolls ended on a tile, in all games by one ruleset. */
export interface EditionLanding {
  Edition: string;
  Ruleset: number;
  /** null: that of the edition */
  Board: string | null;
  Position: number;
  Tile: string;
  Landings: number;
}

/** A row of editionRentsView: the rent of a property, in all games by one ruleset. */
export interface EditionRent {
  Edition: string;
  Ruleset: number;
  Position: number;
  Tile: string;
  'Set No.': number;
  Set: string;
  Rents: number;
  'Rent paid': number;
}

/** A row of gamesWorthView: what a player was worth after a move of a game that is over. */
export interface GameWorth {
  Game: number;
  /** 0: the opening */
  Record: number;
  'Player No.': number;
  'Player name': string;
  Worth: number;
}

/** A row of turningPointsView: the move after which the winner of a game always led. */
export interface TurningPoint {
  Game: number;
  /** 0: the opening */
  Record: number;
  'Player No.': number;
  'Player name': string;
  /** of the winner, after that move */
  Worth: number;
  /** who of the others was worth most */
  Second: string | null;
  'Worth of second': number | null;
  /** how often somebody else than before took the lead */
  'Lead changes': number;
  /** the most that the winner lacked to the leader; null: nothing */
  'Furthest behind': number | null;
  /** after which move */
  'Furthest behind in': number | null;
}

/** A row of editionLineupsView: a line-up with its winners in finished games by one ruleset. */
export interface EditionLineup {
  Edition: string;
  Ruleset: number;
  /** null: that of the edition */
  Board: string | null;
  /** by turn, from 0; bot null: a person */
  Lineup: Readonly<Record<string, { bot: string | null; won: boolean }>>;
  /** several rows may have the same line-up */
  Games: number;
}

/** A row of editionLengthsView: how many finished games by one ruleset took so many moves or rounds. */
export interface EditionLength {
  Edition: string;
  Ruleset: number;
  /** null: that of the edition */
  Board: string | null;
  Unit: 'moves' | 'rounds';
  Length: number;
  /** several rows may have the same length */
  Games: number;
}

/** A row of invitationsView: a link that the account made. */
export interface Invitation {
  Game: number;
  /** null: for watching */
  'Player No.': number | null;
  'Player name': string | null;
  /** whether somebody has taken the seat */
  Taken: 0 | 1;
  Made: string;
}

/** A row of lobbiesView: a table that people join by a link. */
export interface Lobby {
  Lobby: number;
  /** of its games; null: that of the edition */
  Name: string | null;
  Edition: string;
  Pace: string | null;
  Board: string | null;
  Host: string;
  Seating: 'table' | 'accounts';
  Seats: number;
  Taken: number;
  /** whether newcomers can take seats */
  Open: 0 | 1;
  'Has link': 0 | 1;
  Games: number;
  /** the newest that was begun there */
  Game: number | null;
  /** whether that game is not over */
  Playing: 0 | 1;
  Changes: number;
  Made: string;
  /** whether this account opened it */
  Yours: 0 | 1;
  /** seconds for a move; null: none */
  'Time limit': number | null;
  'Dice source': string;
}

/** A row of lobbySeatsView: a seat of a lobby, free or taken. */
export interface LobbySeat {
  Lobby: number;
  Seat: number;
  /** null: the seat is free */
  Name: string | null;
  Token: string | null;
  /** the character that plays */
  Bot: string | null;
  Account: string | null;
  /** whether a guest of the page has it */
  Guest: 0 | 1;
  /** in the newest game of the lobby */
  'Player No.': number | null;
  /** whether a person wants another game */
  Ready: 0 | 1;
  /** games of the lobby that somebody of that name won */
  Wins: number;
  /** whether this account itself has it */
  Yours: 0 | 1;
}

/** A row of emotesView: what can be said by one click. */
export interface Emote {
  Emote: string;
  Label: string;
  Symbol: string;
}

/** A row of talkView: what a player said in the current game: an emote, a text or a nudge. */
export interface TalkLine {
  Line: number;
  'Player No.': number;
  'Player name': string;
  Emote: string | null;
  /** the emoji of the emote */
  Symbol: string | null;
  /** what the emote says */
  Label: string | null;
  Text: string | null;
  /** the player who was nudged */
  'Nudged No.': number | null;
  /** their name */
  Nudged: string | null;
  /** in UTC */
  Said: string;
}

/** A row of talkStateView: the talk of a game. */
export interface TalkState {
  Game: number;
  /** whether texts are allowed */
  Texts: 0 | 1;
  Changes: number;
  /** the person whom the game waits for */
  Awaited: number | null;
  /** for how long */
  Seconds: number;
}

/** A row of restoredView: a game that was restored from an archive. */
export interface RestoredGame {
  Game: number;
  'Game name': string;
  /** the number of the game that was archived */
  'Archived game': number;
  /** that of the archive */
  Digest: string;
  /** whether the seed was public when the game was restored, so that anyone can predict dice and cards */
  'Seed was open': 0 | 1;
}

/** A row of commitmentView: the commitment to the seed of the current game's dice and shuffles. */
export interface Commitment {
  'Current game': number;
  'Dice source': 'table' | 'server' | 'numbers';
  Commitment: string;
  /** null: still secret */
  Seed: string | null;
}

/** A row of diceView: a random choice of the server, e.g. a die or the place of a card. */
export interface RandomChoice {
  Record: number;
  /** the hashed text without the seed, e.g. `die:17`, `order:0:1`, `deed:3`, `card:5` */
  What: string;
  /** null: not a die */
  Sides: number | null;
  /** what the die showed, or the place in its pile; null: secret */
  Result: number | null;
  /** null: the seed is secret until the game is over */
  Hash: string | null;
  /** the deck of a card */
  Deck: number | null;
}

/** A row of drawsView: the recorded outcome of a random choice. */
export interface Draw {
  Record: number;
  Event: number;
  Kind: 'rolled' | 'dealt' | 'drew' | 'card_used';
  'Player No.': number;
  /** e.g. `order:0`, `deed:3`, `card:5` */
  What: string;
  Deck: number | null;
  /** whether the player kept the card */
  Kept: 0 | 1;
  /** the sum of two dice; null: none were rolled */
  Roll: number | null;
}

/** A row of boardsView: a board that can be played on and copied. */
export interface Board {
  Board: string;
  /** null: the board of an edition */
  'Copied from': string | null;
  /** the account that made it; null: the board of an edition */
  Account: string | null;
  Tiles: number;
  Properties: number;
  Salary: number;
  /** whether this account may change and remove it */
  Yours: 0 | 1;
}

/** A row of tilesView: a tile of a board as in its file. */
export interface TileOfBoard {
  Board: string;
  Location: number;
  Tile: string;
  'Set No.': number | null;
  Set: string | null;
  Price: number | null;
  /** what it depends on, with the amounts; `price`: it is the price */
  Rent: string | null;
  'House cost': number | null;
  'Hotel cost': number | null;
  'Skyscraper cost': number | null;
  /** the mortgage value; null: it cannot be mortgaged */
  Mortgage: number | null;
  Effect: string | null;
  Amount: string | null;
  /** what passing it pays, below 0 what it costs */
  Passing: number | null;
  /** start, jail, or its effect */
  Kind: string;
  /** the name of its icon */
  Icon: string | null;
}

/** A row of tournamentsView. */
export interface Tournament {
  Tournament: number;
  Name: string;
  Start: string;
  End: string;
  'Point system': string;
  /** entered for the rounds to come */
  Players: number;
  Rounds: number;
  Matches: number;
  /** matches that have a result */
  Played: number;
  Closed: 'yes' | 'no';
}

/** A row of pointSystemsView. */
export interface PointSystem {
  'Point system': string;
  /** the possible numbers of players in a match, e.g. `3, 4` */
  Players: string;
  'Table strength': 'yes' | 'no';
  /** a sentence about the points of the places */
  Pays: string;
}

/** A row of leaguePlayersView. */
export interface LeaguePlayer {
  'Player No.': number;
  Player: string;
  Tournaments: number;
  Matches: number;
}

/** A row of entriesView: a player entered for the undrawn rounds. */
export interface Entry {
  Tournament: number;
  'Player No.': number;
  Player: string;
}

/** A row of roundsView. */
export interface Round {
  Tournament: number;
  Round: number;
  Start: string;
  End: string;
  Matches: number;
  Played: number;
  /** names separated by commas; null: nobody */
  Byes: string | null;
}

/** A row of matchesView: a drawn player and their score. */
export interface MatchPlayer {
  Tournament: number;
  Round: number;
  Table: number;
  Match: number;
  Strength: number | null;
  'Player No.': number;
  Player: string;
  Score: number | null;
}

/** A row of repeatedMeetingsView: two players who met in a match that was drawn before this one. */
export interface RepeatedMeeting {
  Tournament: number;
  Round: number;
  Table: number;
  Match: number;
  'Player No.': number;
  Player: string;
  'Other No.': number;
  Other: string;
  'Met before': number;
}

/** A row of pointsView: a score and what it pays. */
export interface Points {
  Tournament: number;
  Round: number;
  Match: number;
  'Player No.': number;
  Player: string;
  Score: number;
  Place: number;
  'For place': number;
  'For table': number;
  'For score': number;
  Points: number;
}

/** A row of standingsView. */
export interface Standing {
  Tournament: number;
  /** null: the player has neither a match nor points */
  Rank: number | null;
  'Player No.': number;
  Player: string;
  Matches: number;
  /** null: the point system does not say what a place of this player pays */
  Points: number | null;
  'Points per match': number | null;
  'Total score': number;
  Wins: number;
  /** rounds with results in which this player sat out */
  Byes: number;
  'Points for byes': number;
  /** bonuses less penalties */
  Bonus: number;
}

/** A row of roundStandingsView. */
export interface RoundStanding {
  Tournament: number;
  Round: number;
  /** null: the player has neither a match nor points */
  Rank: number | null;
  'Player No.': number;
  Player: string;
  Matches: number;
  /** null: the point system does not say what a place of this player pays */
  Points: number | null;
  'Points per match': number | null;
  'Total score': number;
  Wins: number;
  /** rounds with results in which this player sat out */
  Byes: number;
  'Points for byes': number;
  /** bonuses less penalties */
  Bonus: number;
}

/** A row of playerHistoryView: a match that a player played. */
export interface PlayedMatch {
  'Player No.': number;
  Player: string;
  Tournament: number;
  'Tournament name': string;
  Round: number;
  Table: number;
  Match: number;
  Opponents: string;
  Score: number;
  Place: number;
  Points: number;
}

/** A row of seatingView: how the entered players would be seated. */
export interface Seating {
  Tournament: number;
  'Point system': string;
  Players: number;
  Seated: number;
  'Left over': number;
  /** point systems that leave fewer over */
  'Fewer with': string | null;
}

/** A row of leagueHistoryView: a change. */
export interface HistoryLine {
  Tournament: number;
  Change: number;
  When: string;
  Account: string;
  What: string;
  Undone: 'yes' | '';
}

/** A row of settingsView. */
export interface Setting {
  Tournament: number;
  Setting: string;
  /** null: nothing is set, and there is no initial value */
  Value: string | null;
  /** the possible values, in words */
  Takes: string;
  Meaning: string;
}

/** A row of rankCriteriaView. */
export interface Criterion {
  Criterion: string;
  Meaning: string;
}

/** A row of rankingView. */
export interface RankedBy {
  Tournament: number;
  /** 1: it decides first */
  Position: number;
  Criterion: string;
  Meaning: string;
}

/** A row of adjustmentsView: a bonus, or a penalty, which is below 0. */
export interface Adjustment {
  Tournament: number;
  Number: number;
  'Player No.': number;
  Player: string;
  /** the first round for which it counts; null: from the beginning */
  'From round': number | null;
  Points: number;
  Reason: string;
}

/** A row of scorersView. */
export interface Scorer {
  Tournament: number;
  Account: string;
  Right: 'score' | 'organise';
}

/** A row of drawMethodsView. */
export interface DrawMethod {
  Method: string;
  Draws: 'round' | 'tournament';
  Meaning: string;
}

/** A row of undoView: what is undone next, a change of the tournament or a record of a match. */
export interface Undoable {
  Tournament: number;
  Change: number | null;
  Match: number | null;
  Record: number | null;
  When: string;
  Account: string;
  What: string;
}

/** A row of violationsView. */
export interface Violation {
  Violation: string;
  Tuples: number;
  Meaning: string;
}
