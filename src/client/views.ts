import type { GameConnection } from './connection';
import type { BoardTile, Deployment, Edition, EditionCard, EditionChoice, EventRow, Game, GamePlayer, GuideSentence, LackingMove, Landing, LedgerRow, NextRoll, Pending, PlayerState, PossibleMove, PrintedRent, PropertyState, Seat } from './rows';

export type { Trade, TradeSide } from './trade';
export type { BoardTile, Deployment, Edition, EditionCard, EditionChoice, EventRow, Game, GamePlayer, LackingMove, Landing, LedgerRow, NextRoll, Pending, PlayerState, PossibleMove, PrintedRent, PropertyState, Seat } from './rows';

/** The seats of the current game in the order of play; empty: there is no such game. */
export function readSeats(connection: GameConnection): Promise<Seat[]> {
  return connection.rows('SELECT * FROM gameView');
}

/** Which games to read, of all. */
export interface GameFilter {
  /** only those that are over, or only those that are not; null: both */
  isOver?: boolean | null;
  /** only those in which nobody has moved for so many hours; default: 0 */
  idleHours?: number;
  /** how many; default: all */
  most?: number;
}

/** Games, the newest first. */
export function readGames(connection: GameConnection, { isOver = null, idleHours = 0, most = Number.MAX_SAFE_INTEGER }: GameFilter = {}): Promise<Game[]> {
  const is = isOver === null ? null : Number(isOver);
  return connection.rows(
    'SELECT * FROM gamesView WHERE (? IS NULL OR (`Next player` IS NULL) = ?) AND (? = 0 OR `Last move` <= UTC_TIMESTAMP() - INTERVAL ? HOUR) LIMIT ?',
    [is, is, idleHours, idleHours, most],
  );
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
export function readNewestGame(connection: GameConnection): Promise<Game | undefined> {
  return connection.row('SELECT * FROM gamesView LIMIT 1');
}

/** The account of a connection, without its host. */
export async function readAccount(connection: GameConnection): Promise<string> {
  const row = await connection.row<{ account: string }>('SELECT SESSION_USER() AS account');
  return row?.account.slice(0, row.account.lastIndexOf('@')) ?? '';
}

/** One game, if it exists. */
export function readGame(connection: GameConnection, gameId: number): Promise<Game | undefined> {
  return connection.row('SELECT * FROM gamesView WHERE Game = ?', [gameId]);
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

/** Where the next roll of a player of the current game may lead, and what it would cost there. @returns empty: in jail, or out */
export function readNextRoll(connection: GameConnection, player: number): Promise<NextRoll[]> {
  return connection.rows('SELECT * FROM nextRollView WHERE `Player No.` = ?', [player]);
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

/** An edition that can be played, if it exists. */
export async function readEdition(connection: GameConnection, edition: string): Promise<Edition | undefined> {
  // Not WHERE: the database would find the name in any case.
  return (await readEditions(connection)).find(({ Edition: name }) => name === edition);
}

/** The edition that is played when none is named. @returns '' if there is no edition */
export async function readUsualEdition(connection: GameConnection, purpose: 'new' | 'quick' | 'simulate'): Promise<string> {
  const [usual] = await connection.rows<{ Edition: string | null }>('SELECT Edition FROM usualEditionsView WHERE Purpose = ?', [purpose]);
  return usual?.Edition ?? '';
}

/** What the current game waits for; undefined: there is no game. */
export function readPending(connection: GameConnection): Promise<Pending | undefined> {
  return connection.row('SELECT * FROM pendingView');
}

/** The newest move of the current game, 0 before the first; undefined: there is no game. */
export async function readRecord(connection: GameConnection): Promise<number | undefined> {
  return (await connection.row<Pick<Pending, 'Record'>>('SELECT Record FROM pendingView'))?.Record;
}

/** The rules of a ruleset in sentences, in order. */
export function readGuide(connection: GameConnection, ruleset: number): Promise<GuideSentence[]> {
  return connection.rows('SELECT Topic, Sentence FROM guideView WHERE Ruleset = ? ORDER BY Position', [ruleset]);
}

/**
 * The installed version.
 * @throws the error of mysql2, e.g. 1146 when nothing is
 */
export function readDeployment(connection: GameConnection): Promise<Deployment | undefined> {
  return connection.row('SELECT * FROM deploymentView');
}
