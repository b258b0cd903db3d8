import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ClusterOptions, clusterStatus, eraseCluster, killMember, type MemberStatus, startCluster, stopCluster } from '../../src/server/group/cluster';
import { deploy } from '../../src/deploy/deploy';
import { enableEventOnAll } from '../../src/deploy/events';
import { type Address, GameConnection } from '../../src/client/connection';
import { makeMove } from '../../src/client/move';
import { newGame, openGame } from '../../src/client/new-game';
import { readDeployment, readLedger } from '../../src/client/views';
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
  address = { url: await startCluster(options(), enableEventOnAll) };
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

/** That the event is enabled on each server, and the secondaries are read-only. */
async function expectEventOnAll(): Promise<void> {
  const members = await clusterStatus(options());
  const seen = await Promise.all(
    members.map(async (member) => {
      const connection = await GameConnection.open(addressOf(member));
      const [row] = await connection.rows<object>('SELECT STATUS AS event, @@super_read_only AS isReadOnly FROM information_schema.EVENTS WHERE EVENT_SCHEMA = DATABASE()');
      await connection.close();
      return row;
    }),
  );
  expect(seen).toEqual(members.map(({ role }) => ({ event: 'ENABLED', isReadOnly: Number(role !== 'PRIMARY') })));
}

/** Waits, for ten seconds at most, until a game has a move that nobody made. */
async function expectMoveOfEvent(connection: GameConnection, game: number, action: string): Promise<void> {
  let made = 0;
  for (let tries = 0; tries < 100 && !made; tries += 1) {
    const [row] = await connection.rows<{ made: number }>(
      'SELECT COUNT(*) AS made FROM Gamemanager WHERE game_id = ? AND action = ?', [game, action],
    );
    made = row?.made ?? 0;
    if (!made) await connection.rows('SELECT SLEEP(0.1)');
  }
  expect({ action, made: made > 0 }).toEqual({ action, made: true });
}

test('has three servers, one of which accepts writes', async () => {
  expect(await roles()).toEqual(['PRIMARY', 'SECONDARY', 'SECONDARY']);
  for (const member of await clusterStatus(options())) expect(member).toMatchObject({ running: true, state: 'ONLINE' });
});

describe('when the primary dies under load', () => {
  const games: number[] = [];
  const acknowledged: number[][] = [];
  let killed: number;
  /** a game in which Ada can decline what she landed on */
  let declining: number;
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
    declining = await openGame(sessions[0]!, 'classic', null, { players: ['Ada', 'Ben'], rules: { player_order: 'seat', auction_seconds: 1, bid_seconds: 0 } });
    await sessions[0]!.choose(declining);
    await makeMove(sessions[0]!, declining, { action: 'roll', dice: 1, dice2: 2 });
    await sessions[0]!.choose(games[0]!);
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

  test('bots move and auctions end on the new primary, where only the event does that', async () => {
    const connection = await connect();
    await connection.choose(declining);
    await connection.run("INSERT INTO Gamemanager (action) VALUES ('decline')");
    const ofBots = await openGame(connection, 'hoarding', null, { players: [{ character: 'scrooge' }, { character: 'hunter' }], dice: 'server' });
    await expectMoveOfEvent(connection, declining, 'close');
    await expectMoveOfEvent(connection, ofBots, 'roll');
    expect(await readDeployment(connection)).toMatchObject({ has_event: 1 });
    await connection.close();
  });

  test('the command line waits for the new primary and continues, and says so', () => {
    expect(roll).toMatchObject({ status: 0, stdout: expect.stringContaining('Jane rolls 3.') });
    expect(roll.stderr).toContain('Waiting for the server, 300 seconds at most: ');
  });

  test('another server is the primary, and the dead one comes back as a secondary', async () => {
    expect(await roles()).toEqual(['', 'PRIMARY', 'SECONDARY']);
    const said: string[] = [];
    await deploy(address, { say: (line) => said.push(line) });
    expect(said).toEqual([expect.stringMatching(/^On 127\.0\.0\.1:\d+ the event that lets bots play stays disabled, .*ECONNREFUSED.* When the server is back, run .* migrate\.$/)]);
    expect(await startCluster(options(), enableEventOnAll)).toBe(address.url);
    expect(await roles()).toEqual(['PRIMARY', 'SECONDARY', 'SECONDARY']);
    expect((await clusterStatus(options()))[killed - 1]).toMatchObject({ running: true, role: 'SECONDARY' });
  });

  test('each server is ready to let bots play, also after another deploy; none but the primary accepts writes', async () => {
    await expectEventOnAll();
    await deployQuietly(address);
    await expectEventOnAll();
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
    expect(await startCluster(options(), enableEventOnAll)).toBe(address.url);
    expect(await roles()).toEqual(['PRIMARY', 'SECONDARY', 'SECONDARY']);
    const connection = await connect();
    await connection.choose(games[0]!);
    expect(await readLedger(connection)).toHaveLength(acknowledged[0]!.length);
    await connection.close();
  });

  test('all servers can be stopped and started, and keep the games', async () => {
    expect(await stopCluster(options())).toBe(3);
    expect((await clusterStatus(options())).map(({ running }) => running)).toEqual([false, false, false]);
    await startCluster(options(), enableEventOnAll);
    const connection = await connect();
    await connection.choose(games[0]!);
    expect(await readLedger(connection)).toHaveLength(acknowledged[0]!.length);
    await connection.close();
  });
});
