import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/game/connection';
import { openWorkerDatabase } from '../support/game';
import { readRecording, writeMove } from './format';
import { filesOf, firstDifference, textOf } from './play-again';

/** Each has a test file of its own. */
const SERIES = ['campus', 'campus-house', 'hoarding', 'hoarding-house', 'singletonopoly', 'singletonopoly-house'];

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

test('there are three hundred games, fifty of each series', () => {
  expect(SERIES.map((series) => [series, filesOf(series).length])).toEqual(SERIES.map((series) => [series, 50]));
});

test('the games that were added are small', () => {
  const sizes = SERIES.flatMap((series) => filesOf(series).filter((file) => series.endsWith('-house') || Number(file.slice(-7, -4)) > 30))
    .map((file) => textOf(file).length);
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(6_000);
});

test('a move that comes out otherwise is told with its record', async () => {
  const recorded = readRecording(textOf('campus-001.txt'));
  const [first, second] = recorded.moves;
  if (!first || !second) throw new Error('There are two moves.');
  const { location, bank_balance } = second.result;
  second.result = { location, bank_balance: bank_balance + 1, digest: second.result.digest };
  expect(await firstDifference(connection, recorded)).toMatch(
    new RegExp(`^record 2: ${writeMove(second.move)}: came out as ${location} ${bank_balance + 1} \\w+, and now as ${location} ${bank_balance} `),
  );
  first.move.player_ID = 77;
  expect(await firstDifference(connection, recorded)).toMatch(/^record 1: 77 roll \d: is refused now: wrong_player: /);
});
