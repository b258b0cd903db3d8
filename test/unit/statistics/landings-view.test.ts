import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { type Landing, readLandings } from '../../../src/client/views';
import { DecidingGame } from '../../support/deciding-game';
import { openWorkerDatabase, TestGame } from '../../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** What is not nothing. */
async function landed(): Promise<Pick<Landing, 'Tile' | 'Landings' | 'Rents' | 'Rent paid'>[]> {
  const all = await readLandings(connection);
  return all
    .filter(({ Landings, Rents }) => Landings > 0 || Rents > 0)
    .map(({ Tile, Landings, Rents, 'Rent paid': paid }) => ({ Tile, Landings, Rents, 'Rent paid': paid }));
}

describe('landingsView', () => {
  test('has every tile in board order with its set, and no numbers before the first move', async () => {
    await TestGame.start(connection);
    const tiles = await readLandings(connection);
    expect(tiles.map(({ Position }) => Position)).toEqual(Array.from({ length: 16 }, (_, position) => position));
    expect(tiles.slice(0, 2)).toEqual([
      { Position: 0, Tile: 'GO', Set: null, Landings: 0, Rents: 0, 'Rent paid': 0 },
      { Position: 1, Tile: 'Kilburn', Set: 'Yellow', Landings: 0, Rents: 0, 'Rent paid': 0 },
    ]);
    expect(await landed()).toEqual([]);
  });

  test('counts where rolls end, and the rents of each property, for this game only', async () => {
    const other = await TestGame.start(connection);
    await other.roll(3, 1, 4);
    const game = await DecidingGame.start(connection, 'classic', ['Ada', 'Ben']);
    await game.give('Ada', ['Baltic Avenue'], { level: 1 });
    await game.give('Ben', ['Oriental Avenue']);
    await game.roll(1, 2);
    await game.make('end_turn');
    await game.roll(1, 2);
    await game.make('end_turn');
    // By train to the other end.
    await game.roll(1, 1);
    await game.roll(2, 3);
    expect(await landed()).toEqual([
      { Tile: 'Baltic Avenue', Landings: 2, Rents: 1, 'Rent paid': 20 },
      { Tile: 'Jail', Landings: 1, Rents: 0, 'Rent paid': 0 },
      { Tile: 'North Station', Landings: 1, Rents: 0, 'Rent paid': 0 },
    ]);
    await connection.choose(other.id);
    expect((await landed()).reduce((sum, { Landings }) => sum + Landings, 0)).toBe(3);
  });

  test('does not count rolls for a fee', async () => {
    const game = await DecidingGame.start(connection, 'singletonopoly', ['Ada', 'Ben']);
    const store = (await readLandings(connection)).find(({ Tile }) => Tile === 'Newton Super Store')?.Position ?? -1;
    await game.give('Ben', ['Newton Super Store']);
    await game.place('Ada', store - 3);
    await game.roll(1, 2);
    expect(await game.pending()).toEqual({ phase: 'fee', player: 'Ada' });
    await game.roll(2, 5);
    expect(await landed()).toEqual([{ Tile: 'Newton Super Store', Landings: 1, Rents: 1, 'Rent paid': 56 }]);
  });

  test('counts a second landing on the same tile', async () => {
    const game = await DecidingGame.start(connection, 'singletonopoly', ['Ada', 'Ben']);
    const store = (await readLandings(connection)).find(({ Tile }) => Tile === 'Newton Super Store')?.Position ?? -1;
    await game.give('Ada', ['Newton Super Store']);
    for (const player of ['Ada', 'Ben', 'Ada', 'Ben']) {
      await game.place(player, store - 3);
      await game.roll(1, 2);
      if (player === 'Ben') await game.roll(2, 5);
    }
    expect(await landed()).toEqual([{ Tile: 'Newton Super Store', Landings: 4, Rents: 2, 'Rent paid': 112 }]);
  });
});
