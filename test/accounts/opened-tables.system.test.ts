import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startThrowawayServer, type ThrowawayServer } from '../../src/server/throwaway-server';
import { withUser } from '../../src/server/address';
import { createAccount } from '../../src/deploy/accounts';
import { exportGame, importGame } from '../../src/client/archive';
import { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { forkGame, replayGame } from '../../src/client/time';
import { readRecording, type RecordedMove } from '../recorded/format';
import { makeMoves, startGame } from '../recorded/play-recording';
import { read } from '../recorded/recordings';
import { deployQuietly } from '../support/database';
import { stateOf } from '../support/game';
import { SYSTEM_1, TestTournament } from '../support/league';
import { set, type Setting, settable, SQL_MODES, valuesOf } from '../support/session-variables';

/**
 * MySQL reads a trigger from its dictionary in the session that opens the table first, and lets all others go on with the
 * table that it opened. Whatever that session has set, everybody else plays as before.
 */

/** Short games, of every edition and of house rules. */
const GAMES = ['campus-046', 'campus-house-001', 'hoarding-027', 'singletonopoly-008', 'classic-039'];

/** Variables that are set together. */
const TOGETHER = 16;

/** Views that show the current game, or editions: of a game that stays as it is they show the same each time. */
const STEADY = [
  'boardView', 'choicesView', 'editionsView', 'eventView', 'gameView', 'ledgerView', 'movesView', 'openingsView', 'pacesView', 'pendingView',
  'playersView', 'propertiesView', 'rentsView', 'rulesView', 'tilesView',
];

let server: ThrowawayServer;
let root: GameConnection;
/** Opens everything. It has all rights, so that it opens more than any account can. */
let first: GameConnection;
/** Plays, and has set nothing. */
let innocent: GameConnection;
let player: GameConnection;
let settings: Setting[];
/** by the name of a game, how it stands after its moves */
const expected = new Map<string, object[][]>();
/** a game that stays as it is, what each view shows of it, and its archive */
let still: number;
let archive: string;
let shown: Record<string, string>;

beforeAll(async () => {
  server = await startThrowawayServer({ flags: ['--table-open-cache-instances=1'] });
  const url = new URL('/opened', server.url).href;
  root = await GameConnection.open({ url: server.url });
  await root.run('CREATE DATABASE opened');
  await root.close();
  await deployQuietly({ url });
  root = await GameConnection.open({ url });
  await root.run('ALTER EVENT play_bots_event DISABLE');
  first = await GameConnection.open({ url });
  innocent = await GameConnection.open({ url });
  const password = await createAccount(root, 'zoe', '%', 'player');
  player = await GameConnection.open({ url: withUser(url, 'zoe', password) });
  settings = await settable(player, (name, value) => (name === 'sql_mode' ? SQL_MODES : valuesOf(name, value)));
  for (const name of GAMES) expected.set(name, await stateOf(root, await play(name)));
  still = await play('singletonopoly-008', 30);
  archive = await exportGame(root, still);
  shown = await look();
  await playAsBefore();
}, 180_000);
afterAll(async () => {
  for (const connection of [root, first, innocent, player]) await connection.close();
  await server.stop();
});

function movesOf(name: string): RecordedMove[] {
  return readRecording(read(`${name}.txt`)).moves.map(({ move }) => move);
}

/** Plays a recorded game, or its first moves. @returns its number */
async function play(name: string, moves = Infinity): Promise<number> {
  const { edition, options } = readRecording(read(`${name}.txt`));
  const gameId = await startGame(innocent, edition, options);
  expect(await makeMoves(innocent, gameId, movesOf(name).slice(0, moves))).toBeUndefined();
  return gameId;
}

async function namesOf(type: 'BASE TABLE' | 'VIEW'): Promise<string[]> {
  const rows = await root.rows<{ name: string }>(
    'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_TYPE = ? ORDER BY 1',
    [type],
  );
  return rows.map(({ name }) => name);
}

/** Reads every view. @returns what those show that show the same each time */
async function look(): Promise<Record<string, string>> {
  await innocent.choose(still);
  const rows: Record<string, string> = {};
  for (const name of await namesOf('VIEW')) {
    const text = JSON.stringify(await innocent.rows('SELECT * FROM ??', [name]));
    if (STEADY.includes(name)) rows[name] = text;
  }
  return rows;
}

/** Opens every table with its triggers, and every view, in a session that has set variables; nothing is open before. */
async function openEverything(some: readonly Setting[]): Promise<void> {
  const [tables, views] = [await namesOf('BASE TABLE'), await namesOf('VIEW')];
  await first.reconnect();
  await set(first, some);
  await root.run('FLUSH TABLES');
  // An answer that cannot be read comes from what was opened.
  for (const name of tables) await first.run('INSERT INTO ?? SELECT * FROM ?? WHERE FALSE', [name, name]).catch(() => undefined);
  for (const name of views) await first.run('SELECT * FROM ?? LIMIT 0', [name]).catch(() => undefined);
}

/** Makes some moves of a game between accounts, the first that is offered each time. */
async function makeMovesAsAccount(): Promise<void> {
  const game = await openGame(root, 'classic', 'final', { players: ['Zoe', 'Max'], dice: 'server', seats: { 0: 'zoe', 1: 'zoe' } });
  await player.choose(game);
  for (let record = 1; record <= 12; record += 1) {
    const [offered] = await player.rows<{ Action: string; SQL: string }>("SELECT Action, `SQL` FROM movesView WHERE Yours AND Action NOT IN ('leave', 'end')");
    if (!offered) throw new Error('Nothing can be done.');
    const results: unknown = await player.rows(offered.SQL.replace(/;$/, ''));
    expect((results as object[][])[0]).toEqual([{ Record: record }]);
  }
}

/** Everything that others do: games of every edition, the league, forks, archives, boards. @throws what goes wrong */
async function playAsBefore(): Promise<void> {
  for (const connection of [innocent, player]) await connection.reconnect();
  for (const name of GAMES) {
    const gameId = await play(name);
    expect(await stateOf(root, gameId)).toEqual(expected.get(name));
  }
  expect(await replayGame(innocent, still)).toMatchObject({ refused: null, differences: [] });
  await forkGame(innocent, still, 3, null);
  expect(await stateOf(root, await importGame(innocent, archive))).toEqual(await stateOf(root, still));
  await innocent.run('CALL play_some(?, 20)', [await openGame(innocent, 'classic', null, { players: ['@scrooge', '@hunter'], dice: 'server' })]);
  const cup = await TestTournament.start(innocent, SYSTEM_1, ['Ann', 'Bob', 'Cy']);
  const [match] = await cup.drawRound([{ players: ['Ann', 'Bob', 'Cy'] }]);
  await cup.record(match ?? 0, 'Ann 2', 'Bob 0', 'Cy -2');
  await innocent.run("CALL copy_board('campus', 'mine')");
  await innocent.run("CALL remove_board('mine')");
  await makeMovesAsAccount();
  expect(await look()).toEqual(shown);
}

/** Whom it concerns, when others find it otherwise after a session with these has opened everything. */
async function infectedBy(some: readonly Setting[]): Promise<string[]> {
  await openEverything(some);
  try {
    await playAsBefore();
    return [];
  } catch (error) {
    return [`${some.map(({ name, value }) => `${name} = ${String(value)}`).join(', ')}: ${String(error)}`];
  }
}

test('a session that opens all tables with another default collation changes nothing for others', async () => {
  expect(await infectedBy([{ name: 'default_collation_for_utf8mb4', value: 'utf8mb4_general_ci' }])).toEqual([]);
}, 120_000);

test('nor does one with any other setting that an account may change', async () => {
  expect(settings.length).toBeGreaterThan(120);
  const names = [...new Set(settings.map(({ name }) => name))];
  const wrong: string[] = [];
  for (let index = 0, some = settings; some.length > 0; index += 1) {
    some = names.flatMap((name) => settings.filter((setting) => setting.name === name)[index] ?? []);
    for (let at = 0; at < some.length; at += TOGETHER) wrong.push(...(await infectedBy(some.slice(at, at + TOGETHER))));
  }
  expect(wrong).toEqual([]);
}, 600_000);
