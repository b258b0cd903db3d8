import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Address, GameConnection } from '../../src/client/connection';
import { deleteGame, openGame } from '../../src/client/new-game';
import { sessionOf, untilWaiting, withConnections } from '../support/crowd';
import { workerDatabase } from '../support/database';
import { refusalOf } from '../support/game';

let address: Address;
let owner: GameConnection;
beforeAll(async () => {
  ({ address } = await workerDatabase());
  owner = await GameConnection.open(address);
});
afterAll(() => owner.close());

/** Cash at the start that no other test has: games of it have a ruleset of their own, which goes with the last of them. */
let cash = 7_100;

const open = (connection: GameConnection): Promise<number> =>
  openGame(connection, 'campus', null, { rules: { starting_cash: cash } });

async function rulesetOf(game: number): Promise<number | undefined> {
  const [row] = await owner.rows<{ ruleset_id: number }>(
    'SELECT g.ruleset_id FROM Game AS g JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id WHERE g.game_id = ?',
    [game],
  );
  return row?.ruleset_id;
}

beforeEach(() => {
  cash += 1;
});

test('a new game gets its house rules even if they are deleted at that moment with their last game', async () => {
  const last = await open(owner);
  const before = await rulesetOf(last);
  await withConnections(address, 2, async ([deleter, opener]) => {
    if (!deleter || !opener) throw new Error('There are two sessions.');
    await deleter.run('START TRANSACTION');
    await deleter.run('UPDATE Game SET is_deleted = TRUE WHERE game_id = ?', [last]);
    await deleter.run('DELETE FROM Game WHERE game_id = ?', [last]);
    await deleter.run('CALL delete_unused_ruleset(?)', [before ?? 0]);
    const session = await sessionOf(opener);
    const opening = open(opener);
    await untilWaiting(owner, session);
    await deleter.run('COMMIT');
    const game = await opening;
    expect(await rulesetOf(game)).toBeGreaterThan(before ?? Infinity);
    await deleteGame(owner, game);
  });
});

test('house rules that a new game uses stay when their last other game is deleted, which waits for nothing', async () => {
  const last = await open(owner);
  const ruleset = await rulesetOf(last);
  await withConnections(address, 1, async ([opener]) => {
    if (!opener) throw new Error('There is a session.');
    await opener.run('START TRANSACTION');
    const game = await open(opener);
    await deleteGame(owner, last);
    await opener.run('COMMIT');
    expect(await rulesetOf(game)).toBe(ruleset);
    await deleteGame(owner, game);
  });
  expect(await owner.rows('SELECT ruleset_id FROM Ruleset WHERE ruleset_id = ?', [ruleset ?? 0])).toEqual([]);
});

test('when games with the same house rules are deleted at once, the last one deletes the rules', async () => {
  await withConnections(address, 4, async (sessions) => {
    const games = [];
    for (const session of sessions) games.push({ session, game: await open(session) });
    const ruleset = await rulesetOf(games[0]?.game ?? 0);
    await Promise.all(games.map(({ session, game }) => deleteGame(session, game)));
    expect(await owner.rows('SELECT ruleset_id FROM Ruleset WHERE ruleset_id = ?', [ruleset ?? 0])).toEqual([]);
  });
});

test('house rules of a failed game are reused by the next game', async () => {
  const last = await open(owner);
  const ruleset = await rulesetOf(last);
  await withConnections(address, 1, async ([opener]) => {
    if (!opener) throw new Error('There is a session.');
    await opener.run('START TRANSACTION');
    await open(opener);
    await deleteGame(owner, last);
    await opener.run('ROLLBACK');
  });
  const next = await open(owner);
  expect(await rulesetOf(next)).toBe(ruleset);
  await deleteGame(owner, next);
  expect(await owner.rows('SELECT ruleset_id FROM Ruleset WHERE ruleset_id = ?', [ruleset ?? 0])).toEqual([]);
});

test('a transaction that still sees deleted rules is refused, and makes no game', async () => {
  const last = await open(owner);
  await withConnections(address, 1, async ([late]) => {
    if (!late) throw new Error('There is a session.');
    await late.run('START TRANSACTION WITH CONSISTENT SNAPSHOT');
    await deleteGame(owner, last);
    const open = 'CALL open_game(?, NULL, ?)';
    expect((await refusalOf(late, open, ['campus', JSON.stringify({ rules: { starting_cash: cash } })])).token).toBe('stale_snapshot');
    await late.run('ROLLBACK');
  });
});
