import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ClusterOptions, clusterStatus, eraseCluster, killMember, type MemberStatus, startCluster, stopCluster } from '../../src/cluster/cluster';
import { type Address, GameConnection } from '../../src/game/connection';
import { makeMove } from '../../src/game/move';
import { newGame } from '../../src/game/new-game';
import { readLedger } from '../../src/game/views';
import { diceOf } from '../bench/games';
import { CommandLine } from '../cli/command-line';
import { type Machine, makeMachine } from '../database/machine';
import { deployQuietly } from '../support/database';
import { expectInvariants } from '../support/invariants';

/** A group of three servers, whose primary dies while games are played. */

const SESSIONS = 4;
const MOVES_BEFORE_THE_KILL = 40;
const MOVES_AFTER_IT = 80;

/** Seconds, on however busy a machine. */
const PATIENCE = 300;

let machine: Machine;
let checkout: string;
let address: Address;
let sqlopoly: CommandLine;
beforeAll(async () => {
  machine = makeMachine();
  checkout = machine.checkout('games');
  address = { url: await startCluster(options()) };
  await deployQuietly(address);
  sqlopoly = new CommandLine(address.url, { ...machine.env, SQLOPOLY_PATIENCE: String(PATIENCE) });
}, 300_000);
afterAll(async () => {
  sqlopoly.remove();
  await eraseCluster(options());
  await machine.remove();
});

function options(): ClusterOptions {
  return machine.options(checkout);
}

async function roles(): Promise<string[]> {
  return (await clusterStatus(options())).map(({ role }) => role).sort();
}

/** One server of the group by itself. */
function addressOf({ port }: MemberStatus): Address {
  return { url: address.url.replace(/@.*\//, `@127.0.0.1:${port}/`) };
}

async function connect(): Promise<GameConnection> {
  return await GameConnection.open(address, { patience: { say: () => undefined, limit: PATIENCE * 1000 } });
}

test('has three servers, one of which accepts writes', async () => {
  expect(await roles()).toEqual(['PRIMARY', 'SECONDARY', 'SECONDARY']);
  for (const member of await clusterStatus(options())) expect(member).toMatchObject({ running: true, state: 'ONLINE' });
});

describe('when the primary dies under load', () => {
  const games: number[] = [];
  const acknowledged: number[][] = [];
  let killed: number;
  let roll: { status: number | null; stdout: string; stderr: string };

  beforeAll(async () => {
    const sessions = await Promise.all(Array.from({ length: SESSIONS }, connect));
    for (const session of sessions) {
      const game = await newGame(session, 'campus', null);
      await session.choose(game);
      games.push(game);
      acknowledged.push([]);
    }
    const forTerminal = await newGame(sessions[0]!, 'campus', null);
    let total = 0;
    let death: Promise<void> | undefined;
    const die = async (): Promise<void> => {
      killed = await killMember(options());
      roll = await sqlopoly.run('roll', '3', '--game', String(forTerminal));
    };
    await Promise.all(
      sessions.map(async (session, index) => {
        while (total < MOVES_BEFORE_THE_KILL + MOVES_AFTER_IT) {
          const move = await makeMove(session, games[index]!, { action: 'roll', dice: diceOf(acknowledged[index]!.length) });
          acknowledged[index]!.push(move.record_ID);
          total += 1;
          if (total === MOVES_BEFORE_THE_KILL) death = die();
        }
      }),
    );
    await death;
    for (const session of sessions) await session.close();
  });

  test('no acknowledged move is lost, and none is made twice', async () => {
    const connection = await connect();
    for (const [index, game] of games.entries()) {
      await connection.choose(game);
      const records = (await readLedger(connection)).map(({ record_ID }) => record_ID);
      expect(records).toEqual(acknowledged[index]);
      await expectInvariants(connection, game);
    }
    await connection.close();
  });

  test('the command line waits for the new primary and continues, and says so', () => {
    expect(roll).toMatchObject({ status: 0, stdout: expect.stringContaining('Jane rolls 3.') });
    expect(roll.stderr).toContain('Waiting for the server, 300 seconds at most: ');
  });

  test('another server is the primary, and the dead one comes back as a secondary', async () => {
    expect(await roles()).toEqual(['', 'PRIMARY', 'SECONDARY']);
    expect(await startCluster(options())).toBe(address.url);
    expect(await roles()).toEqual(['PRIMARY', 'SECONDARY', 'SECONDARY']);
    expect((await clusterStatus(options()))[killed - 1]).toMatchObject({ running: true, role: 'SECONDARY' });
  });

  test('every server has the same games, and can be read from', async () => {
    const members = await clusterStatus(options());
    const seen = await Promise.all(
      members.map(async (member) => {
        const { stdout } = await sqlopoly.runWith({ env: { SQLOPOLY_READ_URL: addressOf(member).url } }, 'log', '--game', String(games[0]));
        return stdout;
      }),
    );
    expect(seen[0]).toContain('rolls');
    expect(new Set(seen).size).toBe(1);
  });

  test('without a majority moves fail with an error; all servers come back with the games', async () => {
    const secondary = (await clusterStatus(options())).find(({ role }) => role === 'SECONDARY');
    await killMember(options());
    await killMember(options(), secondary?.member);
    const left = async (): Promise<string[]> => (await clusterStatus(options())).filter(({ running }) => running).map(({ state }) => state);
    // It takes a moment to notice.
    while ((await left())[0] === 'ONLINE') expect(await left()).toHaveLength(1);
    expect(await left()).toEqual(['NO MAJORITY']);
    expect(await startCluster(options())).toBe(address.url);
    expect(await roles()).toEqual(['PRIMARY', 'SECONDARY', 'SECONDARY']);
    const connection = await connect();
    await connection.choose(games[0]!);
    expect(await readLedger(connection)).toHaveLength(acknowledged[0]!.length);
    await connection.close();
  });

  test('all servers can be stopped and started, and keep the games', async () => {
    expect(await stopCluster(options())).toBe(3);
    expect((await clusterStatus(options())).map(({ running }) => running)).toEqual([false, false, false]);
    await startCluster(options());
    const connection = await connect();
    await connection.choose(games[0]!);
    expect(await readLedger(connection)).toHaveLength(acknowledged[0]!.length);
    await connection.close();
  });
});
