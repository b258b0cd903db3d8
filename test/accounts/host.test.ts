import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createAccount, dropAccount } from '../../src/deploy/accounts';
import { HOST_PROCEDURES, PLAYER_PROCEDURES } from '../../src/deploy/roles';
import { GameConnection } from '../../src/game/connection';
import { openGame } from '../../src/game/new-game';
import { loadSlot, readSlots, saveInSlot } from '../../src/game/time';
import { addressAs, deployQuietly, emptyDatabase } from '../support/database';
import { changingNothing } from '../support/everything';
import { errnoOf } from '../support/game';

const ACCOUNTS = { ann: 'host', bea: 'host', cid: 'player' } as const;
type Account = keyof typeof ACCOUNTS;

const nameOf = (account: Account): string => `sqlopoly_${account}_${process.env.JEST_WORKER_ID}`;

/** MySQL's numbers: no right to a table, to a routine. */
const [NO_TABLE, NO_ROUTINE] = [1142, 1370] as const;

let database: string;
let root: GameConnection;
let sessions: Record<Account, GameConnection>;
beforeAll(async () => {
  const made = await emptyDatabase('ho');
  database = made.database;
  await deployQuietly(made.address);
  root = await GameConnection.open(made.address);
  const session = async (account: Account): Promise<GameConnection> => {
    await root.run('DROP USER IF EXISTS ?@?', [nameOf(account), '%']);
    const password = await createAccount(root, nameOf(account), '%', ACCOUNTS[account]);
    return await GameConnection.open(addressAs(nameOf(account), password, database));
  };
  sessions = { ann: await session('ann'), bea: await session('bea'), cid: await session('cid') };
});
afterAll(async () => {
  for (const account of Object.keys(sessions) as Account[]) {
    await sessions[account].close();
    await dropAccount(root, nameOf(account));
  }
  await root.run('DROP DATABASE ??', [database]);
  await root.close();
});

describe('a host', () => {
  test('makes a game, plays, saves and loads it', async () => {
    const game = await openGame(sessions.ann, 'campus', 'Friday');
    await sessions.ann.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 3)', [game]);
    expect(await saveInSlot(sessions.ann, game, '1', false)).toMatchObject({ Slot: 1, Game: game, Record: 1 });
    expect(await loadSlot(sessions.ann, '1')).toBeGreaterThan(game);
  });

  test('has slots of its own', async () => {
    const game = await openGame(sessions.bea, 'campus', 'Saturday');
    await saveInSlot(sessions.bea, game, '1', false);
    await saveInSlot(sessions.bea, game, '2', false);
    await saveInSlot(root, game, '1', false);
    const names = async (of: GameConnection): Promise<(string | null)[]> => (await readSlots(of)).map((slot) => slot['Game name']);
    expect(await names(sessions.ann)).toEqual(['Friday', null, null, null, null]);
    expect(await names(sessions.bea)).toEqual(['Saturday', 'Saturday', null, null, null]);
    expect(await names(root)).toEqual(['Saturday', null, null, null, null]);
    await expect(loadSlot(sessions.ann, '2')).rejects.toMatchObject({ token: 'slot_empty' });
  });

  test('sees no table, and calls nothing else', async () => {
    await changingNothing(root, async () => {
      for (const sql of ['SELECT * FROM SaveSlot', 'DELETE FROM SaveSlot', "UPDATE Setting SET value = 9"]) {
        expect([sql, await errnoOf(sessions.ann, sql)]).toEqual([sql, NO_TABLE]);
      }
      const routines = await root.rows<{ name: string }>(
        "SELECT ROUTINE_NAME AS name FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE() AND ROUTINE_TYPE = 'PROCEDURE' AND ROUTINE_NAME NOT IN (?)",
        [[...HOST_PROCEDURES, ...PLAYER_PROCEDURES]],
      );
      const called: string[] = [];
      for (const { name } of routines) if ((await errnoOf(sessions.ann, 'CALL ??()', [name])) !== NO_ROUTINE) called.push(name);
      expect([routines.length > 40, called]).toEqual([true, []]);
    });
  });

  test('is who a player is not, though he sees his empty slots', async () => {
    for (const procedure of HOST_PROCEDURES) expect([procedure, await errnoOf(sessions.cid, 'CALL ??()', [procedure])]).toEqual([procedure, NO_ROUTINE]);
    expect((await readSlots(sessions.cid)).map(({ Game }) => Game)).toEqual([null, null, null, null, null]);
  });
});
