import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { machineName, withMachineNames } from '../../src/cli/support/machine-names';
import { readCatalogue } from '../../src/deploy/catalogue';
import { GameConnection, type Value } from '../../src/client/connection';
import { freshDatabase } from '../support/database';
import { makeEdition } from '../support/editions';
import { TestGame } from '../support/game';
import { cellsIn, CommandLine } from './command-line';

/** What `new --json` prints. */
interface GameJson {
  game_id: number;
  name: string;
}

/** What `roll --json` prints for each move. */
interface Made {
  game_id: number;
  record: number;
  move: { dice: number };
  events: object[];
}

/** No game has this number. */
const MISSING = '999999';

/** An edition whose dice show 1 or 2. */
const TWO_SIDES = 'dice of two sides';

let sqlopoly: CommandLine;
let connection: GameConnection;
beforeAll(async () => {
  const { address } = await freshDatabase();
  sqlopoly = new CommandLine(address.url);
  connection = await GameConnection.open(address);
  await makeEdition(connection, TWO_SIDES, { rules: { dice_sides: 2, extra_roll_dice: null, jail_exit_dice: 2 } });
});
afterAll(async () => {
  await connection.close();
  sqlopoly.remove();
});

/** A new game, and how commands name it. */
async function start(): Promise<{ game: TestGame; id: string }> {
  const game = await TestGame.start(connection);
  return { game, id: String(game.id) };
}

/** A game in which the next roll of 2 decides that Mary wins. */
async function startLastTurn(): Promise<{ game: TestGame; id: string }> {
  const started = await start();
  await started.game.setStatus(2, 1, 3);
  await started.game.place(0, 1, 99);
  return started;
}

describe('before the first game', () => {
  test('games is empty, and everything else says how to start one', async () => {
    expect(await sqlopoly.json('games')).toEqual([]);
    const { stdout, stderr } = await sqlopoly.run('games');
    expect([stdout, stderr]).toEqual(['', expect.stringContaining('npx sqlopoly new')]);
    const hint = 'game_not_found: There are no games yet; start one with: npx sqlopoly new';
    for (const command of ['view', 'roll', 'play']) expect(await sqlopoly.failure(command)).toEqual([1, hint]);
  });
});

describe('new', () => {
  test('starts a game of the name and edition that are given', async () => {
    const game = await sqlopoly.json<GameJson>('new', '--name', 'Friday', '--edition', 'campus');
    expect(game).toEqual({
      game_id: expect.any(Number), name: 'Friday', edition: 'campus', players: 4, round: 1, moves: 0,
      next_player_name: 'Jane', winner_names: null, created: expect.any(String), pace: null, board: null, made_by: 'root', last_move: expect.any(String), ends: null,
    });
    expect((await connection.rows('SELECT * FROM gamesView WHERE Game = ?', [game.game_id])).map(withMachineNames)).toEqual([game]);
  });

  test('says which game it is; the name is that of the edition', async () => {
    const said = await sqlopoly.output('new');
    const [newest] = await connection.rows<{ id: number }>('SELECT MAX(Game) AS id FROM gamesView');
    expect(said).toBe(`Started game ${newest?.id} (campus); Jane goes first.\n`);
  });

  test('takes the dice from where it is told', async () => {
    const { game_id: game } = await sqlopoly.json<GameJson>('new', '--edition', 'classic', '--players', 'Ann,Bob', '--dice', 'server');
    expect(await sqlopoly.output('roll', '--game', String(game))).toMatch(/^(Ann|Bob) rolls [1-6] and [1-6]\.\n/);
    expect((await sqlopoly.run('new', '--dice', 'loaded')).status).toBe(2);
    expect(await sqlopoly.failure('new', '--dice', 'numbers:none')).toEqual([1, expect.stringMatching(/^list_not_found: /)]);
  });

  test('rolls the die of a game that rolls itself', async () => {
    const { game_id: game } = await sqlopoly.json<GameJson>('new', '--dice', 'server');
    const { status, stdout } = await sqlopoly.run('roll', '--game', String(game));
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^Jane rolls [1-6]\.\n/)]);
  });

  test('rolls two dice together where a roll takes two', async () => {
    const { game_id: game } = await sqlopoly.json<GameJson>('new', '--edition', 'hoarding', '--players', 'Ann,Bob');
    const ledger = (): Promise<object[]> =>
      connection.rows("SELECT dice, dice2 FROM Gamemanager WHERE game_id = ? AND action = 'roll' ORDER BY record_ID", [game]);
    expect(await sqlopoly.failure('roll', '2', '5', '3', '--game', String(game))).toEqual([2, 'A roll in this game takes 2 dice; give 2 numbers for each roll.']);
    expect(await ledger()).toEqual([]);
    await sqlopoly.output('roll', '--game', String(game));
    expect(await ledger()).toEqual([{ dice: expect.any(Number), dice2: expect.any(Number) }]);
  });

  test('makes as many rolls as there are dice for', async () => {
    const board = { salary: 0, tiles: ['Pier', 'Quay', 'Lock', 'Weir'].map((bonus) => ({ bonus })) };
    await connection.run('CALL import_edition(?)', [JSON.stringify({ edition: 'calm', rules: { dice_count: 2 }, board })]);
    const { game_id: game } = await sqlopoly.json<GameJson>('new', '--edition', 'calm', '--players', 'Ann,Bob');
    expect(await sqlopoly.output('roll', '2', '5', '3', '1', '--game', String(game))).toMatch(/Ann rolls 2 and 5\.[^]*Bob rolls 3 and 1\./);
  });

  test('takes any name', async () => {
    const name = `Zoë's "Ω"; DROP TABLE Game; -- 🎲`;
    expect((await sqlopoly.json<GameJson>('new', '-n', name)).name).toBe(name);
  });

  test('knows which editions there are', async () => {
    expect(await sqlopoly.failure('new', '--edition', 'nowhere')).toEqual([
      1, 'edition_not_found: There is no edition nowhere.',
    ]);
  });
});

describe('games', () => {
  test('lists all games, the newest first, as a table and as JSON', async () => {
    const { game } = await start();
    const [games, text] = await Promise.all([sqlopoly.json<GameJson[]>('games', '--all'), sqlopoly.output('games', '--all')]);
    const shown = await connection.rows<Record<string, Value>>('SELECT * FROM gamesView');
    expect(games).toEqual(shown.map(withMachineNames));
    expect(games[0]?.game_id).toBe(game.id);
    // When games end is listed only where that is announced.
    const listed = shown.map(({ Ends: _, ...row }) => row);
    const [head, ...rows] = cellsIn(text);
    expect(head).toEqual(Object.keys(listed[0] ?? {}));
    expect(rows).toEqual(listed.map((row) => Object.values(row).map((value) => String(value ?? ''))));
  });

  test('lists a limited number of games, and says that there are others', async () => {
    const [older, newer] = [await start(), await start()];
    const { stdout, stderr } = await sqlopoly.run('games', '--limit', '1', '--json');
    expect((JSON.parse(stdout) as GameJson[]).map(({ game_id }) => game_id)).toEqual([newer.game.id]);
    expect(stderr).toMatch(/^These are the newest 1\. --all lists the others too, --limit <number> as many as you like\.$/m);
    expect((await sqlopoly.json<GameJson[]>('games', '-l', '2')).map(({ game_id }) => game_id)).toEqual([newer.game.id, older.game.id]);
    expect((await sqlopoly.run('games', '--all')).stderr).not.toContain('newest');
  });

  test('lists only games that are over, or only those that are not', async () => {
    const { game, id } = await startLastTurn();
    await game.roll(2);
    const running = await start();
    const idsOf = async (...options: string[]): Promise<number[]> => (await sqlopoly.json<GameJson[]>('games', '--all', ...options)).map(({ game_id }) => game_id);
    const [all, over, others] = [await idsOf(), await idsOf('--over'), await idsOf('--running')];
    expect([over.includes(Number(id)), over.includes(running.game.id)]).toEqual([true, false]);
    expect([...over, ...others].sort()).toEqual([...all].sort());
  });
});

test('a game that is about to end is listed with the time, and its commands say so', async () => {
  const { id } = await start();
  await connection.run('UPDATE Game SET created_at = UTC_TIMESTAMP() - INTERVAL 33 DAY WHERE game_id = ?', [id]);
  await connection.run("INSERT INTO AbandonedGame (game_id, record_ID, ends_at) VALUES (?, 0, '2036-03-03 12:00:00')", [id]);
  expect((await sqlopoly.json<object[]>('games', '--running', '--idle', '30d'))).toMatchObject([{ game_id: Number(id), ends: '2036-03-03 12:00:00' }]);
  const [head, row] = cellsIn(await sqlopoly.output('games', '--running', '--idle', '30d'));
  expect(row?.[head?.indexOf('Ends') ?? -1]).toBe('2036-03-03 12:00:00');
  expect((await sqlopoly.run('view', '--game', id)).stderr).toContain('Nobody has moved for 33 days; the game ends on 3 March.');
  await sqlopoly.output('roll', '3', '--game', id);
  expect((await sqlopoly.run('view', '--game', id)).stderr).not.toContain('Nobody has moved');
});

describe('roll', () => {
  test('plays one move', async () => {
    const { game, id } = await start();
    expect(await sqlopoly.output('roll', '3', '--game', id)).toBe(
      'Jane rolls 3.\n  Jane passes GO and collects 200.\n  Jane lands on GO.\n\nNorman rolls the dice, 1 to 6.\n',
    );
    expect(await game.ledger()).toMatchObject([{ record_ID: 1, player_ID: 0, dice: 3, bank_balance: 350 }]);
  });

  test('plays several dice in their order, and tells each as JSON', async () => {
    const { game, id } = await start();
    const made = await sqlopoly.json<Made[]>('roll', '3', '1', '4', '2', '-g', id);
    expect(made.map(({ move: { dice } }) => dice)).toEqual([3, 1, 4, 2]);
    expect(made.map(({ move }) => move)).toMatchObject((await game.ledger()).map(withMachineNames));
    expect(made.flatMap(({ events }) => events)).toEqual((await connection.rows('SELECT * FROM eventView')).map(withMachineNames));
    expect(made.map(({ record }) => record)).toEqual([1, 2, 3, 4]);
    expect(new Set(made.map((one) => one.game_id))).toEqual(new Set([game.id]));
  });

  test('without dice rolls what the dice of the game can show', async () => {
    const id = String((await sqlopoly.json<GameJson>('new', '--edition', TWO_SIDES)).game_id);
    const rolled: (number | undefined)[] = [];
    for (let moves = 1; moves <= 3; moves += 1) {
      const made = await sqlopoly.json<Made[]>('roll', '--game', id);
      expect(made).toHaveLength(1);
      rolled.push(made[0]?.move.dice);
    }
    expect(rolled.filter((dice) => dice !== 1 && dice !== 2)).toEqual([]);
  });

  test('without --game plays the newest game where none is chosen', async () => {
    const older = await start();
    const newer = await start();
    await sqlopoly.output('use', '--newest');
    await sqlopoly.output('roll', '5');
    expect([(await older.game.ledger()).length, (await newer.game.ledger()).length]).toEqual([0, 1]);
  });

  test.each([
    ['9', 'dice_out_of_range: Dice go from 1 to 6, not 9.'],
    ['-1', 'dice_out_of_range: Dice go from 1 to 6, not -1.'],
    ['2.5', 'dice_not_whole: Dice are whole numbers from 1 to 6; 2.5 is not.'],
  ])('%s is refused, and nothing happens', async (dice, message) => {
    const { game, id } = await start();
    const before = await game.state();
    expect(await sqlopoly.failure('roll', '--game', id, dice)).toEqual([1, message]);
    expect(await game.state()).toEqual(before);
  });

  test('what was played before a refused roll is told', async () => {
    const { game, id } = await start();
    const text = await sqlopoly.run('roll', '3', '7', '1', '--game', id);
    expect(text).toMatchObject({ status: 1, stderr: expect.stringMatching(/\ndice_out_of_range: .*7\.\n$/) });
    expect(text.stdout).toMatch(/^Jane rolls 3\.\n/);
    const json = await sqlopoly.run('roll', '1', '7', '--game', id, '--json');
    expect(json).toMatchObject({ status: 1, stderr: expect.stringContaining('dice_out_of_range: ') });
    expect(JSON.parse(json.stdout)).toMatchObject([{ record: 2, move: { dice: 1 } }]);
    expect((await game.ledger()).map(({ dice }) => dice)).toEqual([3, 1]);
  });
});

describe('a game that comes to its end', () => {
  test('names its winner, and takes no more dice, given or random', async () => {
    const { game, id } = await startLastTurn();
    expect(await sqlopoly.output('roll', '2', '--game', id)).toMatch(new RegExp(`\nGame ${id} is over: Mary won\\.\n$`));
    const refused = [1, `game_over: Game ${id} is over: Mary won it.`];
    const rolls = [['roll', '2'], ['roll']];
    const failures = await Promise.all(rolls.map((command) => sqlopoly.failure(...command, '--game', id)));
    expect(failures).toEqual([refused, refused]);
    expect((await game.ledger()).length).toBe(1);
  });

  test('leaves nothing to do, and is listed with its winner', async () => {
    const { game, id } = await startLastTurn();
    await game.roll(2);
    const moves = ['moves', '--game', id];
    const [json, { stdout, stderr }] = await Promise.all([sqlopoly.json(...moves), sqlopoly.run(...moves)]);
    expect([json, stdout, stderr]).toEqual([[], '', expect.stringContaining('the game is over')]);
    const games = await sqlopoly.json<GameJson[]>('games');
    expect(games.find(({ game_id }) => game_id === game.id)).toMatchObject({ winner_names: 'Mary', next_player_name: null });
  });

  test('is told by play, at its end and after it', async () => {
    const { id } = await startLastTurn();
    const over = 'The game is over.\nWinner: Mary\n';
    const last = await sqlopoly.runWith({ input: '2\n4\n' }, 'play', '--game', id);
    expect(last).toMatchObject({ status: 0, stdout: expect.stringMatching(new RegExp(`\n${over}$`)) });
    const after = await sqlopoly.runWith({ input: '4\n' }, 'play', '--game', id);
    expect(after).toMatchObject({ status: 0, stdout: expect.stringMatching(new RegExp(`\n${over}$`)) });
    expect(after.stdout).not.toContain('rolls');
  });
});

describe('games --delete', () => {
  test('deletes the game and no other, and commands do not act on it any more', async () => {
    const [{ id: other }, { id }] = [await start(), await start()];
    await sqlopoly.output('use', id);
    expect(await sqlopoly.output('games', '--delete', id)).toBe(`Deleted game ${id}.\n`);
    const left = (await sqlopoly.json<GameJson[]>('games')).map(({ game_id }) => String(game_id));
    expect([left.includes(id), left.includes(other)]).toEqual([false, true]);
    expect(await sqlopoly.output('use')).not.toContain(`game ${id} `);
    expect(await sqlopoly.failure('games', '--delete', id)).toEqual([1, 'game_not_found: There is no such game. npx sqlopoly new begins one; npx sqlopoly games lists them.']);
  });
});

describe('what shows a game', () => {
  test('view shows gameView, as a table and as JSON', async () => {
    const { game, id } = await start();
    await game.roll(3, 1, 4, 2);
    const view = ['view', '--game', id];
    const [seats, text] = await Promise.all([sqlopoly.json<object[]>(...view), sqlopoly.output(...view)]);
    const shown = await game.view();
    expect(seats).toEqual(shown.map((seat) => ({ game_id: game.id, ...withMachineNames(seat) })));
    const [head, ...rows] = cellsIn(text);
    expect(head).toEqual(Object.keys(shown[0] ?? {}));
    expect(rows).toEqual(shown.map((seat) => Object.values(seat).map(String)));
  });

  test('log tells the story', async () => {
    const { game, id } = await start();
    const nothing = await sqlopoly.run('log', '--game', id);
    expect(nothing).toMatchObject({ status: 0, stdout: '', stderr: expect.stringContaining('There are no moves yet.') });
    await game.roll(3, 1, 4, 2, 5);
    expect((await sqlopoly.output('log', '--game', id)).split('\n')).toEqual([
      'Round 1',
      '  1. Jane rolls 3.',
      '     Jane passes GO and collects 200.',
      '     Jane lands on GO.',
      '  2. Norman rolls 1.',
      '     Norman pays Jane 50 (Chance 1).',
      '     Norman pays Mary 50 (Chance 1).',
      '     Norman pays Bill 50 (Chance 1).',
      '  3. Mary rolls 4.',
      '     Mary lands on Go to Jail and goes to jail.',
      '  4. Bill rolls 2.',
      '     Bill buys AMBS for 400.',
      'Round 2',
      '  5. Jane rolls 5.',
      '     Jane pays Bill 75 rent for Victoria.',
      '',
    ]);
    const events = await connection.rows('SELECT * FROM eventView');
    expect(await sqlopoly.json('log', '--game', id)).toEqual(events.map((event) => ({ game_id: game.id, ...withMachineNames(event) })));
  });

  test('log --moves shows the ledger', async () => {
    const { game, id } = await start();
    await game.roll(3, 1);
    const log = ['log', '--moves', '--game', id];
    const [moves, text] = await Promise.all([sqlopoly.json<object[]>(...log), sqlopoly.output(...log)]);
    expect(moves).toMatchObject((await game.ledger()).map(withMachineNames));
    const [head = [], ...rows] = cellsIn(text);
    expect(['game_id', ...head.map(machineName)]).toEqual(Object.keys(moves[0] ?? {}));
    expect(rows.map((row) => [id, ...row])).toEqual(moves.map((move) => Object.values(move).map((value) => String(value ?? ''))));
  });

  test('moves lists what can be done, with SQL that does it', async () => {
    const { game, id } = await start();
    const [move, ...others] = await sqlopoly.json<{ meaning: string; sql: string }[]>('moves', '--game', id);
    expect(others).toEqual([]);
    expect(move).toMatchObject({ game_id: game.id, record: 1, player: 0, player_name: 'Jane', action: 'roll', minimum: 1, maximum: 6 });
    expect(await sqlopoly.output('moves', '--game', id)).toBe(`${move?.meaning}\n  ${move?.sql}\n`);
    await game.run(move?.sql ?? '');
    expect(await game.ledger()).toHaveLength(1);
  });

  test('a missing game is a refusal that says where the games are listed', async () => {
    const commands = [['view'], ['log'], ['log', '--moves'], ['moves'], ['roll', '3'], ['roll'], ['play']];
    const failures = await Promise.all(commands.map((command) => sqlopoly.failure(...command, '--game', MISSING)));
    const refused = [1, `game_not_found: There is no game ${MISSING}; npx sqlopoly games lists them.`];
    expect(failures).toEqual(commands.map(() => refused));
  });
});

describe('migrate', () => {
  test('a second time replaces nothing and leaves the games', async () => {
    const { game } = await start();
    await game.roll(3, 1);
    const before = await game.state();
    const catalogue = readCatalogue();
    const report = { version: catalogue.version, previous: catalogue.version, migrations: [], objects: 0, removed: [], roles: true, event: true };
    const steps = ['compare the versions', 'find what differs', 'open the gates', 'record the version', 'grant the roles', 'start the event', 'complete deletions'];
    expect(await sqlopoly.json('migrate')).toEqual({ ...report, steps });
    const all = (await sqlopoly.json('migrate', '--all')) as { steps: string[] };
    expect(all).toEqual({ ...report, objects: catalogue.objects.length, steps: expect.arrayContaining([...steps, 'close the gates', 'apply seeds and editions']) });
    expect(all.steps).not.toContain('run the migrations');
    expect(await game.state()).toEqual(before);
    await game.roll(4);
  });

  test('names a few removed objects, and counts many', async () => {
    for (const [names, removed] of [[1, 'removed: gone1'], [6, 'removed: 6 routines, triggers and views']] as const) {
      for (let index = 1; index <= names; index += 1) await connection.run('CREATE FUNCTION ??() RETURNS INT NO SQL RETURN 1', [`gone${index}`]);
      expect((await sqlopoly.run('migrate')).stdout).toContain(`\n  ${removed}\n`);
    }
  });
});
