import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, TestGame } from '../../support/game';
import { callInMove } from '../../support/move-routine';

let connection: GameConnection;
let game: TestGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await TestGame.start(connection);
});

describe('select_next_player', () => {
  test.each([
    { from: 0, out: [], to: { turn: 1, round: 1 } },
    { from: 3, out: [], to: { turn: 0, round: 2 } },
    { from: 0, out: [1, 2], to: { turn: 3, round: 1 } },
    { from: 2, out: [3, 0], to: { turn: 1, round: 2 } },
    { from: 1, out: [0, 2, 3], to: { turn: 1, round: 2 } },
  ])('from seat $from without $out: $to', async ({ from, out, to }) => {
    await game.setStatus(2, ...out);
    await game.setStatus(1, ...[0, 1, 2, 3].filter((pid) => !out.includes(pid)));
    await connection.run('SET @turn = ?, @round = 1', [from]);
    const move = { game_id: game.id, seats: 4, players_left: 4 - out.length, turn: '@turn', round: '@round' };
    await changingNothing(connection, () => game.run(callInMove('select_next_player', '', move)));
    expect(await connection.rows('SELECT @turn AS turn, @round AS round')).toEqual([to]);
  });
});
