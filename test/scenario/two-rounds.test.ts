import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { FIGURE_10, FIGURE_8 } from '../support/figures';
import { openWorkerDatabase, TestGame } from '../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

const COLUMNS = ['Round', 'Player No.', 'Player name', 'Location', 'Properties owned', 'Bank balance', 'Status'];

async function viewAsRows(game: TestGame): Promise<unknown[][]> {
  const rows = await game.view();
  for (const row of rows) expect(Object.keys(row)).toEqual(COLUMNS);
  return rows.map((row) => Object.values(row));
}

test('the opening position shows every seat before the first move', async () => {
  const game = await TestGame.start(connection);
  expect(await viewAsRows(game)).toEqual([
    [1, 0, 'Jane', 13, 'Co-Op', 150, 'Playing'],
    [1, 1, 'Norman', 1, 'Oak House,Owens Park', 250, 'Playing'],
    [1, 2, 'Mary', 8, 'Uni Place', 190, 'Playing'],
    [1, 3, 'Bill', 11, 'Victoria', 500, 'Playing'],
  ]);
  expect(await game.deed('Oak House')).toEqual({ owner: 1, cost: 200 });
  expect(await game.deed('Owens Park')).toEqual({ owner: 1, cost: 60 });
});

test('the two rounds of the coursework give its figures', async () => {
  const game = await TestGame.start(connection);
  await game.roll(3, 1, 4, 2);
  expect(await viewAsRows(game)).toEqual(FIGURE_8);
  await game.roll(5, 4, 6, 5, 6, 3);
  expect(await viewAsRows(game)).toEqual(FIGURE_10);
  expect(
    (await game.ledger()).map(({ round, turn, dice, location, bank_balance }) => [
      round, turn, dice, location, bank_balance,
    ]),
  ).toEqual([
    [1, 0, 3, 0, 350], [1, 1, 1, 2, 100], [1, 2, 4, 4, 240], [1, 3, 2, 13, 150],
    [2, 0, 5, 5, 325], [2, 1, 4, 6, 200], [2, 2, 6, 4, 240], [2, 2, 5, 9, 40], [2, 3, 6, 3, 425], [2, 3, 3, 6, 525],
  ]);
});

test('one statement can insert all the dice of a round', async () => {
  const game = await TestGame.start(connection);
  await game.run('INSERT INTO Gamemanager (dice) VALUES (3), (1), (4), (2)');
  expect(await viewAsRows(game)).toEqual(FIGURE_8);
});

test('one refused row undoes its whole statement', async () => {
  const game = await TestGame.start(connection);
  await game.expectRefusal('dice_out_of_range', 'INSERT INTO Gamemanager (dice) VALUES (3), (1), (7)');
});
