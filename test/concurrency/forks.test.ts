import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Address, GameConnection } from '../../src/client/connection';
import { newGame } from '../../src/client/new-game';
import { exportGame, importGame } from '../../src/client/archive';
import { forkGame, readFork, replayGame } from '../../src/client/time';
import { sessionOf, untilWaiting, withConnections } from '../support/crowd';
import { workerDatabase } from '../support/database';
import { changingNothing } from '../support/everything';
import { stateOf, TestGame } from '../support/game';

let address: Address;
let owner: GameConnection;
beforeAll(async () => {
  ({ address } = await workerDatabase());
  owner = await GameConnection.open(address);
});
afterAll(() => owner.close());

const ROLL = 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, ?)';

test('a game can be forked and replayed while it is played, and each fork has the moves up to its record', async () => {
  const game = await TestGame.start(owner);
  const forks: number[] = [];
  await withConnections(address, 5, async ([player, ...others]) => {
    let isPlaying = true;
    const play = async (): Promise<void> => {
      for (let move = 0; move < 150; move += 1) await player?.run(ROLL, [game.id, 1 + ((move * 5) % 6)]);
      isPlaying = false;
    };
    const fork = async (session: GameConnection): Promise<void> => {
      do forks.push(await forkGame(session, game.id, null, null));
      while (isPlaying);
    };
    const replay = async (session: GameConnection): Promise<void> => {
      do expect(await replayGame(session, game.id)).toMatchObject({ refused: null, differences: [] });
      while (isPlaying);
    };
    const [one, two, three, four] = others;
    if (!one || !two || !three || !four) throw new Error('There are five sessions.');
    await Promise.all([play(), fork(one), fork(two), fork(three), replay(four)]);
  });
  expect(new Set(forks).size).toBe(forks.length);
  expect(forks.length).toBeGreaterThan(3);
  for (const fork of forks) {
    const record = (await readFork(owner, fork))?.Record ?? -1;
    const again = await forkGame(owner, game.id, record, null);
    expect({ record, state: await stateOf(owner, fork) }).toEqual({ record, state: await stateOf(owner, again) });
  }
});

test('an uncommitted fork blocks neither its parent nor another fork nor a new game', async () => {
  const game = await TestGame.start(owner);
  await game.roll(3, 1, 4, 2);
  await withConnections(address, 2, async ([slow, busy]) => {
    if (!slow || !busy) throw new Error('There are two sessions.');
    await busy.run('SET innodb_lock_wait_timeout = 1');
    await slow.run('START TRANSACTION');
    const uncommitted = await forkGame(slow, game.id, null, null);
    await busy.run(ROLL, [game.id, 5]);
    const fork = await forkGame(busy, game.id, null, null);
    await busy.run(ROLL, [fork, 4]);
    await busy.run(ROLL, [await newGame(busy, 'campus', 'made meanwhile'), 4]);
    await slow.run(ROLL, [uncommitted, 6]);
    await slow.run('ROLLBACK');
    expect(await owner.rows('SELECT name FROM Game WHERE game_id = ?', [uncommitted])).toEqual([]);
  });
});

test('an uncommitted move does not block a fork, which does not include it', async () => {
  const game = await TestGame.start(owner);
  await game.roll(3, 1);
  await withConnections(address, 2, async ([thinking, busy]) => {
    if (!thinking || !busy) throw new Error('There are two sessions.');
    await busy.run('SET innodb_lock_wait_timeout = 1');
    await thinking.run('START TRANSACTION');
    await thinking.run(ROLL, [game.id, 4]);
    const fork = await forkGame(busy, game.id, null, null);
    expect(await readFork(busy, fork)).toMatchObject({ Record: 2 });
    await thinking.run('COMMIT');
  });
});

test.each<[string, (session: GameConnection, game: number, archive: string) => Promise<number>]>([
  ['making a fork', (session, game) => forkGame(session, game, null, null)],
  ['restoring a game', (session, _, archive) => importGame(session, archive)],
])('killing a session in the middle of %s leaves nothing of it', async (_, make) => {
  const game = await TestGame.start(owner);
  await game.roll(3, 1, 4, 2);
  await withConnections(address, 2, async ([holder, victim]) => {
    if (!holder || !victim) throw new Error('There are two sessions.');
    const [self, archive] = [await sessionOf(victim), await exportGame(owner, game.id)];
    await changingNothing(owner, async () => {
      // The players of the new game wait for the pieces that they move.
      await holder.run('START TRANSACTION');
      await holder.rows('SELECT tid FROM Token FOR UPDATE');
      const made = make(victim, game.id, archive).catch((error: unknown) => error);
      await untilWaiting(owner, self);
      await owner.run('KILL ?', [self]);
      expect(await made).toBeInstanceOf(Error);
      await holder.run('ROLLBACK');
    });
  });
});
