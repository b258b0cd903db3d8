import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/client/connection';
import { withConnections } from '../../support/crowd';
import { workerDatabase } from '../../support/database';
import { changingNothing } from '../../support/everything';
import { errnoOf, stateOf, TestGame } from '../../support/game';

const DICE = [3, 1, 4, 2, 5, 4, 6, 5, 6, 3];

let connection: GameConnection;
let game: TestGame;
let twoRounds: object[][];
beforeAll(async () => {
  connection = await GameConnection.open((await workerDatabase()).address);
  const honest = await TestGame.start(connection);
  await honest.roll(...DICE);
  twoRounds = await honest.state();
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await TestGame.start(connection);
});

/** Work in a session of its own, in which the game of the test is chosen. */
async function inSession<Result>(work: (session: GameConnection) => Promise<Result>): Promise<Result> {
  return withConnections((await workerDatabase()).address, 1, async ([session]) => {
    if (!session) throw new Error('There is a session.');
    await session.choose(game.id);
    return work(session);
  });
}

describe('every form of INSERT', () => {
  test('SET', async () => {
    for (const dice of DICE) await game.run('INSERT INTO Gamemanager SET dice = ?', [dice]);
    expect(await game.state()).toEqual(twoRounds);
  });

  test('many rows', async () => {
    await game.run('INSERT INTO Gamemanager (dice) VALUES (3), (1), (4), (2), (5), (4), (6), (5), (6), (3)');
    expect(await game.state()).toEqual(twoRounds);
  });

  test('VALUES ROW', async () => {
    await game.run(
      'INSERT INTO Gamemanager (dice) VALUES ROW(3), ROW(1), ROW(4), ROW(2), ROW(5), ROW(4), ROW(6), ROW(5), ROW(6), ROW(3)',
    );
    expect(await game.state()).toEqual(twoRounds);
  });

  test('SELECT', async () => {
    await game.run(
      "INSERT INTO Gamemanager (dice) SELECT j.dice FROM JSON_TABLE('[3, 1, 4, 2, 5, 4, 6, 5, 6, 3]', '$[*]'" +
        " COLUMNS (no FOR ORDINALITY, dice INT PATH '$')) AS j ORDER BY j.no",
    );
    expect(await game.state()).toEqual(twoRounds);
  });

  test('IGNORE', async () => {
    for (const dice of DICE) await game.run('INSERT IGNORE INTO Gamemanager (dice) VALUES (?)', [dice]);
    expect(await game.state()).toEqual(twoRounds);
  });

  test('REPLACE, which has nothing to replace', async () => {
    for (const dice of DICE) await game.run('REPLACE INTO Gamemanager (dice) VALUES (?)', [dice]);
    expect(await game.state()).toEqual(twoRounds);
  });

  test('ON DUPLICATE KEY UPDATE, which has nothing to update', async () => {
    for (const dice of DICE) {
      await game.run('INSERT INTO Gamemanager (dice) VALUES (?) ON DUPLICATE KEY UPDATE bank_balance = 1000000', [dice]);
    }
    expect(await game.state()).toEqual(twoRounds);
  });

  test('a prepared statement', async () => {
    await inSession(async (session) => {
      await session.run("PREPARE roll FROM 'INSERT INTO Gamemanager (dice) VALUES (?)'");
      for (const dice of DICE) {
        await session.run('SET @dice = ?', [dice]);
        await session.run('EXECUTE roll USING @dice');
      }
    });
    expect(await game.state()).toEqual(twoRounds);
  });
});

describe('no form of INSERT bypasses a refusal', () => {
  test.each([
    ['IGNORE with a token that was used', "INSERT IGNORE INTO Gamemanager (token, dice) VALUES ('t', 2)", 'token_taken'],
    ['IGNORE with a record that was played', 'INSERT IGNORE INTO Gamemanager (record_ID, dice) VALUES (1, 2)', 'record_taken'],
    ['IGNORE with impossible dice', 'INSERT IGNORE INTO Gamemanager (dice) VALUES (7)', 'dice_out_of_range'],
    ['IGNORE without dice', 'INSERT IGNORE INTO Gamemanager () VALUES ()', 'dice_missing'],
    ['IGNORE with a result', 'INSERT IGNORE INTO Gamemanager (dice, bank_balance) VALUES (2, 999)', 'column_not_settable'],
    ['IGNORE of some rows', 'INSERT IGNORE INTO Gamemanager (dice) VALUES (2), (7), (3)', 'dice_out_of_range'],
    ['REPLACE of a record', 'REPLACE INTO Gamemanager (record_ID, dice) VALUES (1, 2)', 'record_taken'],
    ['REPLACE of a token', "REPLACE INTO Gamemanager (token, dice) VALUES ('t', 2)", 'token_taken'],
    [
      'ON DUPLICATE KEY UPDATE of a record',
      'INSERT INTO Gamemanager (record_ID, dice) VALUES (1, 2) ON DUPLICATE KEY UPDATE bank_balance = 1000000',
      'record_taken',
    ],
    [
      'ON DUPLICATE KEY UPDATE of a token',
      "INSERT INTO Gamemanager (token, dice) VALUES ('t', 2) ON DUPLICATE KEY UPDATE bank_balance = 1000000",
      'token_taken',
    ],
    [
      'SELECT of a whole ledger, which sets results',
      'INSERT INTO Gamemanager (dice, bank_balance) SELECT m.dice, m.bank_balance FROM Gamemanager AS m WHERE m.game_id = @game_id',
      'column_not_settable',
    ],
    ['rows of which the last names a player out of turn', 'INSERT INTO Gamemanager (player_ID, dice) VALUES (1, 2), (2, 2), (2, 2)', 'wrong_player'],
  ])('%s', async (_, sql, token) => {
    await game.run("INSERT INTO Gamemanager (token, dice) VALUES ('t', 3)");
    await changingNothing(connection, () => game.expectRefusal(token, sql));
  });
});

describe('a session without strict mode', () => {
  test('makes no difference', async () => {
    await inSession(async (session) => {
      await session.run("SET SESSION sql_mode = ''");
      for (const dice of DICE) await session.run('INSERT INTO Gamemanager (dice) VALUES (?)', [dice]);
    });
    expect(await game.state()).toEqual(twoRounds);
  });

  test.each([
    ['no dice', 'INSERT INTO Gamemanager () VALUES ()', 50020],
    ['dice NULL', 'INSERT INTO Gamemanager (dice) VALUES (NULL)', 50020],
    ['dice that are no number, which it takes for 0', "INSERT INTO Gamemanager (dice) VALUES ('abc')", 50022],
    ['dice 2.5', 'INSERT INTO Gamemanager (dice) VALUES (2.5)', 50021],
    ['dice 7', 'INSERT INTO Gamemanager (dice) VALUES (7)', 50022],
    ['another player', 'INSERT INTO Gamemanager (player_ID, dice) VALUES (2, 2)', 50003],
    ['an action that is too long', "INSERT INTO Gamemanager (action, dice) VALUES (REPEAT('roll', 9), 2)", 50148],
    ['a result', 'INSERT INTO Gamemanager (dice, location) VALUES (2, 0)', 50008],
  ])('is refused: %s', async (_, sql, errno) => {
    await inSession(async (session) => {
      await session.run("SET SESSION sql_mode = ''");
      expect(await changingNothing(connection, () => errnoOf(session, sql))).toBe(errno);
    });
  });
});

describe('transactions', () => {
  test('a rollback undoes moves completely', async () => {
    await game.roll(3, 1);
    await changingNothing(connection, () =>
      inSession(async (session) => {
        await session.run('START TRANSACTION');
        for (const dice of DICE.slice(2)) await session.run('INSERT INTO Gamemanager (dice) VALUES (?)', [dice]);
        await session.run('ROLLBACK');
      }),
    );
    await game.roll(...DICE.slice(2));
    expect(await game.state()).toEqual(twoRounds);
  });

  test('a rollback to a savepoint undoes the moves since', async () => {
    await inSession(async (session) => {
      await session.run('START TRANSACTION');
      for (const dice of DICE.slice(0, 4)) await session.run('INSERT INTO Gamemanager (dice) VALUES (?)', [dice]);
      await session.run('SAVEPOINT round_1');
      for (const dice of [1, 1, 1]) await session.run('INSERT INTO Gamemanager (dice) VALUES (?)', [dice]);
      await session.run('ROLLBACK TO SAVEPOINT round_1');
      for (const dice of DICE.slice(4)) await session.run('INSERT INTO Gamemanager (dice) VALUES (?)', [dice]);
      await session.run('COMMIT');
    });
    expect(await game.state()).toEqual(twoRounds);
  });

  test('a refused move keeps the moves that its transaction made before', async () => {
    await inSession(async (session) => {
      await session.run('START TRANSACTION');
      for (const dice of DICE) {
        await session.run('INSERT INTO Gamemanager (dice) VALUES (?)', [dice]);
        expect(await errnoOf(session, 'INSERT INTO Gamemanager (dice) VALUES (7)')).toBe(50022);
      }
      await session.run('COMMIT');
    });
    expect(await game.state()).toEqual(twoRounds);
  });

  test.each(['READ UNCOMMITTED', 'READ COMMITTED', 'REPEATABLE READ', 'SERIALIZABLE'])('%s makes no difference', async (level) => {
    const statements: Record<string, string> = {
      'READ UNCOMMITTED': 'SET SESSION TRANSACTION ISOLATION LEVEL READ UNCOMMITTED',
      'READ COMMITTED': 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
      'REPEATABLE READ': 'SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ',
      SERIALIZABLE: 'SET SESSION TRANSACTION ISOLATION LEVEL SERIALIZABLE',
    };
    await inSession(async (session) => {
      await session.run(statements[level] ?? '');
      for (const dice of DICE.slice(0, 4)) await session.run('INSERT INTO Gamemanager (dice) VALUES (?)', [dice]);
      await session.run('START TRANSACTION');
      for (const dice of DICE.slice(4)) await session.run('INSERT INTO Gamemanager (dice) VALUES (?)', [dice]);
      await session.run('COMMIT');
    });
    expect(await game.state()).toEqual(twoRounds);
  });

  test('with an old snapshot: rents, bankruptcies and the end of the game follow the present state', async () => {
    const present = await TestGame.start(connection);
    await present.roll(3);
    const script = async (play: (dice: number) => Promise<void>, target: TestGame): Promise<void> => {
      await target.give('Kilburn', 2);
      await target.setStatus(2, 2);
      await target.place(3, 6, 100);
      await target.place(1, 6, 900);
      for (const dice of [1, 3, 5]) await play(dice);
    };
    await script((dice) => present.roll(dice), present);

    await game.roll(3);
    await inSession(async (session) => {
      await session.run('SET autocommit = 0');
      expect(await session.rows('SELECT * FROM gameView')).toHaveLength(4);
      await script((dice) => session.run('INSERT INTO Gamemanager (dice) VALUES (?)', [dice]), game);
      await session.run('COMMIT');
    });
    expect(await game.state()).toEqual(await stateOf(connection, present.id));
  });

  test('with an old snapshot: a record that was made in the meantime is taken', async () => {
    await inSession(async (session) => {
      await session.run('SET autocommit = 0');
      expect(await session.rows('SELECT * FROM ledgerView')).toEqual([]);
      await game.roll(3);
      expect(await errnoOf(session, 'INSERT INTO Gamemanager (record_ID, dice) VALUES (1, 3)')).toBe(50005);
      await session.run('COMMIT');
    });
    expect(await game.ledger()).toHaveLength(1);
  });

  test('with an old snapshot: a move whose token was used in the meantime is not made again', async () => {
    await inSession(async (session) => {
      await session.run('SET autocommit = 0');
      expect(await session.rows('SELECT * FROM ledgerView')).toEqual([]);
      await game.run("INSERT INTO Gamemanager (token, dice) VALUES ('quick', 3)");
      await changingNothing(connection, async () => {
        expect(await errnoOf(session, "INSERT INTO Gamemanager (token, dice) VALUES ('quick', 3)")).toBe(50007);
        expect(await errnoOf(session, "INSERT IGNORE INTO Gamemanager (token, dice) VALUES ('quick', 3)")).toBe(50007);
        await session.run('COMMIT');
      });
      expect(await errnoOf(session, "INSERT INTO Gamemanager (token, dice) VALUES ('quick', 3)")).toBe(50007);
      await session.run('ROLLBACK');
    });
  });

  test('with an old snapshot: a game that was made in the meantime is not found', async () => {
    await inSession(async (session) => {
      await session.run('SET autocommit = 0');
      expect(await session.rows('SELECT * FROM gamesView LIMIT 1')).toHaveLength(1);
      const late = await TestGame.start(connection);
      expect(await errnoOf(session, 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, 3)', [late.id])).toBe(50001);
      await session.run('COMMIT');
      expect(await errnoOf(session, 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, 3)', [late.id])).toBe(0);
      await session.run('COMMIT');
      expect(await late.ledger()).toHaveLength(1);
    });
  });
});
