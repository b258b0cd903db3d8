import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import type { GameConnection } from '../../src/game/connection';
import { openWorkerDatabase } from '../support/game';
import { readRecording, type Recording, writeMove, writeRecording, writeResult } from './format';
import { makeMoves, recordingOf, startGame } from './play-recording';

const FILES = fs.readdirSync(__dirname).filter((file) => file.endsWith('.txt')).sort();

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

const read = (file: string): string => fs.readFileSync(path.join(__dirname, file), 'utf8');

/** Plays a recorded game again. @returns what is different first, for people; undefined: nothing */
async function firstDifference(recorded: Recording): Promise<string | undefined> {
  const { edition, options, moves } = recorded;
  const gameId = await startGame(connection, edition, options);
  const refused = await makeMoves(connection, gameId, moves.map(({ move }) => move));
  const now = await recordingOf(connection, gameId, edition, options);
  for (const [index, { move, result }] of moves.entries()) {
    const record = index + 1;
    const line = `record ${record}: ${writeMove(move)}`;
    if (refused?.record === record) return `${line}: is refused now: ${refused.reason}`;
    const other = now.moves[index];
    if (!other || writeResult(other.result) !== writeResult(result)) {
      const story = await connection.rows<{ Sentence: string }>('SELECT Sentence FROM eventView WHERE Record = ?', [record]);
      const [was, is] = [writeResult(result), other ? writeResult(other.result) : 'missing'];
      return `${line}: came out as ${was}, and now as ${is}: ${story.map(({ Sentence }) => Sentence).join(' ')}`;
    }
  }
  for (const [index, seat] of recorded.gameView.entries()) {
    if (now.gameView[index] !== seat) return `gameView had ${seat}, and has now ${now.gameView[index]}`;
  }
  if (now.events.count !== recorded.events.count || now.events.digest !== recorded.events.digest) {
    return `there were ${recorded.events.count} events, now ${now.events.count}, or they differ`;
  }
  return now.position === recorded.position ? undefined : 'Game, Player, Turns or Deed differ where gameView does not show it';
}

test('there are at least thirty games of each edition', () => {
  const counts = new Map<string, number>();
  for (const [edition = ''] of FILES.map((file) => file.split('-'))) counts.set(edition, (counts.get(edition) ?? 0) + 1);
  expect([...counts.keys()]).toEqual(['campus', 'hoarding', 'singletonopoly']);
  expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(30);
});

test.each(FILES)('%s comes out as it did', async (file) => {
  const text = read(file);
  const recorded = readRecording(text);
  expect(writeRecording(recorded)).toBe(text);
  expect(await firstDifference(recorded)).toBeUndefined();
});

test('a move that comes out otherwise is told with its record', async () => {
  const recorded = readRecording(read(FILES[0] ?? ''));
  const [first, second] = recorded.moves;
  if (!first || !second) throw new Error('There are two moves.');
  const { location, bank_balance } = second.result;
  second.result = { location, bank_balance: bank_balance + 1, digest: second.result.digest };
  expect(await firstDifference(recorded)).toMatch(
    new RegExp(`^record 2: ${writeMove(second.move)}: came out as ${location} ${bank_balance + 1} \\w+, and now as ${location} ${bank_balance} `),
  );
  first.move.player_ID = 77;
  expect(await firstDifference(recorded)).toMatch(/^record 1: 77 roll \d: is refused now: wrong_player: /);
});
