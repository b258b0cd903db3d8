import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startThrowawayServer, type ThrowawayServer } from '../../src/server/throwaway-server';
import { type Address, GameConnection } from '../../src/client/connection';
import { newGame } from '../../src/client/new-game';
import { withConnections } from '../support/crowd';
import { deployQuietly } from '../support/database';
import { expectInvariants } from '../support/invariants';

/** A durable server of this file's own, because it is killed. */
let server: ThrowawayServer;
let address: Address;
beforeAll(async () => {
  server = await startThrowawayServer({ durable: true });
  const root = await GameConnection.open({ url: server.url });
  await root.run('CREATE DATABASE sqlopoly_test_kill');
  await root.close();
  address = { url: new URL('/sqlopoly_test_kill', server.url).href };
  await deployQuietly(address);
});
afterAll(() => server.stop());

const SESSIONS = 4;
const MOVES_BEFORE_THE_KILL = 150;

test('kill -9 of the server under load loses no acknowledged move and leaves no partial one', async () => {
  const setUp = await GameConnection.open(address);
  const games: number[] = [];
  for (let index = 0; index < SESSIONS; index += 1) games.push(await newGame(setUp, 'campus', null));
  await setUp.close();

  const acknowledged = games.map(() => 0);
  let total = 0;
  let killed: Promise<void> | undefined;
  await withConnections(address, SESSIONS, async (sessions) => {
    await Promise.all(
      sessions.map(async (session, index) => {
        try {
          for (;;) {
            await session.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, ?)', [games[index] ?? 0, 1 + (total % 5)]);
            acknowledged[index] = (acknowledged[index] ?? 0) + 1;
            total += 1;
            if (total === MOVES_BEFORE_THE_KILL) killed = server.kill();
          }
        } catch (error) {
          // Until the kill nothing fails; a game that ended is one way to stop playing it.
          if (total < MOVES_BEFORE_THE_KILL && (error as { errno?: number }).errno !== 50002) throw error;
        }
      }),
    );
  });
  expect(killed).toBeDefined();
  await killed;
  await server.restart();

  const after = await GameConnection.open(address);
  for (const [index, gameId] of games.entries()) {
    const [row] = await after.rows<{ moves: number }>('SELECT last_record_ID AS moves FROM GameState WHERE game_id = ?', [gameId]);
    // The move under way may or may not have been committed; no other.
    const moves = row?.moves ?? -1;
    expect([acknowledged[index], (acknowledged[index] ?? 0) + 1]).toContain(moves);
    await expectInvariants(after, gameId);
  }
  await after.close();
});
