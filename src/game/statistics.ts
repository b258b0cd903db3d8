import type { GameConnection } from './connection';

/** What a player had after his last move of a round. */
export interface Balance {
  record: number;
  player: number;
  balance: number;
}

/** How often dice showed a sum. */
export interface RolledSum {
  sum: number;
  rolls: number;
}

/** A row of editionLandingsView: how often rolls ended on a tile, in all games by one ruleset. */
export interface EditionLanding {
  Ruleset: number;
  /** null: that of the edition */
  Board: string | null;
  Position: number;
  Tile: string;
  Landings: number;
}

/** A row of editionRentsView: the rent of a property, in all games by one ruleset. */
export interface EditionRent {
  Ruleset: number;
  Position: number;
  Tile: string;
  'Set No.': number;
  Set: string;
  Rents: number;
  'Rent paid': number;
}

/** A row of resultsView: how a player of a game that is over fared. */
export interface PlayerResult {
  Game: number;
  Board: string | null;
  Rounds: number;
  Moves: number;
  /** his place in the order of play, from 0 */
  Turn: number;
  /** null: a person */
  Character: string | null;
  Won: 0 | 1;
}

/** What the players of the current game had, round by round, in order. It reads the whole ledger. */
export function readBalances(connection: GameConnection): Promise<Balance[]> {
  return connection.rows(
    'SELECT m.record_ID AS record, m.player_ID AS player, m.bank_balance AS balance FROM ledgerView AS m' +
      ' JOIN (SELECT MAX(record_ID) AS record_ID FROM ledgerView GROUP BY player_ID, round) AS last ON last.record_ID = m.record_ID' +
      ' ORDER BY m.record_ID',
  );
}

/** How often which sum was rolled in the current game. It reads the whole ledger. */
export function readRolledSums(connection: GameConnection): Promise<RolledSum[]> {
  return connection.rows(
    'SELECT dice + COALESCE(dice2, 0) AS sum, COUNT(*) AS rolls FROM ledgerView WHERE dice IS NOT NULL GROUP BY dice + COALESCE(dice2, 0) ORDER BY sum',
  );
}

/** How often rolls ended on the tiles of an edition. It reads the ledgers of all of its games. */
export function readEditionLandings(connection: GameConnection, edition: string): Promise<EditionLanding[]> {
  return connection.rows('SELECT * FROM editionLandingsView WHERE Edition = ?', [edition]);
}

/** What rents were paid in an edition. It reads the events of all of its games. */
export function readEditionRents(connection: GameConnection, edition: string): Promise<EditionRent[]> {
  return connection.rows('SELECT * FROM editionRentsView WHERE Edition = ?', [edition]);
}

/** How the players fared in the games of an edition that are over, a row a player, by games. */
export function readResults(connection: GameConnection, edition: string): Promise<PlayerResult[]> {
  return connection.rows('SELECT * FROM resultsView WHERE Edition = ? ORDER BY Game, Turn', [edition]);
}

/** The newest game of an edition on a board; undefined: there is none. @param board null: that of the edition */
export async function readNewestOn(connection: GameConnection, edition: string, board: string | null): Promise<number | undefined> {
  return (await connection.rows<{ game: number }>('SELECT Game AS game FROM gamesView WHERE Edition = ? AND Board <=> ? LIMIT 1', [edition, board]))[0]?.game;
}
