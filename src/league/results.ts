import type { GameConnection } from '../game/connection';
import { isRefused, RefusedMove } from '../game/refusal';
import { recordResult, type Score } from './calls';
import { sameResult } from './import';
import { readMatch } from './views';

/** All scores of a match, as somebody wrote them down. */
export interface Result {
  match: number;
  scores: readonly Score[];
}

/** Results that were refused, by their matches, and why. */
export type Refusals = ReadonlyMap<number, RefusedMove>;

/**
 * Records the results of an evening, each by itself. One that is there already, exactly so, counts as recorded: it may
 * have been sent twice.
 * @returns what the database refused; the others are recorded
 * @throws the error of mysql2
 */
export async function recordResults(connection: GameConnection, results: readonly Result[]): Promise<Refusals> {
  const refusals = new Map<number, RefusedMove>();
  for (const { match, scores } of results) {
    try {
      await recordResult(connection, match, scores);
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      const isThere = isRefused(error, 'result_recorded') && sameResult(scores, await readMatch(connection, match));
      if (!isThere) refusals.set(match, error);
    }
  }
  return refusals;
}
