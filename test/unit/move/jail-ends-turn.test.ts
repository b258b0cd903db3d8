import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { DecidingGame } from '../../support/deciding-game';
import { openWorkerDatabase } from '../../support/game';

/** Going to jail ends a turn that otherwise ends when its player says so (A2). */

const JAIL = 10;
const GO_TO_JAIL = 30;

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

async function start(edition: string, rules: object = {}): Promise<DecidingGame> {
  return await DecidingGame.start(connection, edition, ['Ann', 'Bob'], { seed: 'jail', dice: 'table', rules });
}

describe('in classic, the next player is to move at once', () => {
  test('after landing on Go to Jail, with doubles too', async () => {
    const game = await start('classic');
    await game.place('Ann', GO_TO_JAIL - 4);
    await game.roll(2, 2);
    expect(await game.stateOf('Ann')).toMatchObject({ position: JAIL, status: 1, turnsInJail: 0 });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('after the third doubles', async () => {
    const game = await start('classic');
    for (let doubles = 0; doubles < 3; doubles += 1) {
      await game.place('Ann', JAIL);
      await game.roll(5, 5);
    }
    expect(await game.stateOf('Ann')).toMatchObject({ position: JAIL, status: 1 });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('after doubles that free a player and lead back to jail', async () => {
    const game = await start('classic');
    await game.jail('Ann', GO_TO_JAIL - 4, 1);
    await game.roll(2, 2);
    expect(await game.stateOf('Ann')).toMatchObject({ position: JAIL, status: 1, turnsInJail: 0 });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('but a player who stays in jail manages and ends the turn', async () => {
    const game = await start('classic');
    await game.jail('Ann', JAIL);
    await game.roll(1, 2);
    expect(await game.stateOf('Ann')).toMatchObject({ status: 1, turnsInJail: 1 });
    expect(await game.pending()).toEqual({ phase: 'manage', player: 'Ann' });
    await game.make('end_turn');
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });
});

test.each([['standard', {}], ['classic', { turn_end: 'declared' }]])('in %s with %j the player may still manage', async (edition, rules) => {
  const game = await start(edition, rules);
  await game.place('Ann', GO_TO_JAIL - 3);
  await game.roll(1, 2);
  expect(await game.stateOf('Ann')).toMatchObject({ position: JAIL, status: 1 });
  expect(await game.pending()).toEqual({ phase: 'manage', player: 'Ann' });
});
