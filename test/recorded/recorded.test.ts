import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import type { GameConnection } from '../../src/client/connection';
import { openWorkerDatabase } from '../support/game';
import { readRecording, writeMove } from './format';
import { FILES, read, readCover } from './recordings';
import { firstDifference, PARTS } from './replay';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

test('there are games of each edition, and of editions with rules of their own', () => {
  const counts = new Map<string, number>();
  for (const [series = ''] of FILES.map((file) => /^(.+)-\d+\.txt$/.exec(file)?.slice(1) ?? [])) counts.set(series, (counts.get(series) ?? 0) + 1);
  expect([...counts.keys()].sort()).toEqual(['campus', 'campus-house', 'classic', 'hoarding', 'hoarding-house', 'singletonopoly', 'singletonopoly-house', 'standard']);
  // Those of standard are long.
  expect(counts.get('standard')).toBeGreaterThanOrEqual(25);
  counts.delete('standard');
  expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(50);
});

test('those that npm test plays show every action after every other that any game has, in each edition', () => {
  const pairsOf = (files: readonly string[]): string[] => {
    const pairs = files.flatMap((file) => {
      const { edition, moves } = readRecording(read(file));
      return moves.map(({ move }, index) => `${edition}: ${move.action}, then ${moves[index + 1]?.move.action ?? 'the end'}`);
    });
    return [...new Set(pairs)].sort();
  };
  expect(readCover().length).toBeLessThan(FILES.length / 2);
  expect(readCover().filter((file) => !FILES.includes(file))).toEqual([]);
  expect(pairsOf(readCover())).toEqual(pairsOf(FILES));
});

test('games are small', () => {
  const short = FILES.filter((file) => !/^(classic|standard)-/.test(file));
  const size = short.reduce((sum, file) => sum + read(file).length, 0);
  expect(size / short.length).toBeLessThanOrEqual(6_000);
  for (const file of FILES.filter((one) => !short.includes(one))) expect(read(file).length).toBeLessThanOrEqual(40_000);
});

test('those of classic are long, and have moves of every kind that there are in it', () => {
  const games = FILES.filter((file) => file.startsWith('classic-')).map((file) => readRecording(read(file)));
  const counts = new Map<string, number>();
  for (const { move } of games.flatMap(({ moves }) => moves)) counts.set(move.action, (counts.get(move.action) ?? 0) + 1);
  const actions = [
    'roll', 'buy', 'decline', 'bid', 'pass', 'close', 'build', 'sell', 'mortgage', 'redeem', 'propose', 'accept', 'reject', 'withdraw', 'pay', 'leave',
    'pay_fine', 'use_card', 'wait', 'pay_flat', 'pay_share', 'end_turn',
  ];
  expect(actions.filter((action) => (counts.get(action) ?? 0) < 10)).toEqual([]);
  expect([...counts.keys()].filter((action) => !actions.includes(action))).toEqual([]);
  expect(games.reduce((sum, { moves }) => sum + moves.length, 0) / games.length).toBeGreaterThan(300);
  const ended = games.filter(({ gameView }) => gameView.some((seat) => seat.includes('(Winner)')));
  expect(ended.length).toBeGreaterThan(games.length / 2);
});

test('those of standard are long, with trades, shortages and bankruptcies', () => {
  const games = FILES.filter((file) => file.startsWith('standard-')).map((file) => readRecording(read(file)));
  const counts = new Map<string, number>();
  for (const { move } of games.flatMap(({ moves }) => moves)) counts.set(move.action, (counts.get(move.action) ?? 0) + 1);
  const actions = ['roll', 'buy', 'decline', 'bid', 'pass', 'build', 'sell', 'mortgage', 'redeem', 'propose', 'accept', 'reject', 'pay', 'leave', 'end_turn'];
  expect(actions.filter((action) => (counts.get(action) ?? 0) < 10)).toEqual([]);
  expect(games.reduce((sum, { moves }) => sum + moves.length, 0) / games.length).toBeGreaterThan(300);
  expect(games.filter(({ gameView }) => gameView.some((seat) => seat.includes('(Winner)'))).length).toBeGreaterThanOrEqual(3);
});

test('every part has a test file', () => {
  const parts = fs.readdirSync(__dirname).filter((file) => /^part-\d+\.test\.ts$/.test(file));
  expect(parts.sort()).toEqual(Array.from({ length: PARTS }, (_, index) => `part-${index + 1}.test.ts`));
});

test('times stand in a file, and moves are made at them', async () => {
  const text = read('classic-001.txt');
  const recorded = readRecording(text);
  expect(recorded.moves.some(({ move }) => move.seconds === 1_000 && move.action === 'close')).toBe(true);
  // Too early to close it: nobody waits for anything.
  for (const { move } of recorded.moves) move.seconds = 0;
  expect(await firstDifference(connection, recorded)).toMatch(/^record \d+: .* now as .*|^record \d+: \d close: is refused now: /);
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
