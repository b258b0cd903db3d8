import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { closeGates, openGates } from '../../src/deploy/gates';
import { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { accountName, TestAccounts } from '../support/accounts';
import { sessionOf, untilWaiting } from '../support/crowd';
import { changingNothing } from '../support/everything';
import { errnoOf, refusalOf } from '../support/game';

/** What an account opens stays open: nobody looks who begins, and takes the game back. */

let accounts: TestAccounts<'host'>;
let root: GameConnection;
beforeAll(async () => {
  accounts = await TestAccounts.open({ host: 'host' });
  root = accounts.root;
});
afterAll(() => accounts.close());

const OPEN = "CALL open_game('classic', ?, ?)";
const STRANGERS = (): string => JSON.stringify({ players: ['Zoe', 'Max'], dice: 'server', seats: { 0: accountName('host'), 1: 'max' } });

/** The games of a name. */
async function named(name: string): Promise<{ id: number; seed: string; maker: string }[]> {
  return await root.rows('SELECT game_id AS id, seed, made_by AS maker FROM Game WHERE name = ?', [name]);
}

const calls = (): Promise<object[]> => root.rows('SELECT * FROM CalledGame');

test.each([
  ['a transaction', ['START TRANSACTION']],
  ['a transaction that has read', ['START TRANSACTION', 'SELECT * FROM gamesView']],
  ['a session without autocommit', ['SET autocommit = 0']],
  ['transactions that go on by themselves', ["SET completion_type = 'CHAIN'", 'START TRANSACTION']],
])('rolling back does not undo an opening: %s', async (name, statements) => {
  const { host } = accounts.sessions;
  for (const sql of statements) await host.run(sql);
  const [rows] = await host.rows<{ game_id: number }[]>(OPEN, [name, STRANGERS()]);
  await host.run('ROLLBACK');
  await host.run("SET autocommit = 1, completion_type = 'NO_CHAIN'");
  expect((await named(name)).map(({ id }) => id)).toEqual([rows?.[0]?.game_id]);
  expect(await calls()).toEqual([]);
});

test('opening a game without accounts at its seats is final, too', async () => {
  const { host } = accounts.sessions;
  await host.run('START TRANSACTION');
  await host.rows("CALL new_game('classic', 'one table')");
  await host.run('ROLLBACK');
  expect(await named('one table')).toHaveLength(1);
});

test('within XA it is refused before anything is dealt', async () => {
  const { host } = accounts.sessions;
  await host.run("XA START 'peek'");
  expect(await changingNothing(root, () => errnoOf(host, OPEN, ['peek', STRANGERS()]))).toBe(1399);
  await host.run("XA END 'peek'");
  await host.run("XA ROLLBACK 'peek'");
});

test('an interrupted opening is completed later with the same seed', async () => {
  const { host } = accounts.sessions;
  const holder = await GameConnection.open(accounts.address);
  // The roll for who begins is made, and the commit waits for a seat.
  await root.run('CREATE TRIGGER hold_up AFTER INSERT ON BotGame FOR EACH ROW UPDATE Setting SET value = value WHERE setting = ?', ['save_slots']);
  try {
    await holder.run('START TRANSACTION');
    await holder.rows("SELECT value FROM Setting WHERE setting = 'save_slots' FOR UPDATE");
    const session = await sessionOf(host);
    const options = JSON.stringify({ ...(JSON.parse(STRANGERS()) as object), clock: 60 });
    const opened = errnoOf(host, OPEN, ['seen', options]);
    await untilWaiting(root, session);
    const spy = await accounts.another('host');
    await spy.run('SET SESSION TRANSACTION ISOLATION LEVEL READ UNCOMMITTED');
    const [seen] = await spy.rows<{ id: number; next: string }>("SELECT Game AS id, `Next player` AS next FROM gamesView WHERE Name = 'seen'");
    await spy.close();
    await root.run('KILL QUERY ?', [session]);
    expect(await opened).toBe(1317);
    expect(await named('seen')).toEqual([]);
    await holder.run('ROLLBACK');
    // The session that was interrupted still has its transaction.
    await root.run('CALL keep_games_going()');
    expect(await named('seen')).toEqual([]);
    await host.run('ROLLBACK');
    await root.run('UPDATE CalledGame SET called_at = called_at - INTERVAL 1 MINUTE');
    await host.rows(OPEN, ['another', STRANGERS()]);
    const [again] = await root.rows<{ next: string }>("SELECT `Next player` AS next FROM gamesView WHERE Name = 'seen'");
    expect(again?.next).toBe(seen?.next);
    expect(await calls()).toEqual([]);
  } finally {
    await holder.close();
    await root.run('DROP TRIGGER hold_up');
  }
});

test('a called game that another account completes keeps its maker', async () => {
  const { host } = accounts.sessions;
  await root.run("CREATE TRIGGER fail_once BEFORE INSERT ON Game FOR EACH ROW SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213");
  try {
    expect(await refusalOf(host, OPEN, ['completed', STRANGERS()])).toMatchObject({ token: 'game_pending', sentence: expect.stringMatching(/error 1213.*gamesView/) });
  } finally {
    await root.run('DROP TRIGGER fail_once');
  }
  expect(await named('completed')).toEqual([]);
  await root.run('UPDATE CalledGame SET called_at = called_at - INTERVAL 1 MINUTE');
  await root.run('CALL keep_games_going()');
  expect(await named('completed')).toMatchObject([{ maker: accountName('host') }]);
  expect(await host.rows('SELECT Game AS id FROM ownGamesView WHERE Game IN (SELECT Game FROM gamesView WHERE Name = ?)', ['completed'])).toHaveLength(1);
});

test('after a deadlock the game is opened all the same, and only once', async () => {
  const { host } = accounts.sessions;
  // Fails twice; user variables are not part of a transaction.
  await root.run(
    "CREATE TRIGGER fail_twice BEFORE INSERT ON Game FOR EACH ROW BEGIN SET @failed = COALESCE(@failed, 0) + 1;" +
      " IF @failed < 3 THEN SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213; END IF; END",
  );
  try {
    await host.rows(OPEN, ['after deadlocks', STRANGERS()]);
  } finally {
    await root.run('DROP TRIGGER fail_twice');
  }
  expect(await named('after deadlocks')).toHaveLength(1);
  expect(await calls()).toEqual([]);
});

test('the event opens games that were called but not opened', async () => {
  await root.run("CALL call_game((SELECT ruleset_id FROM Edition WHERE edition = 'classic'), ?, @game_id)", [
    JSON.stringify({ name: 'left', players: ['Zoe', 'Max'], dice: 'server', seed: 'called', list: null, pace: null, seats: null, seconds: null, stand_in: null }),
  ]);
  await root.run('UPDATE CalledGame SET called_at = called_at - INTERVAL 1 MINUTE');
  await root.run('CALL keep_games_going()');
  expect(await named('left')).toMatchObject([{ seed: 'called' }]);
  expect(await calls()).toEqual([]);
});

test('an opening that the rules or a deploy refuse leaves nothing', async () => {
  const { host } = accounts.sessions;
  const rules = async (): Promise<object[]> => await root.rows('SELECT COUNT(*) AS rulesets FROM Ruleset');
  const before = await rules();
  const options = { players: ['Zoe', 'Zoe'], rules: { jail_fine: 77 } };
  expect((await refusalOf(host, OPEN, ['twins', JSON.stringify(options)])).token).toBe('name_taken');
  await closeGates(root);
  try {
    expect((await refusalOf(host, OPEN, ['gated', STRANGERS()])).token).toBe('deploy_running');
  } finally {
    await openGates(root);
  }
  expect([await calls(), await rules(), await named('twins'), await named('gated')]).toEqual([[], before, [], []]);
});

test('the owner, who knows every seed, can roll an opening back', async () => {
  await root.run('START TRANSACTION');
  const id = await openGame(root, 'classic', 'undone', { players: ['Zoe', 'Max'], dice: 'server' });
  await root.run('ROLLBACK');
  expect([id > 0, await named('undone')]).toEqual([true, []]);
});
