import type { GameConnection } from '../client/connection';
import { isRefused, refusal, RefusedMove } from '../client/refusal';
import { change, changeOnce, type Score } from './calls';
import { sameResult } from './import';
import { listedName } from './listed-name';
import { type MatchPlayer, readMatch } from './views';
import { inTransaction } from '../client/in-transaction';

/** All scores of a match. */
export interface Result {
  match: number;
  scores: readonly Score[];
}

/** Why results were refused, by match. */
export type Refusals = ReadonlyMap<number, RefusedMove>;

/**
 * Records results one by one. A result that is already recorded exactly like this is no error: it may have been sent
 * twice.
 * @returns the refusals; all other results are recorded
 * @throws the error of mysql2
 */
export async function recordResults(connection: GameConnection, results: readonly Result[]): Promise<Refusals> {
  const refusals = new Map<number, RefusedMove>();
  for (const { match, scores } of results) {
    try {
      await change(connection, 'record_result', match, scores);
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      const isThere = isRefused(error, 'result_recorded') && sameResult(scores, await readMatch(connection, match));
      if (!isThere) refusals.set(match, error);
    }
  }
  return refusals;
}

/** Identifies a result, to check later that it is still the one that was shown. */
export function resultKeyOf(players: readonly Pick<MatchPlayer, 'Player No.' | 'Score'>[]): string {
  return players.map(({ 'Player No.': number, Score: score }) => `${number}:${score ?? ''}`).sort().join(' ');
}

/**
 * Replaces all scores of a match, if they are still those that were shown.
 * @param shown from resultKeyOf
 * @throws RefusedMove change_not_last, and what correct_result raises
 */
export async function correctShown(connection: GameConnection, match: number, shown: string, scores: readonly Score[]): Promise<void> {
  await inTransaction(connection, async () => {
    await checkShown(connection, match, shown);
    await changeOnce(connection, 'correct_result', match, scores);
  });
}

/**
 * Annuls the result of a match, if it is still the one that was shown.
 * @param shown from resultKeyOf
 * @throws RefusedMove change_not_last, and what annul_result raises
 */
export async function annulShown(connection: GameConnection, match: number, shown: string): Promise<void> {
  await inTransaction(connection, async () => {
    await checkShown(connection, match, shown);
    await changeOnce(connection, 'annul_result', match);
  });
}

/** In the same transaction as the change: the database then refuses it if the result has changed since this read. */
async function checkShown(connection: GameConnection, match: number, shown: string): Promise<void> {
  const there = await readMatch(connection, match);
  if (there.length === 0 || resultKeyOf(there) === shown) return;
  const isPlayed = there.some(({ Score: score }) => score !== null);
  const scores = there.map(({ Player: player, Score: score }) => `${listedName(player)} ${score}`).join(', ');
  throw refusal('change_not_last', isPlayed ? `Another result was recorded in the meantime: ${scores}.` : 'The result was annulled in the meantime.');
}
