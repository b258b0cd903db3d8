import { callOnce } from '../game/call';
import type { GameConnection } from '../game/connection';
import { isRefused, refusal, RefusedMove } from '../game/refusal';
import { CALLS, CHANGES, recordResult, type Score } from './calls';
import { sameResult } from './import';
import { type MatchPlayer, readMatch } from './views';
import { wholly } from './whole';

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

/** By which a result is known to be what was shown. */
export function resultKeyOf(players: readonly Pick<MatchPlayer, 'Player No.' | 'Score'>[]): string {
  return players.map(({ 'Player No.': number, Score: score }) => `${number}:${score ?? ''}`).sort().join(' ');
}

/**
 * Replaces all scores of a match, if they are still those that somebody was shown.
 * @param shown as resultKeyOf tells it
 * @throws RefusedMove change_not_last, and what correct_result raises
 */
export async function correctShown(connection: GameConnection, match: number, shown: string, scores: readonly Score[]): Promise<void> {
  await wholly(connection, async () => {
    await checkShown(connection, match, shown);
    await callOnce(connection, CALLS.correctResult, [match, JSON.stringify(scores)]);
  });
}

/**
 * Takes the result of a match back, if it is still the one that somebody was shown.
 * @param shown as resultKeyOf tells it
 * @throws RefusedMove change_not_last, and what annul_result raises
 */
export async function annulShown(connection: GameConnection, match: number, shown: string): Promise<void> {
  await wholly(connection, async () => {
    await checkShown(connection, match, shown);
    await callOnce(connection, CHANGES.annulResult, [match]);
  });
}

/** What is read here is what is changed then: the database refuses changes by who has seen an older state. */
async function checkShown(connection: GameConnection, match: number, shown: string): Promise<void> {
  const there = await readMatch(connection, match);
  if (there.length === 0 || resultKeyOf(there) === shown) return;
  const isPlayed = there.some(({ Score: score }) => score !== null);
  const told = there.map(({ Player: player, Score: score }) => `${player} ${score}`).join(', ');
  throw refusal('change_not_last', isPlayed ? `Another result was recorded meanwhile: ${told}.` : 'The result was annulled meanwhile.');
}
