import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { DecidingGame, type MoveOptions } from '../../support/deciding-game';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase } from '../../support/game';
import { dieOf } from '../../support/server-dice';
import { makeNumberList } from '../../support/number-list';

/** Dice from a list of numbers: a die is the number modulo 6, plus 1; what happens when the list runs out. */

const [FIVE, TWO, NONE] = ['unit: five numbers', 'unit: two numbers', 'unit: no number'] as const;

const LISTS: readonly [name: string, values: readonly number[]][] = [
  [FIVE, [7, 2, 999, 0, 4]],
  [TWO, [5, 3]],
  [NONE, []],
];

const NAMES = ['Ann', 'Bob'] as const;

let connection: GameConnection;
let game: DecidingGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  for (const [name, values] of LISTS) await makeNumberList(connection, name, values);
});
afterAll(() => connection.close());

async function start(numbers: string): Promise<void> {
  game = await DecidingGame.start(connection, 'singletonopoly', NAMES, { dice: 'numbers', numbers, seed: 'numbers' });
}

async function refused(token: string, action: string, options: MoveOptions = {}): Promise<void> {
  await changingNothing(connection, () => game.expectRefusal(token, action, options));
}

async function ledger(): Promise<object[]> {
  return await connection.rows("SELECT dice, dice2, drawn FROM ledgerView WHERE action = 'roll'");
}

describe('a list of five numbers', () => {
  beforeEach(() => start(FIVE));

  test('gives the dice in order, two per roll', async () => {
    await game.make('roll');
    expect(await ledger()).toEqual([{ dice: 2, dice2: 3, drawn: 0 }]);
  });

  test('the client may send the right dice, but no others', async () => {
    await refused('dice_mismatch', 'roll', { dice: [2, 2] });
    await refused('dice_mismatch', 'roll', { dice: [7, 2] });
    await game.make('roll', { dice: [2, 3] });
  });

  test('runs out when too few numbers are left for a roll; nothing changes until the dice source does', async () => {
    await refused('dice_are_fixed', 'change_dice', { terms: { source: 'table' } });
    await game.make('roll');
    await game.make('decline');
    await game.make('roll');
    expect(await ledger()).toEqual([{ dice: 2, dice2: 3, drawn: 0 }, { dice: 4, dice2: 1, drawn: 2 }]);
    await game.make('decline');
    await refused('numbers_run_out', 'roll');
    await refused('numbers_run_out', 'roll', { dice: [5, 1] });
    expect(await game.actions()).toEqual(expect.arrayContaining(['change_dice', 'leave']));
    expect(await game.actions()).not.toContain('roll');
    expect(await game.pending()).toMatchObject({ phase: 'roll', player: 'Ann' });
  });
});

describe('change_dice', () => {
  beforeEach(() => start(NONE));

  test.each([
    ['terms_malformed', '{}'],
    ['terms_malformed', '[]'],
    ['terms_malformed', 'null'],
    ['terms_malformed', '"server"'],
    ['terms_malformed', 'server'],
    ['terms_malformed', '{"source": "cheat"}'],
    ['terms_malformed', '{"source": null}'],
    ['terms_malformed', '{"source": 1}'],
    ['terms_malformed', '{"source": ["table"]}'],
    ['terms_malformed', '{"source": {"source": "table"}}'],
    ['list_not_found', '{"source": "numbers"}'],
    ['list_not_found', '{"source": "numbers", "list": "nowhere"}'],
    ['terms_malformed', '{"source": "numbers", "list": null}'],
    ['terms_malformed', '{"source": "numbers", "list": 711}'],
    ['terms_malformed', '{"source": "server", "sides": 20}'],
    ['terms_malformed', '{"Source": "server"}'],
    ['terms_missing', undefined],
  ])('%s: %s', async (token, terms) => {
    await refused(token, 'change_dice', terms === undefined ? {} : { terms });
  });

  test('to the table: the client rolls from then on', async () => {
    await game.make('change_dice', { terms: { source: 'table' } });
    await refused('dice_missing', 'roll');
    await game.make('roll', { dice: [2, 3] });
    expect(await ledger()).toEqual([{ dice: 2, dice2: 3, drawn: null }]);
  });

  test('to the server: its dice begin with the first one', async () => {
    await game.make('change_dice', { terms: { source: 'server' } });
    await game.make('roll');
    expect(await ledger()).toEqual([{ dice: dieOf('numbers', 'die:1'), dice2: dieOf('numbers', 'die:2'), drawn: 0 }]);
  });

  test('to another list: it begins with its first number, and can run out', async () => {
    await game.make('change_dice', { terms: { source: 'numbers', list: TWO } });
    await game.make('roll');
    expect(await ledger()).toEqual([{ dice: 6, dice2: 4, drawn: 0 }]);
    await game.make('leave');
    expect(await game.pending()).toMatchObject({ phase: 'over' });
  });

  test('to an empty list: it can be changed again at once', async () => {
    await game.make('change_dice', { terms: { source: 'numbers', list: NONE } });
    await refused('numbers_run_out', 'roll');
    await game.make('change_dice', { terms: { source: 'table' } });
    expect(await connection.rows('SELECT Kind FROM eventView WHERE Record > 0')).toEqual([{ Kind: 'dice_changed' }, { Kind: 'dice_changed' }]);
    expect(await connection.rows('SELECT `Dice source` AS source FROM commitmentView')).toEqual([{ source: 'table' }]);
  });
});
