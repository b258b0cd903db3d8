import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/client/connection';
import { inTransaction } from '../../../src/client/in-transaction';
import { deleteGame, openGame } from '../../../src/client/new-game';
import { readAndRollBack } from '../../../src/client/read-and-rollback';
import { forkGame, readSeatsAt, replayGame } from '../../../src/client/time';
import { closeGates, openGates } from '../../../src/deploy/gates';
import { sessionOf, withConnections } from '../../support/crowd';
import { freshDatabase } from '../../support/database';
import { makeEdition } from '../../support/editions';
import { changingNothing } from '../../support/everything';
import { refusalOf, stateOf, TestGame } from '../../support/game';
import { keepPositions, positionsOf } from '../../support/kept-positions';
import { rowsRead } from '../../support/rows-read';

/** Positions of long games: which are kept, and that nothing else is changed or read. */

let address: { url: string };
let connection: GameConnection;
beforeAll(async () => {
  // The position that is wanted next is that of any game.
  ({ address } = await freshDatabase());
  connection = await GameConnection.open(address);
});
afterAll(() => connection.close());
beforeEach(() => connection.run('DELETE FROM KeptPosition'));

const MOVES =
  'INSERT INTO Gamemanager (game_id, dice) WITH RECURSIVE m (number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM m WHERE number + 1 < ?)' +
  ' SELECT ?, 1 + (number * 7919 + (number DIV 7) * 31) MOD 6 FROM m';

/** A game of campus in which so many moves were made. */
async function played(moves: number, edition = 'campus'): Promise<TestGame> {
  const game = await TestGame.start(connection, edition);
  await connection.run(MOVES, [moves, game.id]);
  return game;
}

const findLongGames = (): Promise<void> => connection.run('CALL find_long_games(1, 2147483647)');
const keepNext = (): Promise<void> => connection.run('CALL keep_next_position()');

/** Lets a game want the position after a move. */
async function want(game: TestGame, record: number): Promise<void> {
  await connection.run('INSERT INTO KeptPosition (game_id, record_ID) VALUES (?, ?)', [game.id, record]);
}

describe('positions', () => {
  test('are kept after every hundredth move of a game that has a thousand', async () => {
    const short = await played(999);
    const long = await played(1_000);
    await connection.run(MOVES, [1, long.id]);
    await findLongGames();
    expect(await positionsOf(connection, short.id, 'wanted')).toEqual([]);
    expect(await positionsOf(connection, long.id, 'wanted')).toEqual([100]);
    const before = await long.state();
    const costs: number[] = [];
    for (let kept = 1; kept <= 10; kept += 1) {
      await keepNext();
      expect((await positionsOf(connection, long.id, 'kept')).length).toBe(kept);
      costs.push(await rowsRead(connection, 'CALL find_long_games(?, ?)', [long.id, long.id]));
    }
    // Looking for the next one does not read those that are there.
    expect(Math.max(...costs)).toBe(Math.min(...costs));
    expect(await positionsOf(connection, long.id, 'kept')).toEqual(Array.from({ length: 10 }, (_, index) => 100 * (index + 1)));
    await changingNothing(connection, async () => {
      await findLongGames();
      await keepNext();
    });
    expect(await long.state()).toEqual(before);
    expect(await connection.rows('SELECT game_id FROM PartialCopy')).toEqual([]);
    // A hundred moves later there is another; the last position of a game waits for a move after it.
    await connection.run(MOVES, [99, long.id]);
    await findLongGames();
    expect(await positionsOf(connection, long.id, 'wanted')).toEqual([]);
    await connection.run(MOVES, [1, long.id]);
    await findLongGames();
    expect(await positionsOf(connection, long.id, 'wanted')).toEqual([1_100]);
  });

  test('are wanted of the games that are examined only, and a game that is not long costs a key', async () => {
    const game = await played(1_000);
    await connection.run('CALL find_long_games(?, ?)', [game.id + 1, game.id + 100]);
    await connection.run('CALL find_long_games(1, ?)', [game.id - 1]);
    expect(await positionsOf(connection, game.id, 'wanted')).toEqual([]);
    const first = (await TestGame.start(connection)).id;
    let last = first;
    for (let games = 0; games < 8; games += 1) last = (await TestGame.start(connection)).id;
    const cost = async (most: number): Promise<number> => await rowsRead(connection, 'CALL find_long_games(?, ?)', [first, most]);
    expect((await cost(last)) - (await cost(first))).toBeLessThanOrEqual(last - first + 1);
  });

  test('of the event reach every game within a minute', async () => {
    const [row] = await connection.rows<{ last: number; size: number }>('SELECT MAX(game_id) AS last, MAX(game_id) DIV 60 + 1 AS size FROM GameState');
    expect(60 * (row?.size ?? NaN)).toBeGreaterThanOrEqual(row?.last ?? NaN);
    await connection.run('CALL keep_positions()');
  });

  test('of the beginning come first, whatever game they are of', async () => {
    const [one, other] = [await played(30), await played(30)];
    await want(one, 20);
    await want(other, 10);
    await keepNext();
    expect([await positionsOf(connection, one.id, 'kept'), await positionsOf(connection, other.id, 'kept')]).toEqual([[], [10]]);
  });

  test('are deleted with their game', async () => {
    const game = await played(20);
    await keepPositions(connection, game.id, [10]);
    await deleteGame(connection, game.id);
    expect(await connection.rows('SELECT * FROM KeptPosition')).toEqual([]);
  });

  test('are not kept while the rules are replaced, but afterwards', async () => {
    const game = await played(20);
    await want(game, 10);
    await closeGates(connection);
    await keepNext();
    await openGates(connection);
    expect(await positionsOf(connection, game.id, 'wanted')).toEqual([10]);
    await keepNext();
    expect(await positionsOf(connection, game.id, 'kept')).toEqual([10]);
  });

  test('are refused once where the rules no longer allow a move, and later ones are not tried', async () => {
    const ruleset = await makeEdition(connection, 'three sides', { rules: {} });
    const game = await played(1_000, 'three sides');
    await connection.run('UPDATE Ruleset SET dice_sides = 3 WHERE ruleset_id = ?', [ruleset]);
    const keep = async (): Promise<void> => {
      await connection.run('CALL find_long_games(?, ?)', [game.id, game.id]);
      await keepNext();
    };
    await keep();
    expect(await positionsOf(connection, game.id, 'refused')).toEqual([100]);
    await changingNothing(connection, keep);
    await expect(readSeatsAt(connection, game.id, 500)).rejects.toMatchObject({ token: 'dice_out_of_range' });
  });

  test.each(['KILL ?', 'KILL QUERY ?'])('are still wanted when the work is ended by %s', async (kill) => {
    const game = await played(20);
    await want(game, 10);
    await withConnections(address, 2, async ([keeper, blocker]) => {
      if (!keeper || !blocker) throw new Error('There are two sessions.');
      const session = await sessionOf(keeper);
      await blocker.run('LOCK TABLES PartialCopy WRITE');
      const ended = keeper.run('CALL keep_next_position()').catch(() => undefined);
      const state = async (): Promise<string | null | undefined> =>
        (await connection.rows<{ Id: number; State: string | null }>('SHOW PROCESSLIST')).find(({ Id }) => Id === session)?.State;
      while ((await state()) !== 'Waiting for table metadata lock');
      await connection.run(kill, [session]);
      await ended;
    });
    expect(await positionsOf(connection, game.id, 'wanted')).toEqual([10]);
    await keepNext();
    expect(await positionsOf(connection, game.id, 'kept')).toEqual([10]);
  });

  test('are kept while somebody moves, and neither waits', async () => {
    const game = await played(20);
    await want(game, 10);
    const player = await GameConnection.open(address);
    try {
      await connection.run('SET innodb_lock_wait_timeout = 1');
      await player.run('SET innodb_lock_wait_timeout = 1');
      await inTransaction(player, async () => {
        await player.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 3)', [game.id]);
        await keepNext();
        expect(await positionsOf(connection, game.id, 'kept')).toEqual([10]);
      });
      // What is locked at the end of the work, before it is rolled back.
      await readAndRollBack(connection, async () => {
        await connection.run('CALL copy_last_moves(?, 19, 20, @copy)', [game.id]);
        await player.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 3)', [game.id]);
      });
    } finally {
      await player.close();
    }
  });
});

describe('what is kept', () => {
  /** What is the same after every move: keys, what people change between moves, and the time that the next move sets. */
  const STAYS: Readonly<Record<string, readonly string[]>> = {
    GameState: ['game_id', 'ruleset_id', 'player_count', 'seating', 'played_at'],
    Player: ['game_id', 'pid', 'name', 'token', 'character_id', 'account'],
    Deed: ['game_id', 'ruleset_id'],
    DeckCard: ['game_id', 'ruleset_id'],
    Agenda: ['game_id'],
  };

  /** A value for each column that no new game has. */
  const CHANGES: readonly string[] = [
    "UPDATE GameState SET phase = 'debt', round = 7, turn = 2, last_record_ID = 90, players_left = 2, turns_ended = 11, doubles = 2, dice_source = 'table', list_id = NULL, drawn = 17, prid = 3, bid = 40, bidder = 1," +
      " first_entry = 4, next_entry = 6, proposal = '{\"from\": 1, \"to\": 2, \"phase\": \"roll\"}', pot = 55, deadline = '2026-01-02 03:04:05.678', roll_factor = -2, deferred_roll = 5, rolls_again = TRUE," +
      " began_at = '2026-01-02 03:04:05.123' WHERE game_id = ?",
    "UPDATE Player SET bank_balance = 90 + turn, location = 3 + turn, status = 1, jail_turns = 2, passed = TRUE, has_lapped = TRUE, trades = 3, trade_turn = 4, proposals = '{\"1\": {\"round\": 2}}' WHERE game_id = ?",
    'UPDATE Deed SET p_owner = 1, cost_factor = 4, level = 0, mortgaged = TRUE, redeem_by_round = 5, rests_until_round = 6 WHERE game_id = ? AND prid MOD 2 = 0',
    'UPDATE Deed SET p_owner = 1, level = 2 WHERE game_id = ? AND prid MOD 2 = 1',
    'UPDATE DeckCard SET place = place + 100, holder = 0 WHERE game_id = ?',
    "INSERT INTO Agenda (game_id, entry_no, pid, creditor, amount, kind, prid, steps, factor) VALUES (?, 4, 1, 2, 30, 'rent', 5, 6, -2)",
  ];

  type Row = Readonly<Record<string, unknown>>;

  async function positionOf(game: number): Promise<Readonly<Record<string, readonly Row[]>>> {
    const [row] = await connection.rows<{ position: unknown }>('SELECT read_position(?) AS position', [game]);
    return (typeof row?.position === 'string' ? JSON.parse(row.position) : row?.position) as Readonly<Record<string, readonly Row[]>>;
  }

  async function newGame(): Promise<number> {
    return await openGame(connection, 'classic', null, { players: 3, dice: 'server' });
  }

  /** A game with a value in every column that no new game has. */
  async function changedGame(): Promise<number> {
    const game = await newGame();
    for (const sql of CHANGES) await connection.run(sql, [game]);
    return game;
  }

  test('is every column that moves change', async () => {
    const position = await positionOf(await changedGame());
    for (const [table, stays] of Object.entries(STAYS)) {
      const columns = await connection.rows<{ name: string }>('SELECT COLUMN_NAME AS name FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ?', [table]);
      expect([table, [...Object.keys(position[table]?.[0] ?? {}), ...stays].sort()]).toEqual([table, columns.map(({ name }) => name).sort()]);
    }
  });

  test('is put back, every column of it', async () => {
    const position = await positionOf(await changedGame());
    const copy = await newGame();
    const opening = await positionOf(copy);
    await connection.run('CALL write_position(?, ?)', [copy, JSON.stringify(position)]);
    expect(await positionOf(copy)).toEqual(position);
    // Each of these columns had another value before.
    const isKey = (table: string, column: string): boolean => ({ Player: ['turn'], Deed: ['prid'], DeckCard: ['card_id'] })[table]?.includes(column) ?? false;
    const same = Object.entries(position).flatMap(([table, rows]) =>
      Object.keys(rows[0] ?? {}).filter((column) => !isKey(table, column) && rows.every((row, index) => JSON.stringify(row[column]) === JSON.stringify(opening[table]?.[index]?.[column]))).map((column) => `${table}.${column}`),
    );
    // Here it can be no other: there is no list of numbers.
    expect(same).toEqual(['GameState.list_id']);
  });

  test('is no position of an account: nobody but the owner can write or read it', async () => {
    const grants = await connection.rows<{ name: string }>(
      "SELECT TABLE_NAME AS name FROM information_schema.TABLE_PRIVILEGES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ('KeptPosition', 'PartialCopy')" +
        " UNION ALL SELECT Routine_name FROM mysql.procs_priv WHERE Db = DATABASE() AND Routine_name IN ('write_position', 'read_position', 'copy_last_moves', 'keep_next_position', 'find_long_games', 'keep_positions')",
    );
    expect(grants).toEqual([]);
  });
});

describe('a copy for looking back', () => {
  test('has the last moves only, those of the turn among them, and nothing of it remains', async () => {
    const game = await played(120);
    await keepPositions(connection, game.id, [40, 80]);
    await changingNothing(connection, async () => {
      for (const [moves, least] of [[10, 81], [79, 41], [80, 41], [81, 1], [120, 1], [0, 81]] as const) {
        await readAndRollBack(connection, async () => {
          const [rows] = await connection.rows<{ game_id: number }[]>('CALL look_back(?, 120, ?)', [game.id, moves]);
          const [row] = await connection.rows<{ first: number }>('SELECT MIN(record_ID) AS first FROM Gamemanager WHERE game_id = ?', [rows?.[0]?.game_id ?? 0]);
          expect({ moves, first: row?.first }).toEqual({ moves, first: least });
        });
      }
    });
  });

  test('has the names of now, as a fork has', async () => {
    const id = await openGame(connection, 'singletonopoly', null, { players: ['Ann', 'Bob'], dice: 'server', seed: 'names' });
    await connection.choose(id);
    for (let moves = 0; moves < 12; moves += 1) await connection.run('CALL make_move(?, ?, NULL)', [id, await someAction()]);
    await keepPositions(connection, id, [6]);
    await connection.run("CALL rename_seat(?, 0, 'Anna')", [id]);
    expect((await readSeatsAt(connection, id, 12)).map(({ 'Player name': name }) => name).sort()).toEqual(['Anna', 'Bob']);
  });

  test('of a game or a record that does not exist is refused', async () => {
    const game = await played(3);
    expect((await refusalOf(connection, 'CALL look_back(?, 4, 0)', [game.id])).token).toBe('record_not_found');
    expect((await refusalOf(connection, 'CALL look_back(?, -1, 0)', [game.id])).token).toBe('record_not_found');
    expect((await refusalOf(connection, 'CALL look_back(2000000000, 0, 0)')).token).toBe('game_not_found');
  });

  test('that somebody commits is deleted by the event, and its game stays', async () => {
    const game = await played(30);
    await keepPositions(connection, game.id, [10]);
    const before = await game.state();
    const [rows] = await connection.rows<{ game_id: number }[]>('CALL look_back(?, 30, 5)', [game.id]);
    const copy = rows?.[0]?.game_id ?? 0;
    expect(await connection.rows('SELECT game_id FROM PartialCopy')).toEqual([{ game_id: copy }]);
    await connection.run('CALL finish_deletions()');
    expect(await connection.rows('SELECT game_id FROM Game WHERE game_id = ?', [copy])).toEqual([]);
    expect(await connection.rows('SELECT game_id FROM PartialCopy')).toEqual([]);
    expect(await game.state()).toEqual(before);
  });

  test('makes no difference to a fork or a replay', async () => {
    const game = await played(30);
    await keepPositions(connection, game.id, [10]);
    const copy = await forkGame(connection, game.id, null, null);
    expect(await stateOf(connection, copy)).toEqual(await game.state());
    await connection.run("UPDATE KeptPosition SET position = JSON_SET(position, '$.Player[0].bank_balance', 1)");
    expect(await replayGame(connection, game.id)).toEqual({ moves: 30, refused: null, differences: [] });
  });
});

/** The first action that the chosen game allows. */
async function someAction(): Promise<string> {
  const [move] = await connection.rows<{ Action: string }>("SELECT Action FROM movesView WHERE Action IN ('roll', 'buy', 'decline', 'end_turn', 'pass', 'pay') LIMIT 1");
  return move?.Action ?? '';
}
