import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BUILDER_PROCEDURES } from '../../src/deploy/rights';
import { GameConnection } from '../../src/client/connection';
import { accountName, NO_ROUTINE, NO_TABLE, TestAccounts } from '../support/accounts';
import { changingNothing } from '../support/everything';
import { errnoOf, refusalOf } from '../support/game';

const ACCOUNTS = { mason: 'builder', joiner: 'builder', player: 'player' } as const;

let root: GameConnection;
let accounts: TestAccounts<keyof typeof ACCOUNTS>;
let sessions: typeof accounts.sessions;
beforeAll(async () => {
  accounts = await TestAccounts.open(ACCOUNTS);
  ({ root, sessions } = accounts);
  await sessions.mason.run("CALL copy_board('campus', 'halls')");
});
afterAll(() => accounts.close());

describe('a builder', () => {
  test('can make and change boards, and read its views', async () => {
    const { mason } = sessions;
    await mason.run("CALL change_board('halls', '{\"salary\": 300, \"tiles\": [{\"tile\": \"Kilburn\", \"name\": \"Hall\"}]}')");
    expect(await mason.rows("SELECT Account, Salary FROM boardsView WHERE Board = 'halls'")).toEqual([{ Account: accountName('mason'), Salary: 300 }]);
    const [rows] = await mason.rows<{ document: object | string }[]>("CALL export_board('halls')");
    const file = JSON.parse(typeof rows?.[0]?.document === 'string' ? rows[0].document : JSON.stringify(rows?.[0]?.document)) as object;
    await mason.run('CALL import_board(?)', [JSON.stringify({ ...file, board: 'more halls' })]);
    await mason.run("CALL remove_board('more halls')");
    const views = await mason.rows<{ name: string }>('SELECT TABLE_NAME AS name FROM information_schema.VIEWS WHERE TABLE_SCHEMA = DATABASE()');
    expect(views.length).toBeGreaterThan(40);
    for (const { name } of views) expect([name, await errnoOf(mason, 'SELECT * FROM ??', [name])]).toEqual([name, 0]);
  });

  test('cannot change the boards of others; the owner can', async () => {
    const attempts = [
      "CALL change_board('halls', '{\"salary\": 1}')", "CALL check_board('halls', '{\"salary\": 1}')", "CALL remove_board('halls')",
      'CALL import_board(\'{"board": "halls", "copied_from": "campus", "tiles": []}\')', 'CALL check_board_file(\'{"board": "HALLS"}\')',
    ];
    await changingNothing(root, async () => {
      for (const sql of attempts) {
        expect([sql, await refusalOf(sessions.joiner, sql)]).toEqual([sql, expect.objectContaining({
          token: 'not_your_board', sentence: `The board halls belongs to ${accountName('mason')}.`,
        })]);
      }
    });
    await root.run("CALL change_board('halls', '{\"salary\": 9}')");
    expect(await root.rows("SELECT Account, Salary FROM boardsView WHERE Board = 'halls'")).toEqual([{ Account: accountName('mason'), Salary: 9 }]);
  });

  test('sees which boards it may change; for the owner, all except those of editions', async () => {
    const yours = async (account: GameConnection): Promise<unknown[]> => await account.rows("SELECT Board, Yours FROM boardsView WHERE Board IN ('campus', 'halls')");
    expect(await yours(sessions.mason)).toEqual([{ Board: 'campus', Yours: 0 }, { Board: 'halls', Yours: 1 }]);
    expect(await yours(sessions.joiner)).toEqual([{ Board: 'campus', Yours: 0 }, { Board: 'halls', Yours: 0 }]);
    expect(await yours(root)).toEqual([{ Board: 'campus', Yours: 0 }, { Board: 'halls', Yours: 1 }]);
  });

  test('can copy the board of another account, and owns the copy', async () => {
    await sessions.joiner.run("CALL copy_board('halls', 'copied halls')");
    await sessions.joiner.run("CALL change_board('copied halls', '{\"salary\": 8}')");
    expect((await refusalOf(sessions.mason, "CALL remove_board('copied halls')")).token).toBe('not_your_board');
    await root.run("CALL remove_board('copied halls')");
  });

  test('cannot change editions, read tables, make moves or call anything else', async () => {
    const { mason } = sessions;
    await changingNothing(root, async () => {
      expect((await refusalOf(mason, "CALL change_board('campus', '{\"salary\": 1}')")).token).toBe('not_a_board');
      for (const sql of ['SELECT * FROM Edition', 'DELETE FROM Edition', 'INSERT INTO Gamemanager (dice) VALUES (3)', "UPDATE Edition SET account = 'x'"]) {
        expect([sql, await errnoOf(mason, sql)]).toEqual([sql, NO_TABLE]);
      }
      const routines = await root.rows<{ name: string }>(
        "SELECT ROUTINE_NAME AS name FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE() AND ROUTINE_TYPE = 'PROCEDURE' AND ROUTINE_NAME NOT IN (?)",
        [[...BUILDER_PROCEDURES]],
      );
      expect(routines.length).toBeGreaterThan(40);
      const called: string[] = [];
      for (const { name } of routines) if ((await errnoOf(mason, 'CALL ??()', [name])) !== NO_ROUTINE) called.push(name);
      expect(called).toEqual([]);
    });
  });

  test('has privileges that a player does not have', async () => {
    for (const procedure of BUILDER_PROCEDURES) expect([procedure, await errnoOf(sessions.player, 'CALL ??()', [procedure])]).toEqual([procedure, NO_ROUTINE]);
  });
});
