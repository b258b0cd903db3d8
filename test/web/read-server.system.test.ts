import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Address, GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { findFollower } from '../../src/cli/support/follower';
import { CommandLine } from '../cli/command-line';
import { ask } from '../support/ask';
import { deployQuietly } from '../support/database';
import { addressOn, type Replicated, runOn, startReplicated } from '../support/replica';
import { serveWeb, type TestWeb } from '../support/web';
import { startThrowawayServer } from '../../src/server/throwaway-server';

/** A page that reads watched games from a replica of the server that they are played on. */

const DATABASE = 'sqlopoly_test_reads';

let servers: Replicated;
let address: Address;
let connection: GameConnection;
let atReplica: GameConnection;
let web: TestWeb;
let elsewhere: string;
let gameId: number;
/** what the page said about the replica */
const said: string[] = [];
/** the games that the page has read there */
const chosen: number[] = [];

beforeAll(async () => {
  servers = await startReplicated();
  await runOn(servers.primary, [['CREATE DATABASE ??', DATABASE]]);
  address = addressOn(servers.primary, DATABASE);
  await deployQuietly(address);
  connection = await GameConnection.open(address);
  atReplica = await GameConnection.open({ url: servers.replica.url });
  await catchUp();
  const connect = async (): Promise<GameConnection> => {
    const opened = await GameConnection.open(addressOn(servers.replica, DATABASE), { onlyReads: true, patience: { limit: 0, say: () => undefined } });
    const choose = opened.choose.bind(opened);
    return Object.assign(opened, {
      async choose(game: number): Promise<void> {
        chosen.push(game);
        await choose(game);
      },
    });
  };
  web = await serveWeb(address, { isShared: true, follower: { connect, say: (line) => said.push(line) } });
  elsewhere = web.url.replace('localhost', '127.0.0.2');
}, 120_000);
afterAll(async () => {
  await web.stop();
  await connection.close();
  await atReplica.close();
  await servers.stop();
});
beforeEach(async () => {
  gameId = await openGame(connection, 'campus', 'Watched', { dice: 'server', seed: 'reads' });
  await connection.choose(gameId);
  said.length = 0;
  chosen.length = 0;
});
afterEach(() => expect(web.errors).toEqual([]));

/** Waits until the replica has what the primary has. */
async function catchUp(): Promise<void> {
  const state = await connection.row<{ transactions: string }>('SELECT @@GLOBAL.gtid_executed AS transactions');
  expect(await atReplica.rows('SELECT WAIT_FOR_EXECUTED_GTID_SET(?, 60) AS isLate', [state?.transactions ?? ''])).toEqual([{ isLate: 0 }]);
}

/** Whether the game is read from the replica by what somebody asks for. */
async function isReadThere(path: string, cookie: string): Promise<boolean> {
  chosen.length = 0;
  expect([path, (await ask(`${elsewhere}/games/${gameId}${path}`, cookie)).status]).toEqual([path, 200]);
  return chosen.includes(gameId);
}

/** Joins the game by a link. @param player '': for watching @returns the cookie */
async function join(player: string): Promise<string> {
  const { text } = await ask(`${web.url}/games/${gameId}/invite`, '', player === '' ? {} : { player });
  const link = new RegExp(`/games/${gameId}/join/[0-9a-f]{32}`).exec(text)?.[0] ?? '';
  const { cookie, status } = await ask(elsewhere + link, '', {});
  expect(status).toBe(303);
  return cookie;
}

async function nextPlayer(): Promise<number> {
  return (await connection.row<{ next: number }>('SELECT `Player No.` AS next FROM pendingView'))?.next ?? -1;
}

/** The record that a page shows. */
const recordIn = (text: string): number => Number(/data-record="(\d+)"/.exec(text)?.[1]);

const roll = (): Promise<void> => connection.run("INSERT INTO Gamemanager (game_id, action) VALUES (?, 'roll')", [gameId]);

test('a game is watched on the replica, and shows each move as soon as it is made', async () => {
  const watching = await join('');
  for (let record = 1; record <= 5; record += 1) {
    await roll();
    expect(recordIn((await ask(`${elsewhere}/games/${gameId}`, watching)).text)).toBe(record);
    expect(chosen).toContain(gameId);
  }
  for (const path of ['', '/ledger', '/facts', '/log?before=4', '/players/1', '/tiles/2', '/steps?after=0']) expect([path, await isReadThere(path, watching)]).toEqual([path, true]);
  // A position is reached by moves that are rolled back.
  expect(await isReadThere('/past?at=2', watching)).toBe(false);
  expect(said).toEqual([]);
});

test('those who play read the primary, and find their move in the ledger at once', async () => {
  const player = await nextPlayer();
  const playing = await join(String(player));
  expect(await isReadThere('', playing)).toBe(false);
  await ask(`${elsewhere}/games/${gameId}/moves`, playing, { action: 'roll', player: String(player), record: '1' });
  // Also for those who watch it at this page, while somebody plays here.
  const watching = await join('');
  for (const cookie of [playing, watching]) expect(recordIn((await ask(`${elsewhere}/games/${gameId}`, cookie)).text)).toBe(1);
  expect(chosen).not.toContain(gameId);
  expect((await ask(`${elsewhere}/games/${gameId}/ledger`, playing)).text).toContain('id="move-1"');
  expect(chosen).toContain(gameId);
  expect(said).toEqual([]);
});

/** Reads the event stream of a page until something is in it. */
async function untilHeard(cookie: string, record: number, what: string, meanwhile: () => Promise<void>): Promise<void> {
  const ended = new AbortController();
  const { body } = await fetch(`${elsewhere}/games/${gameId}/live?record=${record}`, { signal: ended.signal, headers: { cookie } });
  let heard = '';
  let isBegun = false;
  for await (const part of body!.pipeThrough(new TextDecoderStream())) {
    heard += part;
    if (!isBegun) await meanwhile();
    isBegun = true;
    if (heard.includes(what)) break;
  }
  ended.abort();
}

test('an open page hears of moves through the replica, and the host of a game of bots watches, too', async () => {
  const watching = await join('');
  await untilHeard(watching, 0, 'data-record="1"', roll);
  expect(chosen).toContain(gameId);
  gameId = await openGame(connection, 'hoarding', 'Of bots', { players: [{ character: 'scrooge' }, { character: 'hunter' }], dice: 'server', seed: 'reads' });
  for (const path of ['', '/statistics', '/fairness']) expect((await ask(`${web.url}/games/${gameId}${path}`)).status).toBe(200);
  expect(chosen).toContain(gameId);
  chosen.length = 0;
  // It is known by now that the host only watches.
  expect((await ask(`${web.url}/games/${gameId}`)).status).toBe(200);
  expect(chosen).toContain(gameId);
  expect(said).toEqual([]);
});

describe('where the replica cannot be used, the primary is read', () => {
  /** Asks for the game until the replica answers again. */
  async function untilUsed(watching: string): Promise<void> {
    while (!(await isReadThere('', watching))) await connection.rows('SELECT SLEEP(0.2)');
  }

  test('because it is behind, which is said once, until it has caught up', async () => {
    const watching = await join('');
    await runOn(servers.replica, [['STOP REPLICA SQL_THREAD']]);
    for (let record = 1; record <= 3; record += 1) {
      await roll();
      expect(recordIn((await ask(`${elsewhere}/games/${gameId}`, watching)).text)).toBe(record);
    }
    expect(said).toEqual(['The server of SQLOPOLY_READ_URL is not used at present: it is more than 1 s behind. Everything is read from the primary until it can be used again.']);
    await runOn(servers.replica, [['START REPLICA SQL_THREAD']]);
    await untilUsed(watching);
    expect(said).toHaveLength(1);
  });

  test('because it lacks the game, which is said once for each game', async () => {
    const watching = await join('');
    await catchUp();
    await runOn(servers.replica, [
      ['SET GLOBAL super_read_only = OFF'], ['SET SESSION sql_log_bin = 0'], ['CALL ??.delete_game(?)', DATABASE, gameId], ['SET GLOBAL super_read_only = ON'],
    ]);
    for (const path of ['/facts', '', '/ledger', '']) expect([path, (await ask(`${elsewhere}/games/${gameId}${path}`, watching)).status]).toEqual([path, 200]);
    expect(said).toEqual([`The server of SQLOPOLY_READ_URL does not have game ${gameId}, which is read from the primary.`]);
    // What neither has is missed by nobody.
    expect((await ask(`${web.url}/games/${gameId + 1}/ledger`)).status).toBe(404);
    expect(said).toHaveLength(1);
  });

  test('because it is down, until it is back', async () => {
    const watching = await join('');
    await servers.replica.kill();
    await roll();
    expect(recordIn((await ask(`${elsewhere}/games/${gameId}`, watching)).text)).toBe(1);
    expect((await ask(`${elsewhere}/games/${gameId}/ledger`, watching)).status).toBe(200);
    expect(said).toEqual([expect.stringMatching(/^The server of SQLOPOLY_READ_URL is not used at present: .+\. Everything is read from the primary/)]);
    await servers.replica.restart();
    atReplica = await GameConnection.open({ url: servers.replica.url });
    await untilUsed(watching);
    expect(said).toHaveLength(1);
  });
});

describe('at the start, a server is', () => {
  const find = (url: string) => findFollower(connection, address, { SQLOPOLY_READ_URL: url });

  test('used with the account of the page if it follows the primary, or does not answer yet', async () => {
    await catchUp();
    await expect(find(addressOn(servers.replica, DATABASE).url)).resolves.toBeDefined();
    await expect(find(`mysql://reader:secret@127.0.0.1:1/${DATABASE}`)).resolves.toBeDefined();
    await expect(findFollower(connection, address, {})).resolves.toBeUndefined();
  });

  test('read from by the command with the account that the page has on the primary', async () => {
    await catchUp();
    const sqlopoly = new CommandLine(address.url, { ...process.env, SQLOPOLY_READ_URL: addressOn(servers.replica, DATABASE).url });
    const terminal = sqlopoly.terminal('web', '--port', '0');
    try {
      const printed = /Open (http:\S+)/.exec(await terminal.until('Ctrl-C stops the server; the games are kept.\n'))?.[1] ?? '';
      const { cookie } = await ask(printed);
      expect((await ask(`${new URL(printed).origin}/games/${gameId}/ledger`, cookie)).status).toBe(200);
      expect(await atReplica.rows("SELECT DB AS name FROM performance_schema.processlist WHERE USER LIKE 'web\\_%'")).toEqual([{ name: DATABASE }]);
    } finally {
      terminal.kill('SIGINT');
    }
    expect(await terminal.end()).toMatchObject({ status: 0, stderr: expect.stringContaining('Reading games that are only watched from SQLOPOLY_READ_URL: 127.0.0.1:') });
    sqlopoly.remove();
  });

  test('refused by name if it is another database, or lacks the game', async () => {
    const other = await startThrowawayServer();
    await runOn(other, [['CREATE DATABASE ??', DATABASE]]);
    await expect(find(addressOn(other, DATABASE).url)).rejects.toThrow(/SQLOPOLY_READ_URL: 127\.0\.0\.1:\d+\/sqlopoly_test_reads: it is another database/);
    await other.stop();
    await runOn(servers.primary, [['CREATE DATABASE sqlopoly_test_empty']]);
    await catchUp();
    await expect(find(addressOn(servers.replica, 'sqlopoly_test_empty').url)).rejects.toThrow(/^SQLOPOLY_READ_URL: 127\.0\.0\.1:\d+\/sqlopoly_test_empty: The game is not installed/);
  });
});
