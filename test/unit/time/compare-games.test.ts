import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { openGame } from '../../../src/client/new-game';
import { type Difference, forkGame, readSeatsAt, replayGame } from '../../../src/client/time';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, refusalOf, TestGame } from '../../support/game';

/** What is not compared: numbers and names of games, tokens of moves, times, whose the seats are, and debts,
 * which events of older games do not name. */
const LEFT_OUT = [
  'Game.created_at', 'Game.is_counted', 'Game.is_deleted', 'Game.made_by', 'Game.name', 'Game.seats', 'Gamemanager.token', 'Player.account', 'GameState.deadline',
  'GameState.played_at', 'Game.pauses', 'Event.debt',
];

/** What the rows of another table say too: that is compared there. */
const SAID_ELSEWHERE = ['Deed.rests_until_round', 'Deed.ruleset_id', 'DeckCard.ruleset_id', 'Game.player_count', 'Game.ruleset_id', 'GameState.began_at', 'Player.proposals', 'Player.trade_turn', 'Player.trades'];

/** The tables of a game, and what they are called in the routines that compare. */
const ALIASES: Readonly<Record<string, string>> = {
  Gamemanager: 'm', Event: 'e', Game: 's', GameState: 'g', Player: 'p', Deed: 'd', DeckCard: 'k', Agenda: 'o',
};

let connection: GameConnection;
let game: TestGame;
let other: number;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await TestGame.start(connection);
  await game.run("UPDATE Game SET seed = 'a game to compare' WHERE game_id = ?", [game.id]);
  await game.roll(3, 1, 4, 2);
  other = await forkGame(connection, game.id, null, null);
});

type Row = Omit<Difference, 'Original' | 'Replay'> & { One: string | null; Other: string | null };

/** What differs between the game and its fork. */
async function compare(one = game.id, another = other): Promise<Row[]> {
  const results = await connection.rows<Row[]>('CALL compare_games(?, ?)', [one, another]);
  return results.filter((result) => Array.isArray(result)).flat();
}

/** Makes a row of a ledger that was never played, as only an owner can who leaves out the trigger. */
async function addForeignRow(gameId: number): Promise<void> {
  await game.run(
    "INSERT INTO Event (game_id, record_ID, event_no, kind, player_ID, amount, payee) VALUES (?, 9, 1, 'collected', 0, 5, 0)",
    [gameId],
  );
}

describe('comparing', () => {
  test('a game with itself or its fork finds no difference', async () => {
    expect(await compare(game.id, game.id)).toEqual([]);
    expect(await compare()).toEqual([]);
  });

  test.each([
    ['UPDATE Player SET bank_balance = 77 WHERE game_id = ? AND pid = 2', 'Player', 'player 2', 'bank_balance', '240', '77'],
    ["UPDATE Player SET name = 'Ann' WHERE game_id = ? AND pid = 0", 'Player', 'player 0', 'name', 'Jane', 'Ann'],
    ['UPDATE Player SET status = 2 WHERE game_id = ? AND turn = 1', 'Player', 'player 1', 'status', '0', '2'],
    ['UPDATE Player SET passed = TRUE WHERE game_id = ? AND turn = 1', 'Player', 'player 1', 'passed', '0', '1'],
    ['UPDATE Deed SET p_owner = NULL WHERE game_id = ? AND prid = 1', 'Deed', 'property 1', 'p_owner', '2', null],
    ['UPDATE Deed SET mortgaged = TRUE WHERE game_id = ? AND prid = 1', 'Deed', 'property 1', 'mortgaged', '0', '1'],
    ['UPDATE GameState SET pot = 5 WHERE game_id = ?', 'GameState', '', 'pot', '0', '5'],
    ['UPDATE GameState SET players_left = 3 WHERE game_id = ?', 'GameState', '', 'players_left', '4', '3'],
    ["UPDATE Game SET seed = 'another' WHERE game_id = ?", 'GameState', '', 'seed', 'a game to compare', 'another'],
  ])('%s', async (sql, table, row, column, was, is) => {
    await game.run(sql, [other]);
    expect(await compare()).toEqual([{ Table: table, Row: row, Column: column, One: was, Other: is }]);
    expect(await compare(other, game.id)).toEqual([{ Table: table, Row: row, Column: column, One: is, Other: was }]);
  });

  test('finds cards in other places, and debts', async () => {
    const [one, another] = await Promise.all(
      [1, 2].map(() => openGame(connection, 'singletonopoly', null, { players: 2, seed: 'cards' })),
    );
    if (one === undefined || another === undefined) throw new Error('There are two games.');
    expect(await compare(one, another)).toEqual([]);
    await game.run('UPDATE DeckCard SET holder = 1 WHERE game_id = ? AND card_id = 15', [another]);
    await game.run("INSERT INTO Agenda (game_id, entry_no, pid, amount, kind) VALUES (?, 1, 0, 7, 'paid')", [another]);
    expect(await compare(one, another)).toEqual([
      { Table: 'DeckCard', Row: 'card 15', Column: 'holder', One: null, Other: '1' },
      { Table: 'Agenda', Row: 'entry 1', Column: null, One: 'missing', Other: 'there' },
    ]);
  });

  test('finds different moves and events, in order', async () => {
    const fork = await forkGame(connection, game.id, 3, null);
    await game.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 4)', [fork]);
    const found = await compare(game.id, fork);
    expect(found).toContainEqual({ Table: 'Gamemanager', Row: 'record 4', Column: 'dice', One: '2', Other: '4' });
    expect(found).toContainEqual({ Table: 'Event', Row: 'record 4, event 1', Column: 'prid', One: '6', Other: '7' });
    const tables = found.map(({ Table }) => Table);
    expect(tables.filter((table, index) => table !== tables[index - 1])).toEqual(['Gamemanager', 'Event', 'Player', 'Deed']);
  });

  test('compares who made a move, but not when', async () => {
    const one = await openGame(connection, 'campus', null, { dice: 'server', seats: { 0: 'zoe' } });
    const fork = await forkGame(connection, one, null, null);
    await game.run("INSERT INTO Gamemanager (game_id, account, played_at) VALUES (?, 'root', '2020-01-01')", [one]);
    await game.run("UPDATE GameState SET seating = 'accounts' WHERE game_id = ?", [fork]);
    await game.run("INSERT INTO Gamemanager (game_id, account) VALUES (?, '')", [fork]);
    expect(await compare(one, fork)).toEqual([
      { Table: 'Gamemanager', Row: 'record 1', Column: 'account', One: 'root', Other: null },
    ]);
  });

  test('finds a missing row', async () => {
    await addForeignRow(other);
    const row = { Table: 'Event', Row: 'record 9, event 1', Column: null };
    expect(await compare()).toEqual([{ ...row, One: 'missing', Other: 'there' }]);
    expect(await compare(other, game.id)).toEqual([{ ...row, One: 'there', Other: 'missing' }]);
  });

  test('compares all columns except those that identify games', async () => {
    const columns = await connection.rows<{ table: string; column: string; key: string }>(
      'SELECT TABLE_NAME AS `table`, COLUMN_NAME AS `column`, COLUMN_KEY AS `key` FROM information_schema.COLUMNS' +
        ' WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN (?)',
      [Object.keys(ALIASES)],
    );
    const routines = await connection.rows<{ body: string }>(
      "SELECT ROUTINE_DEFINITION AS body FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE()" +
        " AND ROUTINE_NAME IN ('recorded_moves', 'recorded_events', 'recorded_position')",
    );
    const text = routines.map(({ body }) => body).join('\n');
    const lacking = columns.filter(({ table, column }) => !new RegExp(`\\b${ALIASES[table]}\\.${column}\\b`).test(text));
    expect(columns.length).toBeGreaterThan(50);
    const names = lacking.map(({ table, column }) => `${table}.${column}`).sort();
    expect(names).toEqual([...LEFT_OUT, ...SAID_ELSEWHERE].sort());
  });
});

describe('replaying', () => {
  test('a game finds no difference, and changes nothing', async () => {
    const replay = await changingNothing(connection, () => replayGame(connection, game.id));
    expect(replay).toEqual({ moves: 4, refused: null, differences: [] });
  });

  test('a game without moves finds no difference', async () => {
    const fresh = await TestGame.start(connection);
    expect(await replayGame(connection, fresh.id)).toEqual({ moves: 0, refused: null, differences: [] });
  });

  test('reports a manipulated balance', async () => {
    await game.place(0, 0, 1_000);
    expect((await replayGame(connection, game.id)).differences).toEqual([
      { Table: 'Player', Row: 'player 0', Column: 'bank_balance', Original: '1000', Replay: '400' },
    ]);
  });

  test('reports a balance that was manipulated between moves, in every row that shows it', async () => {
    await game.place(0, 0, 1_000);
    await game.roll(5);
    const { refused, differences } = await replayGame(connection, game.id);
    expect(refused).toBeNull();
    expect(differences).toEqual([
      { Table: 'Gamemanager', Row: 'record 5', Column: 'bank_balance', Original: '925', Replay: '325' },
      { Table: 'Player', Row: 'player 0', Column: 'bank_balance', Original: '925', Replay: '325' },
    ]);
  });

  test('reports the first move that the rules do not allow, and compares those before it', async () => {
    await game.place(1, 2, 1_000);
    await game.roll(5, 4);
    await game.setStatus(2, 3);
    await game.roll(1, 1, 1, 1);
    const replay = await changingNothing(connection, () => replayGame(connection, game.id));
    expect(replay).toEqual({
      moves: 10,
      refused: { record: 8, reason: 'wrong_player: It is player 3, Bill, who must move.' },
      differences: [{ Table: 'Gamemanager', Row: 'record 6', Column: 'bank_balance', Original: '1100', Replay: '200' }],
    });
  });

  test('reports an invented event', async () => {
    await addForeignRow(game.id);
    expect((await replayGame(connection, game.id)).differences).toEqual([
      { Table: 'Event', Row: 'record 9, event 1', Column: null, Original: 'there', Replay: 'missing' },
    ]);
  });

  test('a game that does not exist is refused', async () => {
    await expect(replayGame(connection, 2_000_000_000)).rejects.toThrow('game_not_found');
  });
});

describe('looking back', () => {
  test('shows gameView as of every record, and changes nothing', async () => {
    const rolls = [3, 1, 4, 2, 5, 4, 6];
    const played = await TestGame.start(connection);
    const views = [await played.view()];
    for (const dice of rolls) {
      await played.roll(dice);
      views.push(await played.view());
    }
    await changingNothing(connection, async () => {
      for (const [record, view] of views.entries()) {
        expect({ record, seats: await readSeatsAt(connection, played.id, record) }).toEqual({ record, seats: view });
      }
    });
    expect(await connection.rows('SELECT current_game() AS id')).toEqual([{ id: played.id }]);
  });

  test('at a missing record is refused', async () => {
    await changingNothing(connection, async () => {
      await expect(readSeatsAt(connection, game.id, 5)).rejects.toThrow('record_not_found: ');
    });
    expect((await refusalOf(connection, 'CALL fork_game(?, 5, NULL)', [game.id])).errno).toBe(50090);
  });
});
