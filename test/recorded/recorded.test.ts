import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import type { GameConnection } from '../../src/game/connection';
import { openWorkerDatabase } from '../support/game';
import { readRecording, writeMove } from './format';
import { FILES, firstDifference, PARTS, read } from './replay';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

test('there are games of each edition, and of editions with rules of their own', () => {
  const counts = new Map<string, number>();
  for (const [series = ''] of FILES.map((file) => /^(.+)-\d+\.txt$/.exec(file)?.slice(1) ?? [])) counts.set(series, (counts.get(series) ?? 0) + 1);
  expect([...counts.keys()].sort()).toEqual(['campus', 'campus-house', 'hoarding', 'hoarding-house', 'singletonopoly', 'singletonopoly-house']);
  expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(50);
});

test('games are small', () => {
  const size = FILES.reduce((sum, file) => sum + read(file).length, 0);
  expect(size / FILES.length).toBeLessThanOrEqual(6_000);
});

test('every part has a test file', () => {
  const parts = fs.readdirSync(__dirname).filter((file) => /^part-\d+\.test\.ts$/.test(file));
  expect(parts.sort()).toEqual(Array.from({ length: PARTS }, (_, index) => `part-${index + 1}.test.ts`));
});

test('a move that comes out otherwise is told with its record', async () => {
  const recorded = readRecording(read(FILES[0] ?? ''));
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
