import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/client/connection';
import { freshDatabase } from '../../support/database';
import { errnoOf, openWorkerDatabase, refusalOf, TestGame } from '../../support/game';

let connection: GameConnection;
let game: TestGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await TestGame.start(connection);
});

async function ledger(): Promise<unknown[]> {
  return connection.rows('SELECT record_ID, player_ID, action, dice, location, bank_balance FROM ledgerView');
}

describe('a move', () => {
  test('may have DEFAULT for every column that it leaves out', async () => {
    await connection.run(
      'INSERT INTO Gamemanager VALUES (DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, 3, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT,' +
        ' DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT)',
    );
    const written = await ledger();
    const other = await TestGame.start(connection);
    await connection.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 3)', [other.id]);
    expect(await ledger()).toEqual(written);
  });

  test('is made by a row of the form, with NULL in every other cell', async () => {
    await connection.run("INSERT INTO addMoveView (action, dice, dice2, prid, amount, terms, token) VALUES ('roll', 3, NULL, NULL, NULL, NULL, NULL)");
    expect(await connection.rows('SELECT action, dice FROM addMoveView')).toEqual([{ action: 'roll', dice: 3 }]);
    expect(await ledger()).toEqual([{ record_ID: 1, player_ID: 0, action: 'roll', dice: 3, location: 0, bank_balance: 350 }]);
  });

  test('is made by rows of the form without the names of its columns', async () => {
    await connection.run("INSERT INTO addMoveView VALUES ('roll', 3, NULL, NULL, NULL, NULL, NULL), (DEFAULT, 1, NULL, NULL, NULL, NULL, NULL)");
    const written = await ledger();
    await TestGame.start(connection);
    await connection.run('INSERT INTO Gamemanager (dice) VALUES (3), (1)');
    expect(await ledger()).toEqual(written);
    expect(written).toHaveLength(2);
  });

  test('has no game of number 0', async () => {
    expect((await refusalOf(connection, 'INSERT INTO Gamemanager (game_id, dice) VALUES (0, 3)')).token).toBe('game_not_found');
  });

  test.each([
    ['INSERT INTO addMoveView () VALUES ()', 'dice_missing'],
    ['INSERT INTO addMoveView (dice) VALUES (7)', 'dice_out_of_range'],
    ["INSERT INTO addMoveView (action) VALUES ('buy')", 'wrong_phase'],
  ])('that is none is refused in the form: %s', async (sql, token) => {
    const refusal = await refusalOf(connection, sql);
    expect([refusal.token, await ledger()]).toEqual([token, []]);
  });

  test.each(['DELETE FROM addMoveView', 'UPDATE addMoveView SET dice = 4'])('that was made stays: %s', async (sql) => {
    await game.roll(3);
    const before = await ledger();
    expect((await refusalOf(connection, sql)).token).toBe('record_is_final');
    expect(await ledger()).toEqual(before);
  });
});

describe('aboutView', () => {
  test('begins with what is needed first, and has every example of a view', async () => {
    // The examples that are about all games: here there is one.
    const connection = await GameConnection.open((await freshDatabase()).address);
    await TestGame.start(connection);
    const about = await connection.rows<{ Name: string; Kind: string; About: string; Example: string; For: string }>('SELECT * FROM aboutView');
    expect(about.slice(0, 4).map(({ Name }) => Name)).toEqual(['gamesView', 'gameView', 'Gamemanager', 'addMoveView']);
    expect(about.filter(({ About }) => !/^[A-Z`].*\.$/.test(About))).toEqual([]);
    expect(new Set(about.map(({ Kind }) => Kind))).toEqual(new Set(['table', 'view', 'procedure']));
    const reads = about.filter(({ Example }) => Example.startsWith('SELECT'));
    expect(reads.length).toBeGreaterThan(40);
    for (const { Example } of reads) expect([Example, await errnoOf(connection, Example)]).toEqual([Example, 0]);
    await connection.close();
  });
});
