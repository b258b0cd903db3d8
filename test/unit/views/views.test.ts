import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { type Game, type LedgerRow, readDeployment, readGames, readMoves } from '../../../src/client/views';
import { readCatalogue } from '../../../src/deploy/catalogue';
import { makeEdition } from '../../support/editions';
import { openWorkerDatabase, refusalOf, TestGame } from '../../support/game';

const [JANE, NORMAN, MARY, BILL] = [0, 1, 2, 3] as const;

let connection: GameConnection;
let game: TestGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  await makeEdition(connection, 'twelve sides', { rules: { dice_sides: 12, extra_roll_dice: null }, players: 3 });
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await TestGame.start(connection);
});

/** Norman wins at once: Jane cannot pay him. */
async function finish(target: TestGame): Promise<void> {
  await target.setStatus(2, MARY, BILL);
  await target.place(JANE, 6, 150);
  await target.roll(3);
}

describe('gameView', () => {
  test('has the seven columns of the coursework, in their order', async () => {
    for (const row of await game.view()) {
      expect(Object.keys(row)).toEqual([
        'Round', 'Player No.', 'Player name', 'Location', 'Properties owned', 'Bank balance', 'Status',
      ]);
    }
  });

  test('shows every seat in the order of play, also jailed and bankrupt players', async () => {
    await game.setStatus(1, NORMAN);
    await game.setStatus(2, BILL);
    expect((await game.view()).map((seat) => [seat['Player No.'], seat.Status])).toEqual([
      [0, 'Playing'], [1, 'IN JAIL'], [2, 'Playing'], [3, 'Defeated'],
    ]);
  });

  test('shows properties in alphabetical order, or NULL for a player without any', async () => {
    for (const property of ['Uni Place', 'AMBS', 'Kilburn', 'Co-Op']) await game.give(property, BILL);
    expect((await game.view()).map((seat) => seat['Properties owned'])).toEqual([
      null, 'Oak House,Owens Park', null, 'AMBS,Co-Op,Kilburn,Uni Place,Victoria',
    ]);
  });

  test('marks the winner without changing the name', async () => {
    await finish(game);
    const seats = await game.view();
    expect(seats.map((seat) => seat['Player name'])).toEqual(['Jane', 'Norman (Winner)', 'Mary', 'Bill']);
    expect(seats.map((seat) => seat.Status)).toEqual(['Defeated', 'Winner!', 'Defeated', 'Defeated']);
    expect((await game.player(NORMAN)).name).toBe('Norman');
  });

  test('shows the round of the last move, not of the next one', async () => {
    await game.roll(3, 1, 4, 2);
    expect(new Set((await game.view()).map(({ Round }) => Round))).toEqual(new Set([1]));
    await game.roll(5);
    expect(new Set((await game.view()).map(({ Round }) => Round))).toEqual(new Set([2]));
  });
});

describe('gamesView', () => {
  async function row(of: TestGame): Promise<Game | undefined> {
    return (await readGames(connection)).find(({ Game: id }) => id === of.id);
  }

  test('has its columns', async () => {
    expect(Object.keys((await row(game)) ?? {})).toEqual([
      'Game', 'Name', 'Edition', 'Players', 'Round', 'Moves', 'Next player', 'Winner', 'Created', 'Pace', 'Board', 'Made by', 'Last move', 'Ends',
    ]);
  });

  test('shows all games, newest first', async () => {
    const next = await TestGame.start(connection);
    await connection.choose(game.id);
    const ids = (await readGames(connection)).map(({ Game: id }) => id);
    expect(ids.slice(0, 2)).toEqual([next.id, game.id]);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    const [count] = await connection.rows<{ games: number }>('SELECT COUNT(*) AS games FROM Game');
    expect(ids).toHaveLength(count?.games ?? -1);
  });

  test('shows the number of players, rounds and moves, and who is next', async () => {
    expect(await row(game)).toMatchObject({ Players: 4, Round: 1, Moves: 0, 'Next player': 'Jane', Winner: null });
    await game.roll(3, 1, 4, 2);
    expect(await row(game)).toMatchObject({ Round: 1, Moves: 4, 'Next player': 'Jane' });
    await game.roll(6);
    expect(await row(game)).toMatchObject({ Round: 2, Moves: 5, 'Next player': 'Jane', Edition: 'campus' });
    const three = await TestGame.start(connection, 'twelve sides');
    expect(await row(three)).toMatchObject({ Players: 3, Edition: 'twelve sides' });
  });

  test('shows the winner of a finished game, and nobody as next', async () => {
    await finish(game);
    expect(await row(game)).toMatchObject({ 'Next player': null, Winner: 'Norman', Moves: 1 });
  });
});

describe('movesView', () => {
  test('shows one roll with its limits and its statement', async () => {
    const [move, ...others] = await readMoves(connection);
    expect(others).toEqual([]);
    expect(move).toEqual({
      'Current game': game.id,
      Record: 1,
      'Player No.': JANE,
      'Player name': 'Jane',
      Action: 'roll',
      prid: null,
      Property: null,
      Price: null,
      'Partner No.': null,
      Minimum: 1,
      Maximum: 6,
      Meaning: 'Jane rolls the dice, 1 to 6.',
      SQL: `INSERT INTO Gamemanager (game_id, player_ID, action, dice) VALUES (${game.id}, 0, 'roll', FLOOR(1 + RAND() * 6));`,
      Yours: 1,
    });
    await game.run(move?.SQL ?? '');
    expect(await game.ledger()).toHaveLength(1);
  });

  test('writes dice and an amount for an action that takes both', async () => {
    const [row] = await connection.rows("SELECT move_sql(7, 2, 'stake', NULL, 5, NULL, 2, 8, FALSE) AS made, move_sql(7, 2, 'stake', NULL, 5, NULL, NULL, 8, TRUE) AS called");
    expect(row).toEqual({
      made: "INSERT INTO Gamemanager (game_id, player_ID, action, dice, dice2, amount) VALUES (7, 2, 'stake', FLOOR(1 + RAND() * 8), FLOOR(1 + RAND() * 8), 5);",
      called: "CALL make_move(7, 'stake', '{\"player_ID\": 2, \"amount\": 5}');",
    });
  });

  test('follows the game: the next record, the same player after an extra roll', async () => {
    await game.roll(3, 6);
    expect(await readMoves(connection)).toMatchObject([{ Record: 3, 'Player No.': NORMAN, 'Player name': 'Norman' }]);
  });

  test('knows the dice of the edition: its maximum is accepted, one more is not', async () => {
    const twelve = await TestGame.start(connection, 'twelve sides');
    expect(await readMoves(connection)).toMatchObject([{ Maximum: 12, Meaning: 'Jane rolls the dice, 1 to 12.' }]);
    await twelve.expectRefusal('dice_out_of_range', 'INSERT INTO Gamemanager (dice) VALUES (13)');
    await twelve.roll(12);
  });

  test('is empty once the game is over', async () => {
    await finish(game);
    expect(await readMoves(connection)).toEqual([]);
  });
});

describe('ledgerView', () => {
  const ROLL = { action: 'roll', dice2: null, prid: null, amount: null, terms: null, drawn: null };
  const played_at = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/);

  test('is the ledger of the current game, in order, with tokens', async () => {
    const other = await TestGame.start(connection);
    await other.roll(5);
    await connection.choose(game.id);
    await game.run("INSERT INTO Gamemanager (token, dice) VALUES ('a', 3)");
    await game.roll(6);
    expect(await connection.rows<LedgerRow>('SELECT * FROM ledgerView')).toEqual([
      { ...ROLL, record_ID: 1, token: 'a', player_ID: 0, dice: 3, round: 1, turn: 0, location: 0, bank_balance: 350, played_at, account: null },
      { ...ROLL, record_ID: 2, token: null, player_ID: 1, dice: 6, round: 1, turn: 1, location: 7, bank_balance: 250, played_at, account: null },
    ]);
  });
});

describe('views are read-only', () => {
  test.each([
    'UPDATE gameView SET `Bank balance` = 1000000',
    'UPDATE gamesView SET Moves = 0',
    'UPDATE eventView SET Amount = 0 WHERE Amount IS NOT NULL',
    'DELETE FROM gameView',
    'DELETE FROM gamesView',
    'DELETE FROM eventView',
    "INSERT INTO gamesView (Name) VALUES ('x')",
  ])('for the owner: %s', async (sql) => {
    await game.roll(3, 1, 4, 2);
    const before = await game.state();
    await expect(connection.run(sql)).rejects.toThrow();
    expect(await game.state()).toEqual(before);
  });

  test('an insert into addMoveView is a move like any other, or refused', async () => {
    const refusal = await refusalOf(connection, 'INSERT INTO addMoveView (dice, token) VALUES (3, ?)', ['x'.repeat(65)]);
    expect(refusal.token).toMatch(/^token_/);
  });
});

test('deploymentView shows the installed version', async () => {
  expect(await readDeployment(connection)).toMatchObject({ version: readCatalogue().version, state: 'finished' });
});
