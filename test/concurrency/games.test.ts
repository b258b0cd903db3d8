import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Address, GameConnection } from '../../src/client/connection';
import { deleteGame, newGame, openGame } from '../../src/client/new-game';
import { RefusedMove, serverErrno } from '../../src/client/refusal';
import { exportGame } from '../../src/client/archive';
import { forkGame } from '../../src/client/time';
import { sessionOf, withConnections } from '../support/crowd';
import { workerDatabase } from '../support/database';
import { freshName, SYSTEM_1 } from '../support/league';
import { type Stage, stagesOf, type Statement } from '../support/stages';

/** Isolation between games: an open transaction in one game blocks nothing in the others. */

let address: Address;
let owner: GameConnection;
let holder: GameConnection;
let busy: GameConnection;
let session: number;
const stages: Stage[] = [];
beforeAll(async () => {
  ({ address } = await workerDatabase());
  owner = await GameConnection.open(address);
  holder = await GameConnection.open(address);
  busy = await GameConnection.open(address);
  session = await sessionOf(holder);
  await busy.run('SET innodb_lock_wait_timeout = 1');
});
afterAll(async () => {
  for (const connection of [owner, holder, busy]) await connection.close();
});

/** Lock wait timeout, after a second; deadlock. */
const HELD_UP: readonly (number | undefined)[] = [1205, 1213];

const newOne = (edition: string, options: object = {}): Statement => ['CALL open_game(?, NULL, ?)', edition, JSON.stringify(options)];

/** New games of all editions, with all that a game may begin with; `cash` makes rules that no other game has. */
const newGames = (cash: number): Record<string, Statement> => ({
  'a new game of campus': newOne('campus', { characters: { Mary: 'scrooge' } }),
  'a new game of accounts': newOne('singletonopoly', {
    players: ['Ann', { name: 'Ben', token: 'Dog' }, { character: 'scrooge' }], dice: 'server', seats: { 0: 'zoe' },
  }),
  'a new game of house rules': newOne('classic', { players: 2, rules: { starting_cash: cash, deeds_dealt: 3 } }),
});

/** What else is done with a game; slots of accounts that come before and after that of the holder. */
const aboutGame = (game: number, name: string): Record<string, Statement> => ({
  'a save': ['CALL save_game(?, ?)', game, name],
  'a slot of ann': ["INSERT INTO SaveSlot (game_id, account, slot, record_ID) VALUES (?, 'ann', 1, 0)", game],
  'a slot of zoe': ["INSERT INTO SaveSlot (game_id, account, slot, record_ID) VALUES (?, 'zoe', 1, 0)", game],
  'a fork': ['CALL fork_game(?, NULL, NULL)', game],
  'a look back': ['CALL look_back(?, NULL, 0)', game],
  'an invitation': ['CALL invite(?, NULL)', game],
});

/** The places that a session has locked, for people. */
async function lockedPlaces(): Promise<string> {
  const rows = await owner.rows<{ place: string }>(
    "SELECT DISTINCT CONCAT_WS(' ', OBJECT_NAME, INDEX_NAME, LOCK_MODE, LOCK_DATA) AS place FROM performance_schema.data_locks AS d" +
      ' JOIN performance_schema.threads AS t ON t.THREAD_ID = d.THREAD_ID' +
      " WHERE t.PROCESSLIST_ID = ? AND LOCK_TYPE = 'RECORD' AND LOCK_MODE NOT LIKE '%REC_NOT_GAP%' LIMIT 8",
    [session],
  );
  return rows.map(({ place }) => place).join('; ');
}

/**
 * Does something in a transaction, tries everything else meanwhile, and takes both back.
 * @param isRefused whether what is held open is only tried
 * @returns what it held up
 */
async function heldUp(what: string, held: Statement, tries: Readonly<Record<string, Statement>>, isRefused = false): Promise<string[]> {
  const found: string[] = [];
  await holder.run('START TRANSACTION');
  const refusal = await attempt(holder, held);
  if ((refusal instanceof RefusedMove) !== isRefused) found.push(`${what}: ${String(refusal ?? 'not refused')}`);
  for (const [name, statement] of Object.entries(tries)) {
    await busy.run('START TRANSACTION');
    const error = await attempt(busy, statement);
    if (HELD_UP.includes(serverErrno(error))) found.push(`${what} holds up ${name}: ${await lockedPlaces()}`);
    else if (error) found.push(`${name}: ${String(error)}`);
    await busy.run('ROLLBACK');
  }
  await holder.run('ROLLBACK');
  return found;
}

/** @returns the error of a statement; undefined: there is none */
async function attempt(connection: GameConnection, [sql, ...values]: Statement): Promise<unknown> {
  return await connection.run(sql, values).then(() => undefined, (error: unknown) => error);
}

describe('what is held open holds up nobody else:', () => {
  test('a move of any kind in the newest game', async () => {
    const found: string[] = [];
    for await (const stage of stagesOf(owner)) {
      const before = stages.at(-1);
      stages.push(stage);
      found.push(
        ...(await heldUp(stage.name, stage.move('held'), {
          'a new game': newOne('singletonopoly', { players: ['Ann', { character: 'scrooge' }, 'Ben'], dice: 'server', seats: { 0: 'zoe' } }),
          ...(before && { 'a move in the game before': before.move('busy') }),
        })),
      );
    }
    expect(found).toEqual([]);
    expect(stages.length).toBeGreaterThan(30);
  });

  test.each(['REPEATABLE-READ', 'READ-COMMITTED'])('a move of any kind, %s', async (level) => {
    const found: string[] = [];
    await holder.run('SET SESSION transaction_isolation = ?', [level]);
    for (const [index, stage] of stages.entries()) {
      const others = stages.filter((other, place) => other !== stage && (Math.abs(place - index) === 1 || place === stages.length - 1));
      const moves = others.map((other): [string, Statement] => [`a move (${other.name})`, other.move('busy')]);
      const more = Object.entries({ ...aboutGame(stages[0]?.game ?? 0, 'busy'), ...newGames(4_321) });
      const tries = Object.fromEntries([...moves, ...more.filter((_, place) => place === index % more.length)]);
      found.push(...(await heldUp(stage.name, stage.move(null), tries)));
    }
    await holder.run('SET SESSION transaction_isolation = DEFAULT');
    expect(found).toEqual([]);
  });

  test.each(['REPEATABLE-READ', 'READ-COMMITTED'])('any other action on a game or an edition, %s', async (level) => {
    const [before, stage, after] = [stages.at(-3), stages.at(-2), stages.at(-1)];
    if (!before || !stage || !after) throw new Error('There are stages.');
    const name = freshName('held');
    await owner.run('CALL save_game(?, ?)', [stage.game, name]);
    for (const slot of [1, 2]) await owner.run('CALL save_in_slot(?, ?, TRUE)', [stage.game, slot]);
    const list = (numbers: number[]): Statement => ['CALL import_numbers(?, ?)', name, JSON.stringify(numbers)];
    // A short one: what it locks does not depend on how many moves are made again.
    const archive = await exportGame(owner, await newGame(owner, 'campus', null));
    const over = await openGame(owner, 'campus', null, { characters: { Mary: 'scrooge' } });
    await owner.run("UPDATE GameState SET phase = 'over' WHERE game_id = ?", [over]);
    const held: Record<string, Statement> = {
      ...newGames(5_432),
      'a new game of classic': newOne('classic'),
      'a new game of hoarding': newOne('hoarding', { players: 3 }),
      'a save': ['CALL save_game(?, ?)', stage.game, freshName('held')],
      'a fork': ['CALL fork_game(?, NULL, NULL)', stage.game],
      'a look back': ['CALL look_back(?, NULL, 0)', stage.game],
      'a restored game': ['CALL import_game(?)', archive],
      'a comparison': ['CALL compare_games(?, ?)', stage.game, after.game],
      'a slot': ['CALL save_in_slot(?, 3, FALSE)', stage.game],
      'a slot that is overwritten': ['CALL save_in_slot(?, 1, TRUE)', after.game],
      'a loaded save': ['CALL load_save(?)', name],
      'a loaded slot': ['CALL load_slot(?)', 1],
      'a save that is forgotten': ['CALL delete_save(?)', name],
      'a slot that is emptied': ['CALL empty_slot(?)', 2],
      'a game of characters that is over': ['CALL play_bots(?)', over],
      'auctions that are closed': ['CALL close_auctions()'],
      'a list of numbers': list([1, 2, 3]),
      'an edition': ['CALL import_edition(?)', JSON.stringify({ edition: 'held open', extends: 'classic', rules: { starting_cash: 77 } })],
      'a board': ['CALL copy_board(?, ?)', 'classic', 'held open'],
      'a tournament': ["CALL new_tournament(?, '2026-01-01', '2026-12-31', ?, NULL)", name, SYSTEM_1],
      'a player of the league': ['CALL add_league_player(?)', name.slice(0, 40)],
      'a view': ['SELECT * FROM movesView'],
      'all games': ['SELECT * FROM gamesView'],
    };
    const refused: Record<string, Statement> = {
      'a game that is not there': ['INSERT INTO Gamemanager (game_id, action) VALUES (2000000000, ?)', 'roll'],
      'a move that is refused': ['INSERT INTO Gamemanager (game_id, action) VALUES (?, ?)', stage.game, 'nothing'],
      'a game with too many players': newOne('campus', { players: 99 }),
      'a game with two of the same name': newOne('classic', { players: ['Ann', 'Ann'] }),
      'a game with a piece that is not there': newOne('classic', { players: ['Ann', { name: 'Ben', token: 'Wheel' }] }),
      'a game with a seat that is not there': newOne('classic', { players: ['Ann', 'Ben'], dice: 'server', seats: { 7: 'zoe' } }),
      'a save of a name that is taken': ['CALL save_game(?, ?)', after.game, name],
      'a save that is not there': ['CALL delete_save(?)', freshName('no')],
      'a load of no save': ['CALL load_save(?)', freshName('no')],
      'a slot that is taken': ['CALL save_in_slot(?, 1, FALSE)', after.game],
      'a slot that is empty': ['CALL empty_slot(?)', 4],
      'an edition with errors': ['CALL import_edition(?)', JSON.stringify({ edition: 'held open', extends: 'classic', rules: { starting_cash: 'x' } })],
      'an archive that was changed': ['CALL import_game(?)', archive.replace('"version": 2', '"version": 3')],
      'a board of a name that is taken': ['CALL copy_board(?, ?)', 'classic', 'campus'],
    };
    const tries: Record<string, Statement> = {
      'a move before': before.move('busy'), 'a move after': after.move('busy'), 'a restored game': ['CALL import_game(?)', archive],
      ...aboutGame(stages[0]?.game ?? 0, 'busy'), ...newGames(6_543),
    };
    const found: string[] = [];
    await holder.run('SET SESSION transaction_isolation = ?', [level]);
    for (const [what, statement] of Object.entries(held)) found.push(...(await heldUp(what, statement, tries)));
    for (const [what, statement] of Object.entries(refused)) found.push(...(await heldUp(what, statement, tries, true)));
    await holder.run('SET SESSION transaction_isolation = DEFAULT');
    expect(found).toEqual([]);
  });

  test.each(['REPEATABLE-READ', 'READ-COMMITTED'])('the deletion of a game, which is final, %s', async (level) => {
    const games = [await newGame(owner, 'campus', null), await openGame(owner, 'classic', null, { players: 2, rules: { starting_cash: 7_654 } })];
    await holder.run('SET SESSION transaction_isolation = ?', [level]);
    const found: string[] = [];
    for (const game of games) found.push(...(await heldUp('a deleted game', ['CALL delete_game(?)', game], newGames(7_654))));
    // The other way about: nothing that is open holds a deletion up, which would commit it.
    for (const statement of Object.values(newGames(8_765))) {
      const game = await openGame(owner, 'classic', null, { players: 2, rules: { starting_cash: 8_765, deeds_dealt: 3 } });
      found.push(...(await heldUp('a new game', statement, { 'a deletion': ['CALL delete_game(?)', game] })));
    }
    await holder.run('SET SESSION transaction_isolation = DEFAULT');
    expect(found).toEqual([]);
  });
});

describe('sessions that do the same at once are not undone by a deadlock:', () => {
  /** How often each of four sessions does it. */
  const TIMES = 12;

  const atOnce = async (work: (session: GameConnection, number: number, time: number) => Promise<unknown>): Promise<void> => {
    await withConnections(address, 4, async (sessions) => {
      await Promise.all(
        sessions.map(async (one, number) => {
          for (let time = 0; time < TIMES; time += 1) await work(one, number, time);
        }),
      );
    });
  };

  test('forks of the newest game and of the one before it', async () => {
    const games = [await newGame(owner, 'hoarding', null), await newGame(owner, 'hoarding', null)];
    await atOnce((one, number) => forkGame(one, games[number % 2] ?? 0, null, null));
  });

  test('new games and their deletion', async () => {
    await atOnce(async (one) => deleteGame(one, await openGame(one, 'classic', null, { players: ['Ann', { character: 'scrooge' }], dice: 'server' })));
  });

  test('new games with different and with equal house rules', async () => {
    await atOnce(async (one, number, time) => {
      const cash = time % 3 ? 2_000 + 100 * number + time : 1_999;
      await deleteGame(one, await openGame(one, 'hoarding', null, { players: 2, rules: { starting_cash: cash } }));
    });
  });

  test('saves and their deletion', async () => {
    const games = [await newGame(owner, 'campus', null), await newGame(owner, 'campus', null)];
    await atOnce(async (one, number, time) => {
      await one.run('CALL save_game(?, ?)', [games[number % 2] ?? 0, `at once ${number} ${time}`]);
      await one.run('CALL delete_save(?)', [`at once ${number} ${time}`]);
    });
  });
});

describe('of eight sessions in one game', () => {
  const MOVES = 60;

  const movesOf = async (game: number): Promise<number> => {
    const [row] = await owner.rows<{ moves: number }>('SELECT last_record_ID AS moves FROM GameState WHERE game_id = ?', [game]);
    return row?.moves ?? 0;
  };

  test.each<[string, string]>([
    ['an INSERT', "INSERT INTO Gamemanager (game_id, action) VALUES (?, 'roll')"],
    ['make_move', "CALL make_move(?, 'roll', NULL)"],
  ])('no session that moves by %s must repeat its move', async (_, move) => {
    const game = await openGame(owner, 'hoarding', null, {
      players: 2, dice: 'server', rules: { turn_end: 'automatic', purchase: 'forced', starting_cash: 1_000_000, turn_limit: null }, seats: { 0: 'zoe' },
    });
    await withConnections(address, 8, async (sessions) => {
      await Promise.all(
        sessions.map(async (one) => {
          for (let times = 0; times < MOVES; times += 1) await one.run(move, [game]);
        }),
      );
    });
    expect(await movesOf(game)).toBe(8 * MOVES);
  });
});
