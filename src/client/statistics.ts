import type { GameConnection } from './connection';
import type { EditionLanding, EditionLength, EditionLineup, EditionRent } from './rows';

export type { EditionLanding, EditionLength, EditionLineup, EditionRent } from './rows';

/** A payment in a move; null: the bank. */
export interface MoneyChange {
  record: number;
  payer: string | null;
  payee: string | null;
  amount: number;
}

/** How often a sum was rolled. */
export interface RolledSum {
  sum: number;
  rolls: number;
}

/** All payments in the current game, in order. Reads all of its events. */
export function readMoneyChanges(connection: GameConnection): Promise<MoneyChange[]> {
  return connection.rows(
    'SELECT Record AS record, Payer AS payer, Payee AS payee, Amount AS amount FROM eventView' +
      ' WHERE Amount IS NOT NULL AND (Payer IS NOT NULL OR Payee IS NOT NULL) ORDER BY Record, Event',
  );
}

/** How often each sum was rolled in the current game. Reads the whole ledger. */
export function readRolledSums(connection: GameConnection): Promise<RolledSum[]> {
  return connection.rows(
    'SELECT dice + COALESCE(dice2, 0) AS sum, COUNT(*) AS rolls FROM ledgerView WHERE dice IS NOT NULL GROUP BY dice + COALESCE(dice2, 0) ORDER BY sum',
  );
}

/** How often rolls ended on each tile of an edition. */
export function readEditionLandings(connection: GameConnection, edition: string): Promise<EditionLanding[]> {
  return connection.rows('SELECT * FROM editionLandingsView WHERE Edition = ?', [edition]);
}

/** The rents paid in an edition. */
export function readEditionRents(connection: GameConnection, edition: string): Promise<EditionRent[]> {
  return connection.rows('SELECT * FROM editionRentsView WHERE Edition = ?', [edition]);
}

/** The line-ups and winners of the finished games of an edition. */
export function readEditionLineups(connection: GameConnection, edition: string): Promise<EditionLineup[]> {
  return connection.rows('SELECT * FROM editionLineupsView WHERE Edition = ?', [edition]);
}

/** How long the finished games of an edition took. */
export function readEditionLengths(connection: GameConnection, edition: string): Promise<EditionLength[]> {
  return connection.rows('SELECT * FROM editionLengthsView WHERE Edition = ?', [edition]);
}

/** The newest game of an edition on a board; undefined: there is none. @param board null: that of the edition */
export async function readNewestOn(connection: GameConnection, edition: string, board: string | null): Promise<number | undefined> {
  return (await connection.row<{ game: number }>('SELECT Game AS game FROM gamesView WHERE Edition = ? AND Board <=> ? LIMIT 1', [edition, board]))?.game;
}
