import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { exportGame } from '../../../src/client/archive';
import type { GameConnection } from '../../../src/client/connection';
import { acceptInvitation, invite } from '../../../src/client/invitations';
import { joinLobby, openLobby, startLobby } from '../../../src/client/lobbies';
import { makeMove } from '../../../src/client/move';
import { deleteGame, openGame } from '../../../src/client/new-game';
import { nudge, readEmotes, readTalk, say, sendEmote, switchTalk } from '../../../src/client/talk';
import { forkGame } from '../../../src/client/time';
import { NO_ROUTINE, NO_TABLE, TestAccounts } from '../../support/accounts';
import { changingNothing } from '../../support/everything';
import { errnoOf } from '../../support/game';

const MISSING = 2_000_000_000;
const [ADA, BEN, SCROOGE] = [{ player: '0', guest: null }, { player: '1', guest: null }, { player: '2', guest: null }];

let accounts: TestAccounts<'ann' | 'bea' | 'cid' | 'eve'>;
let root: GameConnection;
let ann: GameConnection;
let bea: GameConnection;
let cid: GameConnection;
let game: number;
beforeAll(async () => {
  accounts = await TestAccounts.open({ ann: 'host', bea: 'host', cid: 'player', eve: 'spectator' });
  ({ root } = accounts);
  ({ ann, bea, cid } = accounts.sessions);
});
afterAll(() => accounts.close());
beforeEach(async () => {
  game = await newTable(['Ada', 'Ben', { character: 'Ebenezer Scrooge' }]);
});

async function newTable(players: (string | object)[]): Promise<number> {
  return await openGame(ann, 'standard', 'Friday', { players, dice: 'server', rules: { player_order: 'seat' } } as never);
}

/** What was said, in short. */
async function lines(connection: GameConnection = root, gameId = game): Promise<string[]> {
  await connection.choose(gameId);
  return ((await readTalk(connection, gameId))?.lines ?? []).map((line) => `${line['Player name']}: ${line.Text ?? line.Label ?? `nudges ${line.Nudged ?? ''}`}`);
}

/** The refusal of a call that must change nothing. */
async function refused(work: () => Promise<unknown>): Promise<string> {
  return await changingNothing(root, async () => await work().then(() => 'none', (error: { token?: string }) => error.token ?? String(error)));
}

/** Lets time pass: what was said, and the last move, are older by so many seconds. */
async function pass(seconds: number, gameId = game): Promise<void> {
  await root.run('UPDATE TalkLine SET said_at = said_at - INTERVAL ? SECOND WHERE game_id = ?', [seconds, gameId]);
  await root.run('UPDATE Talk SET nudged_at = nudged_at - INTERVAL ? SECOND WHERE game_id = ?', [seconds, gameId]);
  await root.run('UPDATE GameState SET played_at = played_at - INTERVAL ? SECOND WHERE game_id = ?', [seconds, gameId]);
  await root.run('UPDATE Game SET created_at = created_at - INTERVAL ? SECOND WHERE game_id = ?', [seconds, gameId]);
}

describe('what is said', () => {
  test('is read by everybody, the newest last', async () => {
    await say(ann, game, ADA, '  Hello <b>Ben</b> 👋🏽  ');
    await sendEmote(ann, game, BEN, 'BRAVO');
    await say(ann, game, BEN, 'Привет, ça va? שלום');
    for (const reader of [root, cid, accounts.sessions.eve]) {
      expect(await lines(reader)).toEqual(['Ada: Hello <b>Ben</b> 👋🏽', 'Ben: Well played', 'Ben: Привет, ça va? שלום']);
    }
    expect(await readTalk(cid, game)).toMatchObject({ Texts: 1, Changes: 3, lines: [{ Line: 1, 'Player No.': 0 }, { Line: 2, Emote: 'bravo', Symbol: '👏' }, { Line: 3 }] });
    expect(await readTalk(cid, MISSING)).toBeUndefined();
  });

  test('is one of eight emotes, a text or a nudge', async () => {
    const emotes = await readEmotes(cid);
    expect([emotes.length, new Set(emotes.map(({ Symbol: symbol }) => symbol)).size]).toEqual([8, 8]);
    for (const { Emote: emote } of emotes.slice(0, 5)) await sendEmote(ann, game, ADA, emote);
    expect(await refused(() => sendEmote(ann, game, BEN, 'shout'))).toBe('emote_not_found');
    expect(await errnoOf(root, 'INSERT INTO TalkLine (game_id, line_no, pid, said_at) VALUES (?, 99, 0, NOW())', [game])).toBe(3819);
  });

  test.each([
    ['', 'talk_malformed'], ['   ', 'talk_malformed'], ['two\nlines', 'talk_malformed'], ['an \u001b[31m escape', 'talk_malformed'], ['turned \u202eround', 'talk_malformed'],
    ['\u200b', 'talk_malformed'], [`e${'\u0301'.repeat(2)}`, 'talk_malformed'], ['x'.repeat(141), 'talk_too_long'], ['x'.repeat(100_000), 'talk_too_long'],
  ])('%j is %s', async (text, token) => {
    expect(await refused(() => say(ann, game, ADA, text))).toBe(token);
  });

  test('has at most 140 characters, however many bytes they are', async () => {
    await say(ann, game, ADA, '😂'.repeat(140));
    expect(await lines()).toEqual([`Ada: ${'😂'.repeat(140)}`]);
    expect(await refused(() => say(ann, game, ADA, null as never))).toBe('talk_malformed');
  });

  test('does not move the game, and is in no fork, save or archive; it is deleted with the game', async () => {
    await makeMove(ann, game, { action: 'roll', player_ID: 0 } as never, 1, 'a');
    const before = await exportGame(root, game);
    await changingOnlyTalk(async () => {
      await say(ann, game, ADA, 'Lucky me');
      await sendEmote(ann, game, BEN, 'wow');
    });
    expect((await exportGame(root, game)) === before).toBe(true);
    const fork = await forkGame(ann, game, 1, null);
    expect([await lines(root, fork), await lines()]).toEqual([[], ['Ada: Lucky me', 'Ben: Wow']]);
    await deleteGame(ann, game);
    for (const table of ['Talk', 'TalkLine']) expect(await root.rows('SELECT * FROM ?? WHERE game_id = ?', [table, game])).toEqual([]);
    expect(await refused(() => say(ann, game, ADA, 'Anybody here?'))).toBe('game_not_found');
  });

  test('is possible after the game, and nothing is said in a game that is not there', async () => {
    await root.run("UPDATE GameState SET phase = 'over' WHERE game_id = ?", [game]);
    await say(ann, game, ADA, 'Good game');
    expect(await lines()).toEqual(['Ada: Good game']);
    for (const work of [() => say(ann, MISSING, ADA, 'Hello'), () => sendEmote(ann, MISSING, ADA, 'wow'), () => nudge(ann, MISSING, ADA), () => switchTalk(ann, MISSING, false)]) expect(await refused(work)).toBe('game_not_found');
  });
});

/** Does something that must change no table but those of talk. */
async function changingOnlyTalk(work: () => Promise<void>): Promise<void> {
  const TABLES = ['Game', 'GameState', 'Player', 'Gamemanager', 'Event', 'Deed', 'Agenda'];
  const sums = async (): Promise<object[]> => await root.rows('CHECKSUM TABLE ??', [TABLES]);
  const before = await sums();
  await work();
  expect(await sums()).toEqual(before);
}

describe('speakers', () => {
  test('at one table are its people, for whom any account that plays speaks, and never bots', async () => {
    await say(cid, game, BEN, 'Hello');
    expect(await refused(() => say(ann, game, SCROOGE, 'Humbug'))).toBe('not_your_seat');
    expect(await refused(() => say(ann, game, { player: '7', guest: null }, 'Boo'))).toBe('not_a_seat');
    expect(await refused(() => say(ann, game, { player: 'Ada', guest: null }, 'Boo'))).toBe('not_a_seat');
    expect(await refused(() => say(ann, game, { player: null, guest: null }, 'Boo'))).toBe('player_missing');
  });

  test('whose seats guests have taken are these guests alone, on the page of their host', async () => {
    await acceptInvitation(ann, game, (await invite(ann, game, '1')).Link, 'ben');
    await acceptInvitation(ann, game, (await invite(ann, game, null)).Link, 'looks on');
    for (const player of ['1', null]) await say(ann, game, { player, guest: 'ben' }, 'It is me');
    await say(ann, game, ADA, 'I see');
    expect(await lines()).toEqual(['Ben: It is me', 'Ben: It is me', 'Ada: I see']);
    for (const [connection, speaker] of [[ann, BEN], [cid, BEN], [root, BEN], [bea, { player: '1', guest: 'ben' }], [ann, { player: '0', guest: 'ben' }], [ann, { player: '1', guest: 'looks on' }], [ann, { player: null, guest: 'looks on' }]] as const) {
      for (const work of [() => say(connection, game, speaker, 'A lie'), () => sendEmote(connection, game, speaker, 'wow'), () => nudge(connection, game, speaker)]) expect(await refused(work)).toBe('not_your_seat');
    }
  });

  test('in a game between accounts are these accounts, each for its own seat', async () => {
    const { Lobby: lobby, Link: link } = await openLobby(ann, 'standard', null, { players: 2, dice: 'server', rules: { player_order: 'seat' } }, 'accounts');
    await joinLobby(ann, link, { seat: '0', name: 'Ann', guest: null });
    await joinLobby(cid, link, { seat: '1', name: 'Cid', guest: null });
    const id = await startLobby(ann, lobby);
    await say(cid, id, { player: null, guest: null }, 'Hello Ann');
    await sendEmote(ann, id, { player: '0', guest: null }, 'hello');
    expect(await lines(cid, id)).toEqual(['Cid: Hello Ann', 'Ann: Hello']);
    for (const [connection, player] of [[cid, '0'], [ann, '1'], [bea, null], [bea, '1']] as const) expect(await refused(() => say(connection, id, { player, guest: null }, 'A lie'))).toBe('not_your_seat');
    expect(await refused(() => switchTalk(cid, id, false))).toContain('denied');
    await switchTalk(ann, id, false);
    expect(await refused(() => say(cid, id, { player: null, guest: null }, 'Still here'))).toBe('talk_is_off');
  });

  test('are no spectators, and nobody writes or reads the tables', async () => {
    const { eve } = accounts.sessions;
    for (const call of ['CALL say(?, 0, ?, NULL)', 'CALL send_emote(?, 0, ?, NULL)']) expect(await errnoOf(eve, call, [game, 'wow'])).toBe(NO_ROUTINE);
    for (const sql of ['DELETE FROM Talk', 'SELECT * FROM TalkLine', "INSERT INTO Emote (emote) VALUES ('x')"]) for (const one of [ann, cid, eve]) expect(await errnoOf(one, sql)).toBe(NO_TABLE);
    expect(await errnoOf(cid, 'CALL switch_talk_on(?)', [game])).toBe(NO_ROUTINE);
  });
});

describe('the host', () => {
  test('switches texts off and on; emotes are always allowed', async () => {
    await switchTalk(ann, game, false);
    expect(await refused(() => say(ann, game, ADA, 'Psst'))).toBe('talk_is_off');
    await sendEmote(ann, game, ADA, 'oh_no');
    expect(await readTalk(cid, game)).toMatchObject({ Texts: 0, Changes: 2 });
    await switchTalk(root, game, true);
    await say(ann, game, ADA, 'At last');
    expect(await lines()).toEqual(['Ada: Oh no', 'Ada: At last']);
  });

  test('is the account that began the game', async () => {
    expect(await refused(() => switchTalk(bea, game, false))).toBe('not_your_game');
  });
});

describe('a flood', () => {
  test('of one seat is refused after five things in ten seconds; others talk on', async () => {
    for (const text of ['1', '2', '3', '4']) await say(ann, game, ADA, text);
    await sendEmote(ann, game, ADA, 'wow');
    for (const work of [() => say(ann, game, ADA, '6'), () => sendEmote(ann, game, ADA, 'wow')]) {
      expect(await refused(work)).toBe('talk_too_often');
    }
    await say(ann, game, BEN, 'Calm down');
    await expect(say(ann, game, ADA, '6')).rejects.toThrow(/Wait ([1-9]|10) s\./);
    await pass(5);
    expect(await refused(() => say(ann, game, ADA, '6'))).toBe('talk_too_often');
    await pass(5);
    await say(ann, game, ADA, '6');
    expect(await lines()).toHaveLength(7);
  });

  test('of twenty seats in sessions of their own is refused by name, and the game goes on', async () => {
    const seats = Array.from({ length: 20 }, (_, index) => `P${index}`);
    const crowd = await openGame(ann, 'campus', null, { players: seats, rules: { max_players: 20 } } as never);
    const sessions = await Promise.all(seats.map(() => accounts.another('ann')));
    const outcomes = await Promise.all(sessions.map(async (session, index) => {
      const own: string[] = [];
      for (let count = 0; count < 12; count += 1) own.push(await say(session, crowd, { player: String(index), guest: null }, `${index} ${count}`).then(() => 'said', (error: { token?: string }) => error.token ?? String(error)));
      return own;
    }));
    // A fast machine says five things in time; a slow one may take longer than ten seconds.
    for (const own of outcomes) {
      expect(own.slice(0, 5)).toEqual(Array<string>(5).fill('said'));
      expect(new Set(own.slice(5))).toEqual(new Set(['talk_too_often']));
    }
    const [row] = await root.rows<{ lines: number; numbers: number }>('SELECT COUNT(*) AS `lines`, COUNT(DISTINCT line_no) AS numbers FROM TalkLine WHERE game_id = ?', [crowd]);
    expect(row).toEqual({ lines: 100, numbers: 100 });
    await ann.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 3)', [crowd]);
    for (const session of sessions) await session.close();
  });

  test('of years leaves the newest two hundred lines', async () => {
    await say(ann, game, ADA, 'first');
    await root.run(
      'INSERT INTO TalkLine (game_id, line_no, pid, text, said_at) WITH RECURSIVE n AS (SELECT 2 AS n UNION ALL SELECT n + 1 FROM n WHERE n < 230) SELECT ?, n, 0, n, ? FROM n',
      [game, '2026-01-01'],
    );
    await root.run('UPDATE Talk SET changes = 230 WHERE game_id = ?', [game]);
    const other = await newTable(['Zoe', 'Max']);
    await say(ann, other, ADA, 'elsewhere');
    await say(ann, game, BEN, 'last');
    expect(await root.rows('SELECT MIN(line_no) AS first, MAX(line_no) AS last, COUNT(*) AS `lines` FROM TalkLine WHERE game_id = ?', [game])).toEqual([{ first: 32, last: 231, lines: 200 }]);
    expect([(await lines()).length, (await lines()).at(-1), await lines(root, other)]).toEqual([50, 'Ben: last', ['Zoe: elsewhere']]);
  });
});

describe('a nudge', () => {
  test('is for the person whom the game has been waiting for, for a minute, and once a minute', async () => {
    expect(await refused(() => nudge(ann, game, BEN))).toBe('nudge_too_soon');
    await pass(59);
    await expect(nudge(ann, game, BEN)).rejects.toThrow(/Give Ada a little longer/);
    // The time of a move is kept in whole seconds.
    await pass(2);
    expect(await refused(() => nudge(ann, game, ADA))).toBe('nobody_to_nudge');
    await nudge(ann, game, BEN);
    expect(await lines()).toEqual(['Ben: nudges Ada']);
    expect(await refused(() => nudge(ann, game, BEN))).toBe('nudge_too_soon');
    await pass(60);
    await switchTalk(ann, game, false);
    await nudge(ann, game, BEN);
    expect(await lines()).toEqual(['Ben: nudges Ada', 'Ben: nudges Ada']);
  });

  test('is for nobody while a bot moves, and after the game', async () => {
    const bots = await newTable([{ character: 'Ebenezer Scrooge' }, 'Ben']);
    await pass(100, bots);
    expect(await refused(() => nudge(ann, bots, BEN))).toBe('nobody_to_nudge');
    await root.run("UPDATE GameState SET phase = 'over' WHERE game_id = ?", [game]);
    await pass(100);
    expect(await refused(() => nudge(ann, game, BEN))).toBe('nobody_to_nudge');
  });

  test('in an auction is for the next bidder', async () => {
    await makeMove(ann, game, { action: 'roll', player_ID: 0 } as never, 1, 'b');
    await root.run("UPDATE GameState SET phase = 'auction', prid = 1 WHERE game_id = ?", [game]);
    await pass(100);
    await root.choose(game);
    const [state] = await root.rows<{ next: number | null; awaited: number | null }>('SELECT p.`Next No.` AS next, t.Awaited AS awaited FROM pendingView AS p JOIN talkStateView AS t ON t.Game = p.`Current game`');
    expect([state?.awaited, state?.next]).toEqual([1, 1]);
    await nudge(ann, game, ADA);
    expect(await lines()).toEqual(['Ada: nudges Ben']);
  });
});

describe('locks', () => {
  const ROLL = "INSERT INTO Gamemanager (game_id, player_ID, action) VALUES (?, 0, 'roll')";

  test.each(['REPEATABLE-READ', 'READ-COMMITTED', 'SERIALIZABLE'])('an open move delays no talk, also the first of a game, %s', async (level) => {
    const holder = await accounts.another('ann');
    await holder.run('SET SESSION transaction_isolation = ?', [level]);
    await bea.run('SET innodb_lock_wait_timeout = 1');
    await holder.run('START TRANSACTION');
    await holder.run(ROLL, [game]);
    await pass100();
    await say(bea, game, ADA, 'While it is open');
    await sendEmote(bea, game, BEN, 'wow');
    await holder.run('ROLLBACK');
    await holder.close();
    expect(await lines()).toEqual(['Ada: While it is open', 'Ben: Wow']);
  });

  /** Only rows that no move has locked. */
  async function pass100(): Promise<void> {
    await root.run('UPDATE TalkLine SET said_at = said_at - INTERVAL 100 SECOND WHERE game_id = ?', [game]);
  }

  test.each(['REPEATABLE-READ', 'READ-COMMITTED'])('what a line locks, held open, delays no move, %s', async (level) => {
    for (const isFirst of [true, false]) {
      if (!isFirst) await say(ann, game, ADA, 'Hello');
      await root.run('SET SESSION transaction_isolation = ?', [level]);
      await bea.run('SET innodb_lock_wait_timeout = 1');
      await root.run('START TRANSACTION');
      await root.rows('CALL add_talk_line(?, 1, NULL, ?, NULL)', [game, 'Held open']);
      await bea.run('START TRANSACTION');
      await bea.run(ROLL, [game]);
      await bea.run('ROLLBACK');
      await root.run('ROLLBACK');
      await root.run('SET SESSION transaction_isolation = DEFAULT');
    }
  });

  test('a line commits, and leaves no transaction open', async () => {
    await bea.run('START TRANSACTION');
    await say(bea, game, ADA, 'Said is said');
    await bea.run('ROLLBACK');
    expect(await lines()).toEqual(['Ada: Said is said']);
  });
});
