import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/game/connection';
import { forkGame, readFork } from '../../../src/game/time';
import { changingNothing } from '../../support/everything';
import { errnoOf, openWorkerDatabase, refusalOf, stateOf, TestGame } from '../../support/game';
import { makeNumberList } from '../../support/number-list';

/** The two rounds of the coursework. */
const DICE = [3, 1, 4, 2, 5, 4, 6, 5, 6, 3];

const MISSING = 2_000_000_000;

let connection: GameConnection;
let game: TestGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await TestGame.start(connection);
  await game.roll(...DICE);
});

/** The state of a game in which only the first moves were made. */
async function stateAfter(moves: number): Promise<object[][]> {
  const other = await TestGame.start(connection);
  await other.roll(...DICE.slice(0, moves));
  return await other.state();
}

describe('a fork', () => {
  test.each([0, 1, 4, 9, 10])('at record %i stands as the game stood then', async (record) => {
    const fork = await forkGame(connection, game.id, record, null);
    expect(await stateOf(connection, fork)).toEqual(await stateAfter(record));
  });

  test('without a record is made at the newest', async () => {
    const fork = await forkGame(connection, game.id, null, null);
    expect(await stateOf(connection, fork)).toEqual(await game.state());
    expect(await readFork(connection, fork)).toMatchObject({ Game: fork, Parent: game.id, Record: 10 });
  });

  test('with the same moves afterwards comes out the same, at every record', async () => {
    for (let record = 0; record <= DICE.length; record += 1) {
      const fork = await forkGame(connection, game.id, record, null);
      for (const dice of DICE.slice(record)) {
        await game.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, ?)', [fork, dice]);
      }
      expect({ record, state: await stateOf(connection, fork) }).toEqual({ record, state: await game.state() });
    }
  });

  test('tells whether its seed was open when it was made, also by a fork before it', async () => {
    const wasOpen = async (parent: number): Promise<[number, number | undefined]> => {
      const fork = await forkGame(connection, parent, 0, null);
      return [fork, (await readFork(connection, fork))?.['Seed was open']];
    };
    expect((await wasOpen(game.id))[1]).toBe(0);
    const other = await TestGame.start(connection);
    await other.run("UPDATE Standing SET phase = 'over' WHERE game_id = ?", [other.id]);
    const [first, firstWasOpen] = await wasOpen(other.id);
    // Now a game with this seed is running again.
    expect([firstWasOpen, (await wasOpen(other.id))[1], (await wasOpen(first))[1]]).toEqual([1, 1, 1]);
    const refusal = await refusalOf(connection, 'INSERT INTO Fork (parent_game_id, seed_was_open) VALUES (?, FALSE)', [other.id]);
    expect(refusal.token).toBe('column_not_settable');
  });

  test('changes neither its parent nor any other game', async () => {
    const bystander = await TestGame.start(connection);
    await bystander.roll(2);
    const before = [await game.state(), await bystander.state()];
    const fork = await forkGame(connection, game.id, 5, null);
    await game.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 1)', [fork]);
    expect([await game.state(), await bystander.state()]).toEqual(before);
  });

  test('can be forked, and remembers its own parent', async () => {
    const fork = await forkGame(connection, game.id, 5, 'one');
    const second = await forkGame(connection, fork, 3, 'two');
    expect(await stateOf(connection, second)).toEqual(await stateAfter(3));
    expect(await readFork(connection, second)).toEqual({
      Game: second, 'Game name': 'two', Parent: fork, 'Parent name': 'one', Record: 3, 'Seed was open': 0,
    });
    expect(await readFork(connection, game.id)).toBeUndefined();
  });

  test('is called as its maker says, else like its parent and the record', async () => {
    const named = await forkGame(connection, game.id, 5, 'What if');
    const unnamed = await forkGame(connection, game.id, 5, null);
    await game.run('UPDATE Game SET name = ? WHERE game_id = ?', ['x'.repeat(60), game.id]);
    const long = await forkGame(connection, game.id, 5, '');
    const names = await connection.rows<{ name: string }>(
      'SELECT name FROM Game WHERE game_id IN (?, ?, ?) ORDER BY game_id', [named, unnamed, long],
    );
    expect(names[0]).toEqual({ name: 'What if' });
    expect(names[1]?.name).toMatch(/^a fork is called.* at 5$/);
    expect(names[2]).toEqual({ name: `${'x'.repeat(45)} at 5` });
  });

  test('has the moves without their tokens, which stay with the original', async () => {
    await game.run("INSERT INTO Gamemanager (game_id, token, dice) VALUES (?, 'mine', 2)", [game.id]);
    const fork = await forkGame(connection, game.id, null, null);
    await game.run("INSERT INTO Gamemanager (game_id, token, dice) VALUES (?, 'mine', 2)", [fork]);
    expect(await connection.rows('SELECT record_ID FROM Gamemanager WHERE game_id = ? AND token IS NOT NULL', [fork])).toEqual([
      { record_ID: 12 },
    ]);
  });

  test('begins with the dice that the game began with, whatever they come from now', async () => {
    const list = await makeNumberList(connection, 'for forks', []);
    await game.run(
      'INSERT INTO Game (name, ruleset_id, player_count, first_dice_source, seed, first_list_id)' +
        " SELECT name, ruleset_id, 0, 'numbers', 'ab', ? FROM Game WHERE game_id = ?",
      [list, game.id],
    );
    const [made] = await connection.rows<{ id: number }>('SELECT LAST_INSERT_ID() AS id');
    await game.run("UPDATE Standing SET dice_source = 'server', list_id = NULL WHERE game_id = ?", [made?.id ?? 0]);
    const fork = await forkGame(connection, made?.id ?? 0, 0, null);
    const dice = await connection.rows(
      'SELECT g.dice_source, s.first_dice_source, g.list_id, s.first_list_id, s.seed' +
        ' FROM Game AS s JOIN Standing AS g ON g.game_id = s.game_id WHERE s.game_id IN (?, ?) ORDER BY s.game_id',
      [made?.id ?? 0, fork],
    );
    const first = { first_dice_source: 'numbers', first_list_id: list, seed: 'ab' };
    expect(dice).toEqual([
      { ...first, dice_source: 'server', list_id: null },
      { ...first, dice_source: 'numbers', list_id: list },
    ]);
  });

  test('outlives its parent, and goes without a trace when it is deleted', async () => {
    const fork = await forkGame(connection, game.id, 5, 'orphan');
    const state = await stateOf(connection, fork);
    await game.run('CALL delete_game(?)', [game.id]);
    expect(await stateOf(connection, fork)).toEqual(state);
    expect(await readFork(connection, fork)).toMatchObject({ Parent: game.id, 'Parent name': null, Record: 5 });
    await game.run('CALL delete_game(?)', [fork]);
    expect(await connection.rows('SELECT game_id FROM Fork WHERE game_id = ?', [fork])).toEqual([]);
  });
});

describe('as one statement', () => {
  test('a row of Fork makes one; several make all, or none', async () => {
    await game.run('INSERT INTO Fork (parent_game_id, parent_record_ID, name) VALUES (?, 3, ?), (?, 4, NULL)', [
      game.id, 'three', game.id,
    ]);
    const forks = await connection.rows<{ Game: number; Record: number }>(
      'SELECT Game, Record FROM forksView WHERE Parent = ? ORDER BY Record', [game.id],
    );
    expect(forks.map(({ Record }) => Record)).toEqual([3, 4]);
    expect(await stateOf(connection, forks[0]?.Game ?? 0)).toEqual(await stateAfter(3));
    await changingNothing(connection, async () => {
      const refusal = await refusalOf(
        connection, 'INSERT INTO Fork (parent_game_id, parent_record_ID) VALUES (?, 3), (?, 11)', [game.id, game.id],
      );
      expect(refusal.token).toBe('record_not_found');
    });
  });

  test('it means the current game when it names none', async () => {
    await connection.choose(game.id);
    await game.run('INSERT INTO Fork (parent_record_ID) VALUES (2)');
    const [fork] = await connection.rows('SELECT Record FROM forksView WHERE Parent = ?', [game.id]);
    expect(fork).toEqual({ Record: 2 });
    const [row] = (await connection.rows<{ game_id: number }[]>('CALL fork_game(NULL, NULL, NULL)'))[0] ?? [];
    expect(await readFork(connection, row?.game_id ?? 0)).toMatchObject({ Parent: game.id, Record: 10 });
  });

  test('a move in the middle that is refused leaves nothing of it', async () => {
    // Bill was taken out, so that in the game Jane moves when in a copy it is his turn.
    await game.setStatus(2, 3);
    await game.roll(1, 1, 1, 1);
    await changingNothing(connection, async () => {
      const refusal = await refusalOf(connection, 'INSERT INTO Fork (parent_game_id) VALUES (?)', [game.id]);
      expect(refusal.token).toBe('wrong_player');
    });
  });

  test('it can be rolled back', async () => {
    await changingNothing(connection, async () => {
      await connection.run('START TRANSACTION');
      await forkGame(connection, game.id, 7, null);
      await connection.run('ROLLBACK');
    });
  });
});

describe('refused', () => {
  test.each([-1, 11, 2_000_000_000])('is the record %i, which the game has not', async (record) => {
    const refusal = await changingNothing(connection, () =>
      game.expectRefusal('record_not_found', 'CALL fork_game(?, ?, NULL)', [game.id, record]),
    );
    expect(refusal).toMatchObject({ errno: 50090, sentence: `Game ${game.id} has the records 0 to 10, not ${record}.` });
  });

  test.each([MISSING, 0, -1])('is game %i, which does not exist', async (id) => {
    await changingNothing(connection, () => game.expectRefusal('game_not_found', 'CALL fork_game(?, 0, NULL)', [id]));
  });

  test('is a game whose deletion was interrupted', async () => {
    await game.run('UPDATE Game SET is_deleted = TRUE WHERE game_id = ?', [game.id]);
    await changingNothing(connection, () => game.expectRefusal('game_not_found', 'CALL fork_game(?, 0, NULL)', [game.id]));
    await game.run('CALL delete_game(?)', [game.id]);
  });

  test('is a name that is too long', async () => {
    await changingNothing(connection, () =>
      game.expectRefusal('name_too_long', 'CALL fork_game(?, 0, ?)', [game.id, 'x'.repeat(61)]),
    );
    expect(await errnoOf(connection, 'INSERT INTO Fork (parent_game_id, name) VALUES (?, ?)', [game.id, 'x'.repeat(61)])).toBe(1406);
  });

  test('is a fork that names its own number', async () => {
    await changingNothing(connection, () =>
      game.expectRefusal('column_not_settable', 'INSERT INTO Fork (game_id, parent_game_id) VALUES (?, ?)', [MISSING, game.id]),
    );
  });
});
