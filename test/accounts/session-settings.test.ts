import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomInt } from 'node:crypto';
import { GameConnection, type Value } from '../../src/client/connection';
import { RefusedMove } from '../../src/client/refusal';
import { replayGame } from '../../src/client/time';
import { readRecording, type RecordedMove } from '../recorded/format';
import { startGame } from '../recorded/play-recording';
import { read } from '../recorded/recordings';
import { errnoOf, refusalOf, stateOf } from '../support/game';
import { TestAccounts } from '../support/accounts';
import { APART, extremesOf, set, type Setting, settable } from '../support/session-variables';

/**
 * No variable that an account may set for its session changes a game: a move comes out as it does
 * without, or is refused, and then nothing has changed.
 */

/** Short games, of every edition and of house rules. */
const GAMES = ['campus-046', 'campus-house-001', 'hoarding-027', 'hoarding-house-016', 'singletonopoly-008', 'singletonopoly-house-038', 'classic-039'];

/** A game in which a set is completed that stays dearer, one with dice of its own, and one with cards and fees. */
const FEW = ['campus-house-001', 'hoarding-house-016', 'singletonopoly-house-038'];

const MOVE =
  'INSERT INTO Gamemanager (game_id, player_ID, action, dice, dice2, prid, amount, terms, played_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)';

let accounts: TestAccounts<'host'>;
let session: GameConnection;
/** by the name of a game, how it stands after so many moves */
const expected = new Map<string, object[][]>();
let settings: Setting[];

beforeAll(async () => {
  accounts = await TestAccounts.open({ host: 'host' });
  session = await GameConnection.open(accounts.address);
  for (const name of GAMES) expected.set(name, await stateOf(accounts.root, await play(accounts.root, name)));
  settings = await settable(accounts.sessions.host, extremesOf);
});
afterAll(async () => {
  await session.close();
  await accounts.close();
});

function movesOf(name: string): RecordedMove[] {
  return readRecording(read(`${name}.txt`)).moves.map(({ move }) => move);
}

/** Plays a recorded game. @returns its number */
async function play(connection: GameConnection, name: string, before: () => Promise<void> = async () => undefined): Promise<number> {
  const { edition, options } = readRecording(read(`${name}.txt`));
  const gameId = await startGame(connection, edition, options);
  await before();
  let time = Date.UTC(2001, 0, 1);
  for (const { player_ID, action, dice, dice2, prid, amount, terms, seconds } of movesOf(name)) {
    time += 1_000 * (seconds ?? 0);
    const playedAt = edition === 'classic' ? new Date(time).toISOString().replace('T', ' ').replace('Z', '') : null;
    await connection.run(MOVE, [gameId, player_ID, action, dice, dice2, prid, amount, terms, playedAt]);
  }
  return gameId;
}

/** Plays games with variables set, also from their ledgers. @returns what came out otherwise */
async function differences(some: readonly Setting[], games: readonly string[], onlyMoves = false): Promise<string[]> {
  await session.reconnect();
  if (!onlyMoves) await set(session, some);
  const wrong: string[] = [];
  for (const name of games) {
    try {
      const gameId = await play(session, name, onlyMoves ? () => set(session, some) : undefined);
      if (JSON.stringify(await stateOf(accounts.root, gameId)) !== JSON.stringify(expected.get(name))) wrong.push(`${name} comes out otherwise`);
      const { refused, differences: found } = await replayGame(session, gameId);
      if (refused ?? found.length > 0) wrong.push(`${name} is replayed otherwise`);
    } catch (error) {
      wrong.push(`${name}: ${String(error)}`);
    }
  }
  return wrong.map((what) => `${some.length === 1 ? `${some[0]?.name} = ${String(some[0]?.value)}: ` : ''}${what}`);
}

test('every variable that may be set is tried, or listed here with the reason why not', async () => {
  const { host } = accounts.sessions;
  const variables = await host.rows<{ Variable_name: string; Value: string }>('SHOW SESSION VARIABLES');
  const left: string[] = [];
  for (const { Variable_name: name, Value: value } of variables) {
    if (name in APART || settings.some((setting) => setting.name === name)) continue;
    const given = /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
    if ((await errnoOf(host, 'SET SESSION ?? = ?', [name, given])) === 0) left.push(name);
  }
  await host.reconnect();
  expect(settings.length).toBeGreaterThan(100);
  expect(left).toEqual([]);
});

describe('games and their replays are identical', () => {
  /** The n-th extreme of each variable; of the session's texts only those with which it can still be talked to. */
  const all = (index: number): Setting[] => {
    const names = [...new Set(settings.map(({ name }) => name))].filter((name) => !/^(sql_mode|character_set|collation)/.test(name));
    return names.flatMap((name) => settings.filter((setting) => setting.name === name)[index] ?? []);
  };

  /** A few at a time, so that what is wrong is found. */
  const TOGETHER = 12;

  test.each([['least', 0], ['greatest', 1]])('with the %s of all numbers, all switches the other way and other texts', async (_, index) => {
    const some = all(index);
    expect(some.length).toBeGreaterThan(30);
    const wrong: string[] = [];
    for (let at = 0; at < some.length; at += TOGETHER) {
      const group = some.slice(at, at + TOGETHER);
      const found = await differences(group, FEW);
      if (found.length > 0) wrong.push(`${group.map(({ name }) => name).join(', ')}: ${found.join('; ')}`);
    }
    expect(wrong).toEqual([]);
    // Together they do to the games of all editions what they do to a few.
    expect(await differences(some, index === 0 ? [] : GAMES)).toEqual([]);
  }, 180_000);

  test('with any div_precision_increment, on which the results of divisions depend', async () => {
    for (const value of [0, 30]) expect(await differences([{ name: 'div_precision_increment', value }], FEW)).toEqual([]);
  }, 60_000);

  test('in every SQL mode, character set and collation', async () => {
    const texts = settings.filter(({ name }) => /^(sql_mode|character_set|collation)/.test(name));
    expect(texts.length).toBeGreaterThan(25);
    const wrong: string[] = [];
    const first = randomInt(FEW.length);
    for (const [index, setting] of texts.entries()) {
      // Each with one of the games, another in every run.
      const game = FEW.slice((first + index) % FEW.length).slice(0, 1);
      // The client escapes the quotation marks of options with backslashes.
      const plain = String(setting.value).includes('NO_BACKSLASH_ESCAPES');
      wrong.push(...(await differences([setting], plain ? FEW.slice(0, 1) : game, plain)));
    }
    expect(wrong).toEqual([]);
  }, 180_000);

  test('with any time and last insert ID of the session', async () => {
    await session.reconnect();
    await session.run('SET timestamp = 1000000000');
    await session.run('SET last_insert_id = 7');
    const gameId = await play(session, 'hoarding-027');
    expect(await stateOf(accounts.root, gameId)).toEqual(expected.get('hoarding-027'));
    await session.run('CALL save_game(?, ?)', [gameId, 'not of 2001']);
    await session.run('CALL save_in_slot(?, 1, TRUE)', [gameId]);
    const years = await accounts.root.rows<{ year: number }>(
      'SELECT YEAR(created_at) AS year FROM Game WHERE game_id = ? UNION ALL SELECT YEAR(saved_at) FROM Save WHERE game_id = ?' +
        ' UNION ALL SELECT YEAR(saved_at) FROM SaveSlot WHERE game_id = ? UNION ALL SELECT YEAR(MIN(played_at)) FROM Gamemanager WHERE game_id = ?',
      [gameId, gameId, gameId, gameId],
    );
    expect(years).toHaveLength(4);
    expect(years.filter(({ year }) => year < 2020)).toEqual([]);
  });

  test('with sql_select_limit: a purchase that raises a whole colour', async () => {
    expect(await differences([{ name: 'sql_select_limit', value: 1 }], FEW)).toEqual([]);
  }, 60_000);
});

describe('refusals change nothing', () => {
  /** A game with a move to make, the same each time. */
  async function refusedMove(name: string, value: Value): Promise<{ reason: RefusedMove | number; before: object[][]; after: object[][] }> {
    await session.reconnect();
    const gameId = await startGame(session, 'campus', null);
    const before = await stateOf(accounts.root, gameId);
    await set(session, [{ name, value }]);
    let reason: RefusedMove | number = 0;
    try {
      await session.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 3)', [gameId]);
    } catch (error) {
      reason = error instanceof RefusedMove ? error : Number((error as { errno?: number }).errno);
    }
    return { reason, before, after: await stateOf(accounts.root, gameId) };
  }

  test.each([
    ['sql_select_limit', 0, 'game_not_found'], ['transaction_read_only', 1, 1792],
  ] as const)('%s = %s', async (name, value, reason) => {
    const refused = await refusedMove(name, value);
    expect(refused.reason instanceof RefusedMove ? refused.reason.token : refused.reason).toBe(reason);
    expect(refused.after).toEqual(refused.before);
  });

  test.each([['default_collation_for_utf8mb4', 'utf8mb4_general_ci'], ['max_execution_time', 10_000], ['foreign_key_checks', 0], ['unique_checks', 0]] as const)(
    '%s leaves a move what it is',
    async (name, value) => {
      await session.reconnect();
      const gameId = await play(session, 'campus-046', () => set(session, [{ name, value }]));
      expect(await stateOf(accounts.root, gameId)).toEqual(expected.get('campus-046'));
    },
  );

  test('a move that would read more rows than max_join_size is not made', async () => {
    await session.reconnect();
    const { edition, options } = readRecording(read('hoarding-027.txt'));
    const gameId = await startGame(session, edition, options);
    await set(session, [{ name: 'max_join_size', value: 1 }]);
    const made: number[] = [];
    let before = await stateOf(accounts.root, gameId);
    for (const { player_ID, action, dice, dice2, prid, amount, terms } of movesOf('hoarding-027')) {
      made.push(await errnoOf(session, MOVE, [gameId, player_ID, action, dice, dice2, prid, amount, terms, null]));
      if (made.at(-1) !== 0) break;
      before = await stateOf(accounts.root, gameId);
    }
    expect(made.at(-1)).toBe(1104);
    expect(await stateOf(accounts.root, gameId)).toEqual(before);
  });

  const NUMBERING: readonly (readonly [string, number])[] = [
    ['insert_id', 2_147_483_647], ['insert_id', 0], ['auto_increment_increment', 65_535], ['auto_increment_offset', 7], ['foreign_key_checks', 0], ['unique_checks', 0],
  ];

  test.each(NUMBERING)('%s = %s: no game is made, and no number is used up', async (name, value) => {
    await session.reconnect();
    const parent = await startGame(session, 'campus', null);
    const { host } = accounts.sessions;
    for (const sql of ["CALL new_game('campus', NULL)", 'CALL open_game(\'hoarding\', NULL, \'{"rules": {"starting_cash": 1234}}\')']) {
      await host.reconnect();
      await host.run('SET SESSION ?? = ?', [name, value]);
      expect((await refusalOf(host, sql)).token).toBe('session_variable');
    }
    await session.run('SET SESSION ?? = ?', [name, value]);
    expect((await refusalOf(session, 'CALL fork_game(?, NULL, NULL)', [parent])).token).toBe('session_variable');
    await session.reconnect();
    await host.reconnect();
    const next = await startGame(host, 'campus', null);
    expect(next).toBeGreaterThan(parent);
    expect(next).toBeLessThan(parent + 10);
  });

  test('a finished game says so, even if group_concat_max_len is too short for its winners', async () => {
    await session.reconnect();
    const gameId = await play(session, 'campus-046');
    await accounts.root.run('UPDATE Player SET status = 3 WHERE game_id = ?', [gameId]);
    await accounts.root.run("UPDATE GameState SET phase = 'over' WHERE game_id = ?", [gameId]);
    await set(session, [{ name: 'group_concat_max_len', value: 4 }]);
    const refusal = await refusalOf(session, 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, 3)', [gameId]);
    expect([refusal.token, refusal.sentence]).toEqual(['game_over', expect.stringMatching(/ is over: \w.* and others won it\.$/)]);
    expect((await refusalOf(session, "CALL open_game('classic', NULL, '{\"pace\": \"none such\"}')")).token).toBe('pace_not_found');
  });
});
