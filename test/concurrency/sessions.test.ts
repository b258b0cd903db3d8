import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Socket } from 'node:net';
import type { Address } from '../../src/client/connection';
import { GameConnection } from '../../src/client/connection';
import { isConnectionLost } from '../../src/client/connection-lost';
import { makeMove } from '../../src/client/move';
import { newGame } from '../../src/client/new-game';
import { RefusedMove } from '../../src/client/refusal';
import { readSeats } from '../../src/client/views';
import { withConnections } from '../support/crowd';
import { workerDatabase } from '../support/database';
import { errnoOf, stateOf, TestGame } from '../support/game';
import { expectInvariants } from '../support/invariants';
import { startLossyProxy } from '../support/lossy-proxy';

let address: Address;
let owner: GameConnection;
beforeAll(async () => {
  ({ address } = await workerDatabase());
  owner = await GameConnection.open(address);
});
afterAll(() => owner.close());

const TWO_ROUNDS = [3, 1, 4, 2, 5, 4, 6, 5, 6, 3];

/** The state of a game in which the two rounds of the coursework were played by one session. */
async function twoRounds(): Promise<object[][]> {
  const game = await TestGame.start(owner);
  await game.roll(...TWO_ROUNDS);
  return game.state();
}

test('two alternating sessions can play one game', async () => {
  const game = await TestGame.start(owner);
  await withConnections(address, 2, async (sessions) => {
    for (const session of sessions) await session.choose(game.id);
    for (const [index, dice] of TWO_ROUNDS.entries()) {
      await sessions[index % 2]?.run('INSERT INTO Gamemanager (dice) VALUES (?)', [dice]);
    }
  });
  expect(await game.state()).toEqual(await twoRounds());
});

test('each move of a game can use a new connection', async () => {
  const game = await TestGame.start(owner);
  for (const dice of TWO_ROUNDS) {
    await withConnections(address, 1, async ([session]) => {
      await session?.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, ?)', [game.id, dice]);
    });
  }
  expect(await game.state()).toEqual(await twoRounds());
});

test('two concurrent sessions in one game: each move is made once, in some order', async () => {
  const game = await TestGame.start(owner);
  await withConnections(address, 2, async (sessions) => {
    await Promise.all(
      sessions.map(async (session) => {
        for (let move = 0; move < 20; move += 1) {
          await session.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 2)', [game.id]);
        }
      }),
    );
  });
  expect((await game.ledger()).map(({ record_ID }) => record_ID)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  await expectInvariants(owner, game.id);
});

test('of two sessions that send the same record, one is refused', async () => {
  const game = await TestGame.start(owner);
  await withConnections(address, 2, async (sessions) => {
    const numbers = await Promise.all(
      sessions.map((session) =>
        errnoOf(session, 'INSERT INTO Gamemanager (game_id, record_ID, dice) VALUES (?, 1, 2)', [game.id]),
      ),
    );
    expect(numbers.sort((a, b) => a - b)).toEqual([0, 50005]);
  });
  expect(await game.ledger()).toHaveLength(1);
});

test('sessions of eight games do not disturb each other or deadlock', async () => {
  const games: number[] = [];
  for (let index = 0; index < 8; index += 1) games.push(await newGame(owner, 'campus', `game ${index}`));
  await withConnections(address, 8, async (sessions) => {
    await Promise.all(
      sessions.map(async (session, index) => {
        const gameId = games[index] ?? 0;
        for (let move = 0; move < 120; move += 1) {
          const dice = 1 + ((move * 7 + index * 3 + (move >> 3)) % 6);
          // Half of the games name their moves, which adds entries to an index that the games share.
          const number = await errnoOf(
            session,
            'INSERT INTO Gamemanager (game_id, token, dice) VALUES (?, ?, ?)',
            [gameId, index % 2 ? `${index}-${move}` : null, dice],
          );
          if (number === 50002) break;
          expect(number).toBe(0);
        }
      }),
    );
  });
  for (const [index, gameId] of games.entries()) {
    await expectInvariants(owner, gameId);
    const alone = await TestGame.start(owner);
    await alone.run(
      'INSERT INTO Gamemanager (game_id, dice) SELECT ?, dice FROM Gamemanager WHERE game_id = ? ORDER BY record_ID',
      [alone.id, gameId],
    );
    expect({ index, state: await stateOf(owner, gameId) }).toEqual({ index, state: await alone.state() });
  }
});

test('an uncommitted move in one game blocks no other game, and no new one', async () => {
  const slow = await TestGame.start(owner);
  await withConnections(address, 2, async ([thinking, busy]) => {
    if (!thinking || !busy) throw new Error('There are two sessions.');
    await busy.run('SET innodb_lock_wait_timeout = 1');
    await thinking.run('START TRANSACTION');
    // Passes through every routine that locks: rent, a purchase, "Chance 1", jail, a defeat.
    await slow.place(3, 13, 10);
    for (const dice of [5, 1, 4, 1]) {
      await thinking.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, ?)', [slow.id, dice]);
    }
    expect(await errnoOf(thinking, 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, 3)', [slow.id + 1_000])).toBe(50001);
    const other = await newGame(busy, 'campus', 'made meanwhile');
    for (const dice of TWO_ROUNDS) {
      await busy.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, ?)', [other, dice]);
    }
    await thinking.run('ROLLBACK');
    await expectInvariants(owner, other);
  });
  expect(await slow.ledger()).toEqual([]);
});

test('a session with an older snapshot moves in the present state', async () => {
  const game = await TestGame.start(owner);
  await withConnections(address, 2, async ([late, quick]) => {
    if (!late || !quick) throw new Error('There are two sessions.');
    await late.choose(game.id);
    await late.run('SET autocommit = 0');
    expect(await readSeats(late)).toHaveLength(4);
    for (const dice of TWO_ROUNDS.slice(0, 6)) {
      await quick.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, ?)', [game.id, dice]);
    }
    for (const dice of TWO_ROUNDS.slice(6)) await late.run('INSERT INTO Gamemanager (dice) VALUES (?)', [dice]);
    await late.run('COMMIT');
  });
  expect(await game.state()).toEqual(await twoRounds());
});

test('killing a session in the middle of a move leaves the game unchanged', async () => {
  const game = await TestGame.start(owner);
  await game.roll(3, 1);
  const before = await game.state();
  await withConnections(address, 1, async ([victim]) => {
    if (!victim) throw new Error('There is a session.');
    const [self] = await victim.rows<{ id: number }>('SELECT CONNECTION_ID() AS id');
    await victim.run('START TRANSACTION');
    await victim.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 4)', [game.id]);
    await owner.run('KILL ?', [self?.id ?? 0]);
    await expect(victim.run('COMMIT')).rejects.toThrow();
  });
  expect(await game.state()).toEqual(before);
  await game.roll(4);
  expect(await game.ledger()).toHaveLength(3);
});

test('the client makes each move once, even if every answer is lost', async () => {
  const game = await TestGame.start(owner);
  const { hostname, port } = new URL(address.url);
  const proxy = await startLossyProxy(hostname, Number(port));
  try {
    const url = new URL(address.url);
    url.port = String(proxy.port);
    await withConnections({ url: url.href }, 1, async ([session]) => {
      if (!session) throw new Error('There is a session.');
      await session.choose(game.id);
      for (const dice of TWO_ROUNDS) {
        proxy.loseNextAnswer();
        expect((await makeMove(session, game.id, { action: 'roll', dice })).dice).toBe(dice);
      }
    });
  } finally {
    await proxy.close();
  }
  expect(await game.state()).toEqual(await twoRounds());
});

test('the client repeats a move whose session was killed before it was made', async () => {
  const game = await TestGame.start(owner);
  await withConnections(address, 2, async ([holder, session]) => {
    if (!holder || !session) throw new Error('There are two sessions.');
    await session.choose(game.id);
    const [self] = await session.rows<{ id: number }>('SELECT CONNECTION_ID() AS id');
    await holder.run('START TRANSACTION');
    await holder.rows('SELECT phase FROM GameState WHERE game_id = ? FOR UPDATE', [game.id]);
    const move = makeMove(session, game.id, { action: 'roll', dice: 3 });
    await owner.run('KILL ?', [self?.id ?? 0]);
    await holder.run('ROLLBACK');
    expect(await move).toMatchObject({ record_ID: 1, dice: 3, bank_balance: 350 });
  });
  expect(await game.ledger()).toHaveLength(1);
});

test('a refusal reaches the client as a RefusedMove', async () => {
  const game = await TestGame.start(owner);
  const refused = await makeMove(owner, game.id, { action: 'roll', dice: 9 }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RefusedMove);
  expect(refused).toMatchObject({ token: 'dice_out_of_range', errno: 50022 });
});

test.each(['destroy', 'end'] as const)('a connection that has just broken (%s) is lost, although nothing has said so yet', async (how) => {
  const session = await GameConnection.open(address);
  const { stream } = (session as unknown as { connection: { connection: { stream: Socket } } }).connection.connection;
  stream[how]();
  const error = await session.rows('SELECT 1').catch((problem: unknown) => problem);
  expect(error).toMatchObject({ code: expect.stringMatching(/^ERR_STREAM_/) });
  expect(isConnectionLost(error)).toBe(true);
  await session.close();
});
