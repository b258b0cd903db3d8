import { readReasonsAfter } from '../client/advice';
import { readMovesAfter } from '../client/bots';
import type { GameConnection } from '../client/connection';
import { readPlayers, readEventsOf } from '../client/views';
import { rollSentence } from '../client/words/rolls';

/**
 * The log of the chosen game in lines: under each round its moves with their numbers, rolls and events.
 * @param after the record after which the log begins; -1: include the opening
 * @param why whether to add why bots decided as they did
 * @returns empty if there are no moves
 */
export async function logLines(connection: GameConnection, after: number, why = false): Promise<string[]> {
  const players = await readPlayers(connection);
  const opening = after < 0 ? await readEventsOf(connection, 0) : [];
  const reasons = new Map((why ? await readReasonsAfter(connection, Math.max(0, after)) : []).map(({ Record, Reason }) => [Record, `(${Reason})`]));
  const moves = (await readMovesAfter(connection, Math.max(0, after))).map(({ move, events }) => {
    const rolled = rollSentence(players, move);
    const sentences = [rolled, ...events.map(({ Sentence }) => Sentence), reasons.get(move.record_ID)].filter((sentence) => sentence !== undefined);
    return { record: move.record_ID, round: move.round, sentences };
  });
  const entries = [{ record: 0, round: 1, sentences: opening.map(({ Sentence }) => Sentence) }, ...moves].filter(({ sentences }) => sentences.length > 0);
  const width = String(entries.at(-1)?.record ?? '').length + 1;
  return entries.flatMap(({ record, round, sentences }, index) => [
    ...(round === entries[index - 1]?.round ? [] : [`Round ${round}`]),
    ...sentences.map((sentence, at) => `  ${(at === 0 ? `${record}.` : '').padStart(width)} ${sentence}`),
  ]);
}
