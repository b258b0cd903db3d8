import { toldAfter } from '../game/bots';
import type { GameConnection } from '../game/connection';
import { readPlayers, readStoryOf } from '../game/views';
import { rollSentence } from '../telling/rolls';
import { playerOf } from '../game/standing';

/**
 * The story of the chosen game in lines: under each round its moves with their numbers, what was rolled, and what it
 * brought about.
 * @param after the record after which it begins; -1: with the opening
 * @returns none where nothing has happened
 */
export async function storyLines(connection: GameConnection, after: number): Promise<string[]> {
  const players = await readPlayers(connection);
  const opening = after < 0 ? await readStoryOf(connection, 0) : [];
  const moves = (await toldAfter(connection, Math.max(0, after))).map(({ move, events }) => {
    const rolled = rollSentence(playerOf(players, move.player_ID)['Player name'], move);
    const sentences = [...(rolled === undefined ? [] : [rolled]), ...events.map(({ Sentence }) => Sentence)];
    return { record: move.record_ID, round: move.round, sentences };
  });
  const told = [{ record: 0, round: 1, sentences: opening.map(({ Sentence }) => Sentence) }, ...moves].filter(({ sentences }) => sentences.length > 0);
  const width = String(told.at(-1)?.record ?? '').length + 1;
  return told.flatMap(({ record, round, sentences }, index) => [
    ...(round === told[index - 1]?.round ? [] : [`Round ${round}`]),
    ...sentences.map((sentence, at) => `  ${(at === 0 ? `${record}.` : '').padStart(width)} ${sentence}`),
  ]);
}
