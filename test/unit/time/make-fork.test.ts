import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { openGame } from '../../../src/client/new-game';
import { forkGame, readFork } from '../../../src/client/time';
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
  test.each([0, 1, 4, 9, 10])('at record %i has the state of the game at that time', async (record) => {
    const fork = await forkGame(connection, game.id, record, null);
    expect(await stateOf(connection, fork)).toEqual(await stateAfter(record));
  });

  test('without a record is made at the newest one', async () => {
    const fork = await forkGame(connection, game.id, null, null);
    expect(await stateOf(connection, fork)).toEqual(await game.state());
    expect(await readFork(connection, fork)).toMatchObject({ Game: fork, Parent: game.id, Record: 10 });
  });

  test('with the same later moves reaches the same state, from every record', async () => {
    for (let record = 0; record <= DICE.length; record += 1) {
      const fork = await forkGame(connection, game.id, record, null);
      for (const dice of DICE.slice(record)) {
        await game.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, ?)', [fork, dice]);
      }
      expect({ record, state: await stateOf(connection, fork) }).toEqual({ record, state: await game.state() });
    }
  });

  test('shows whether its seed was public when it was made, also through an earlier fork', async () => {
    const wasOpen = async (parent: number): Promise<[number, number | undefined]> => {
      const fork = await forkGame(connection, parent, 0, null);
      return [fork, (await readFork(connection, fork))?.['Seed was open']];
    };
    expect((await wasOpen(game.id))[1]).toBe(0);
    const other = await TestGame.start(connection);
    await other.run("UPDATE GameState SET phase = 'over' WHERE game_id = ?", [other.id]);
    const [first, firstWasOpen] = await wasOpen(other.id);
    // Now a game with this seed is running again.
    expect([firstWasOpen, (await wasOpen(other.id))[1], (await wasOpen(first))[1]]).toEqual([1, 1, 1]);
    const refusal = await refusalOf(connection, 'INSERT INTO Fork (parent_game_id, seed_was_open) VALUES (?, FALSE)', [other.id]);
    expect(refusal.token).toBe('column_not_settable');
  });

  test('changes no other game', async () => {
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

  test('has the given name, or one that says where it comes from', async () => {
    const named = await forkGame(connection, game.id, 5, 'What if');
    const unnamed = await forkGame(connection, game.id, 5, null);
    await game.run('UPDATE Game SET name = ? WHERE game_id = ?', ['x'.repeat(60), game.id]);
    const long = await forkGame(connection, game.id, 5, '');
    const names = await connection.rows<{ name: string }>(
      'SELECT name FROM Game WHERE game_id IN (?, ?, ?) ORDER BY game_id', [named, unnamed, long],
    );
    expect(names[0]).toEqual({ name: 'What if' });
    expect(names[1]?.name).toMatch(/^a fork has the given name.* at move 5$/);
    expect(names[2]).toEqual({ name: `${'x'.repeat(40)} at move 5` });
  });

  test('of a game that has the name of its edition says the number of that game', async () => {
    await game.run('CALL rename_game(?, NULL)', [game.id]);
    const fork = await forkGame(connection, game.id, 5, null);
    const watched = await forkGame(connection, game.id, null, null, 'Builder');
    expect(await connection.rows('SELECT name FROM Game WHERE game_id IN (?, ?) ORDER BY game_id', [fork, watched]))
      .toEqual([{ name: `Game ${game.id} at move 5` }, { name: `Rest of Game ${game.id}` }]);
  });

  test('has the moves without their tokens', async () => {
    await game.run("INSERT INTO Gamemanager (game_id, token, dice) VALUES (?, 'mine', 2)", [game.id]);
    const fork = await forkGame(connection, game.id, null, null);
    await game.run("INSERT INTO Gamemanager (game_id, token, dice) VALUES (?, 'mine', 2)", [fork]);
    expect(await connection.rows('SELECT record_ID FROM Gamemanager WHERE game_id = ? AND token IS NOT NULL', [fork])).toEqual([
      { record_ID: 12 },
    ]);
  });

  test('begins with the first dice source of the game', async () => {
    const list = await makeNumberList(connection, 'for forks', []);
    await game.run(
      'INSERT INTO Game (name, ruleset_id, player_count, first_dice_source, seed, first_list_id)' +
        " SELECT name, ruleset_id, 0, 'numbers', 'ab', ? FROM Game WHERE game_id = ?",
      [list, game.id],
    );
    const [made] = await connection.rows<{ id: number }>('SELECT LAST_INSERT_ID() AS id');
    await game.run("UPDATE GameState SET dice_source = 'server', list_id = NULL WHERE game_id = ?", [made?.id ?? 0]);
    const fork = await forkGame(connection, made?.id ?? 0, 0, null);
    const dice = await connection.rows(
      'SELECT g.dice_source, s.first_dice_source, g.list_id, s.first_list_id, s.seed' +
        ' FROM Game AS s JOIN GameState AS g ON g.game_id = s.game_id WHERE s.game_id IN (?, ?) ORDER BY s.game_id',
      [made?.id ?? 0, fork],
    );
    const first = { first_dice_source: 'numbers', first_list_id: list, seed: 'ab' };
    expect(dice).toEqual([
      { ...first, dice_source: 'server', list_id: null },
      { ...first, dice_source: 'numbers', list_id: list },
    ]);
  });

  test('outlives its parent, and is deleted completely', async () => {
    const fork = await forkGame(connection, game.id, 5, 'orphan');
    const state = await stateOf(connection, fork);
    await game.run('CALL delete_game(?)', [game.id]);
    expect(await stateOf(connection, fork)).toEqual(state);
    expect(await readFork(connection, fork)).toMatchObject({ Parent: game.id, 'Parent name': null, Record: 5 });
    await game.run('CALL delete_game(?)', [fork]);
    expect(await connection.rows('SELECT game_id FROM Fork WHERE game_id = ?', [fork])).toEqual([]);
  });
});

describe('a fork with bots', () => {
  const BOT = 'Master Builder';

  /** Who plays each seat of a game; null: a person. */
  async function charactersOf(gameId: number): Promise<(string | null)[]> {
    const rows = await connection.rows<{ bot: string | null }>(
      'SELECT c.name AS bot FROM Player AS p LEFT JOIN BotCharacter AS c USING (character_id) WHERE p.game_id = ? ORDER BY p.pid', [gameId],
    );
    return rows.map(({ bot }) => bot);
  }

  async function phaseOf(gameId: number): Promise<string | undefined> {
    return (await connection.rows<{ phase: string }>('SELECT phase FROM GameState WHERE game_id = ?', [gameId]))[0]?.phase;
  }

  test('has the moves of its parent, and bots in the seats of people', async () => {
    const before = await game.state();
    const fork = await forkGame(connection, game.id, 10, null, 'Builder');
    expect(await charactersOf(fork)).toEqual([BOT, BOT, BOT, BOT]);
    const ledger = (id: number) => connection.rows('SELECT record_ID, player_ID, action, dice, location, bank_balance FROM Gamemanager WHERE game_id = ? ORDER BY record_ID', [id]);
    expect(await ledger(fork)).toEqual(await ledger(game.id));
    expect(await charactersOf(game.id)).toEqual([null, null, null, null]);
    expect(await game.state()).toEqual(before);
    expect(await connection.rows('SELECT bots FROM Fork WHERE game_id = ?', [fork])).toEqual([{ bots: BOT }]);
  });

  test('is called the rest of its parent, in at most 60 characters', async () => {
    await game.run('UPDATE Game SET name = ? WHERE game_id = ?', ['x'.repeat(60), game.id]);
    const fork = await forkGame(connection, game.id, null, null, 'Builder');
    expect(await connection.rows('SELECT name FROM Game WHERE game_id = ?', [fork])).toEqual([{ name: `Rest of ${'x'.repeat(52)}` }]);
  });

  test('goes on where the game was over because no person was left, until a bot has won', async () => {
    const parent = await openGame(connection, 'classic', null, {
      dice: 'server', seed: 'watch the rest', rules: { player_order: 'seat' },
      players: [{ name: 'Ada', token: 'Thimble' }, 'Ben', { character: 'builder' }, { character: 'hunter', name: 'Cy' }],
    });
    await connection.choose(parent);
    await connection.run("INSERT INTO Gamemanager (player_ID, action) VALUES (0, 'leave')");
    await connection.run("INSERT INTO Gamemanager (player_ID, action) VALUES (1, 'leave')");
    expect(await phaseOf(parent)).toBe('over');
    const fork = await forkGame(connection, parent, null, null, 'scrooge');
    expect(await charactersOf(fork)).toEqual(['Ebenezer Scrooge', 'Ebenezer Scrooge', ...(await charactersOf(parent)).slice(2)]);
    expect(await connection.rows('SELECT name, token, status FROM Player WHERE game_id = ? ORDER BY pid', [fork]))
      .toEqual(await connection.rows('SELECT name, token, status FROM Player WHERE game_id = ? ORDER BY pid', [parent]));
    expect(await phaseOf(fork)).toBe('roll');
    await connection.choose(fork);
    await connection.rows('CALL play_bots(?)', [fork]);
    expect(await connection.rows('SELECT Winner IS NULL AS open FROM gamesView WHERE Game = ?', [fork])).toEqual([{ open: 0 }]);
  });

  test('is refused with a character that does not exist', async () => {
    await changingNothing(connection, async () => {
      await game.expectRefusal('character_not_found', "CALL fork_game_with_bots(?, NULL, NULL, 'nobody')", [game.id]);
      await game.expectRefusal('character_not_found', "INSERT INTO Fork (parent_game_id, bots) VALUES (?, 'nobody')", [game.id]);
    });
  });
});

describe('as one statement', () => {
  test('a row of Fork makes a fork; several rows make all or none', async () => {
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

  test('the default is the current game', async () => {
    await connection.choose(game.id);
    await game.run('INSERT INTO Fork (parent_record_ID) VALUES (2)');
    const [fork] = await connection.rows('SELECT Record FROM forksView WHERE Parent = ?', [game.id]);
    expect(fork).toEqual({ Record: 2 });
    const [row] = (await connection.rows<{ game_id: number }[]>('CALL fork_game(NULL, NULL, NULL)'))[0] ?? [];
    expect(await readFork(connection, row?.game_id ?? 0)).toMatchObject({ Parent: game.id, Record: 10 });
  });

  test('a refused move in the middle undoes the fork', async () => {
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

describe('refusals:', () => {
  test.each([-1, 11, 2_000_000_000])('the record %i, which the game does not have', async (record) => {
    const refusal = await changingNothing(connection, () =>
      game.expectRefusal('record_not_found', 'CALL fork_game(?, ?, NULL)', [game.id, record]),
    );
    expect(refusal).toMatchObject({ errno: 50090, sentence: `Game ${game.id} has records 0 to 10, not ${record}.` });
  });

  test.each([MISSING, 0, -1])('game %i, which does not exist', async (id) => {
    await changingNothing(connection, () => game.expectRefusal('game_not_found', 'CALL fork_game(?, 0, NULL)', [id]));
  });

  test('a game whose deletion was interrupted', async () => {
    await game.run('UPDATE Game SET is_deleted = TRUE WHERE game_id = ?', [game.id]);
    await changingNothing(connection, () => game.expectRefusal('game_not_found', 'CALL fork_game(?, 0, NULL)', [game.id]));
    await game.run('CALL delete_game(?)', [game.id]);
  });

  test('a name that is too long', async () => {
    await changingNothing(connection, () =>
      game.expectRefusal('name_too_long', 'CALL fork_game(?, 0, ?)', [game.id, 'x'.repeat(61)]),
    );
    expect(await errnoOf(connection, 'INSERT INTO Fork (parent_game_id, name) VALUES (?, ?)', [game.id, 'x'.repeat(61)])).toBe(1406);
  });

  test('a fork with a given number', async () => {
    await changingNothing(connection, () =>
      game.expectRefusal('column_not_settable', 'INSERT INTO Fork (game_id, parent_game_id) VALUES (?, ?)', [MISSING, game.id]),
    );
  });
});
