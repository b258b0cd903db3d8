import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createConnection } from 'mysql2/promise';
import { startThrowawayServer, type ThrowawayServer } from '../../src/server/throwaway-server';
import { openTransactions } from '../../src/server/transactions';
import { createAccount, dropAccount } from '../../src/deploy/accounts';
import { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { deployQuietly } from '../support/database';

/** A server on a machine where summer time ends: the clock shows the same hour twice. */

const MINUTE = 60_000;
const CLOCK = 60;
const PLAYER = 'sqlopoly_player';

/** A time zone in POSIX's notation, whose summer time of one hour ends so many minutes from now. */
function zoneThatChanges(minutes: number): string {
  const end = new Date(Date.now() + minutes * MINUTE + 60 * MINUTE);
  const dayOf = (date: Date): number => Math.floor((Date.UTC(2001, date.getUTCMonth(), date.getUTCDate()) - Date.UTC(2001, 0, 1)) / (1440 * MINUTE)) + 1;
  const start = new Date(end.getTime() - 100 * 1440 * MINUTE);
  return `STD0SUM-1,J${dayOf(start)}/0,J${dayOf(end)}/${end.toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDThh:mm:ss'.length)}`;
}

const env = { ...process.env, TZ: zoneThatChanges(30) };
let server: ThrowawayServer;
let root: GameConnection;
let url: string;
beforeAll(async () => {
  server = await startThrowawayServer({ env });
  const admin = await GameConnection.open({ url: server.url });
  await admin.run('CREATE DATABASE changing');
  await admin.close();
  url = new URL('/changing', server.url).href;
  await deployQuietly({ url });
});
afterAll(() => server.stop());

describe.each([['before', 30], ['after', -30]])('half an hour %s summer time ends', (_, minutes) => {
  beforeAll(async () => {
    env.TZ = zoneThatChanges(minutes);
    await server.restart();
    root = await GameConnection.open({ url });
  });
  afterAll(() => root.close());

  test('the clock of a new game runs', async () => {
    await root.choose(await openGame(root, 'classic', null, { players: 2, dice: 'server', clock: CLOCK }));
    const [pending] = await root.rows<{ seconds: number }>('SELECT `Seconds left` AS seconds FROM pendingView');
    expect(pending?.seconds).toBeGreaterThan(0);
    expect(pending?.seconds).toBeLessThanOrEqual(CLOCK);
  });

  test.each([
    ['gamesView', 'Created', 'DO 0'],
    ['savesView', 'Saved', "CALL save_game(NULL, '')"],
    ['slotsView', 'Saved', 'CALL save_in_slot(NULL, 1, TRUE)'],
    ['playerChangesView', 'When', `CALL add_league_player('Ada ${minutes}')`],
    ['deploymentView', 'finished_at', 'DO 0'],
  ])('%s shows the time in UTC', async (view, column, sql) => {
    await root.run(sql);
    const [latest] = await root.rows<{ seconds: number }>('SELECT MIN(ABS(TIMESTAMPDIFF(SECOND, ??, utc_now()))) AS seconds FROM ??', [column, view]);
    expect(latest?.seconds).toBeLessThan(600);
  });

  test('a deploy converts what an older version stored', async () => {
    const saved = async (): Promise<object[]> => await root.rows('SELECT name, saved_at FROM Save ORDER BY name');
    const before = await saved();
    await root.run("SET time_zone = '+00:00'");
    await root.run('ALTER TABLE Save MODIFY COLUMN saved_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP');
    await root.run("DELETE FROM knex_migrations WHERE name = '054_times_in_utc.sql'");
    await root.run('SET time_zone = DEFAULT');
    await deployQuietly({ url });
    expect(await saved()).toEqual(before);
    expect(before).not.toEqual([]);
  });

  test('a transaction is as old as it is', async () => {
    const password = await createAccount(root, PLAYER, '%', 'player', { connections: 2, seconds: 60 });
    const owner = await createConnection({ uri: url });
    const player = await GameConnection.open({ url: Object.assign(new URL(url), { username: PLAYER, password }).href });
    try {
      await player.run('START TRANSACTION');
      await player.rows('SELECT Game FROM gamesView FOR SHARE');
      await root.run('DO SLEEP(0.2)');
      expect((await openTransactions(owner)).map(({ seconds }) => Math.abs(seconds ?? NaN) < 60)).toEqual([true]);
      expect(await root.rows('SELECT sessions_to_end(NULL) AS sessions')).toEqual([{ sessions: null }]);
    } finally {
      await player.close();
      await owner.end();
      await dropAccount(root, PLAYER);
    }
  });
});
