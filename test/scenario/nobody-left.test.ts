import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { importEdition } from '../support/editions';
import { openWorkerDatabase, TestGame } from '../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

test('a game that goes on until nobody is left ends when the last is defeated, and nobody has won', async () => {
  await importEdition(connection, {
    edition: 'nobody left',
    rules: { starting_cash: 30, winner: 'net_worth', players_left_to_end: 0 },
    board: { tiles: ['Start', { bonus: 'Toll', pay: 20 }] },
  });
  const game = await TestGame.start(connection, 'nobody left');
  // Both come to the toll, and once round to it again, where 10 are not enough.
  await game.roll(1, 1, 2, 2);
  expect(await connection.rows('SELECT Phase, `Is turn`, Status FROM pendingView, playersView')).toEqual([
    { Phase: 'over', 'Is turn': 0, Status: 'out' },
    { Phase: 'over', 'Is turn': 0, Status: 'out' },
  ]);
  expect((await game.events()).map(({ kind }) => kind)).toEqual(['defeated']);
});
