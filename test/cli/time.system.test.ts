import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { createAccount, dropAccount } from '../../src/deploy/accounts';
import { GameConnection } from '../../src/client/connection';
import type { Replay } from '../../src/client/time';
import type { Seat } from '../../src/client/views';
import { readRecording } from '../recorded/format';
import { makeMoves, startGame } from '../recorded/play-recording';
import { addressAs, freshDatabase } from '../support/database';
import { checksums } from '../support/everything';
import { FIGURE_10, FIGURE_8 } from '../support/figures';
import { stateOf, TestGame } from '../support/game';
import { cellsIn, CommandLine } from './command-line';

const ROUND_1 = [3, 1, 4, 2, 5];
const ROUND_2 = [4, 6, 5, 6, 3];
const RECORDED = path.join(__dirname, '..', 'recorded');

/** What `save --json` prints. */
interface SaveJson {
  name: string;
  saved: string;
}

/** No game has this number. */
const MISSING = '999999';

const PLAYER = `sqlopoly_time_${process.env.JEST_WORKER_ID}`;

let database: string;
let sqlopoly: CommandLine;
let connection: GameConnection;
beforeAll(async () => {
  const made = await freshDatabase();
  ({ database } = made);
  sqlopoly = new CommandLine(made.address.url);
  connection = await GameConnection.open(made.address);
});
afterAll(async () => {
  await connection.close();
  sqlopoly.remove();
});

/** A game in which the two rounds of the coursework were played, and how commands name it. */
async function start(): Promise<{ game: TestGame; id: string }> {
  const game = await TestGame.start(connection);
  await game.roll(...ROUND_1, ...ROUND_2);
  return { game, id: String(game.id) };
}

/** The cells of the seats, without the number of the game that JSON has in front. */
const rowsOf = (seats: readonly Seat[]): unknown[][] => seats.map((seat) => Object.values(seat).slice(1));

describe('before the first save', () => {
  test('saves is empty, and says how to make one', async () => {
    expect(await sqlopoly.json('saves')).toEqual([]);
    const { stdout, stderr } = await sqlopoly.run('saves');
    expect([stdout, stderr]).toEqual(['', expect.stringContaining('npx sqlopoly save')]);
  });
});

describe('save, saves and load', () => {
  test('a saved game is listed, and loaded as it was', async () => {
    const { game, id } = await start();
    const state = await game.state();
    const name = `Friday ${id}`;
    const { saved, ...save } = await sqlopoly.json<SaveJson>('save', name, '--game', id);
    expect(save).toMatchObject({ name, game_id: game.id, edition: 'campus', record: 10 });
    const saves = await sqlopoly.json<SaveJson[]>('saves');
    expect(saves).toContainEqual({ ...save, saved });
    const [head, ...rows] = cellsIn(await sqlopoly.output('saves'));
    expect(head).toEqual(['Name', 'Game', 'Game name', 'Edition', 'Record', 'Saved']);
    expect(rows).toHaveLength(saves.length);
    await game.roll(2, 2);
    const loaded = await sqlopoly.json<{ game_id: number }>('load', name);
    expect(loaded).toMatchObject({
      name, moves: 10, parent_game_id: game.id, record: 10, next_player_name: 'Jane', seed_was_open: 0,
    });
    expect(await stateOf(connection, loaded.game_id)).toEqual(state);
    const again = `Game ${loaded.game_id + 1} (${name}) continues from record 10 of game ${id}; Jane is next.\n`;
    expect(await sqlopoly.output('load', name)).toBe(again);
  });

  test('without a name, the save says what it is called', async () => {
    const { game, id } = await start();
    await game.run('UPDATE Game SET name = ? WHERE game_id = ?', [`Sunday ${id}`, game.id]);
    const said = await sqlopoly.output('save', '--game', id);
    expect(said).toMatch(/^Saved game \d+ \(Sunday \d+\) at record 10 as: \d{4}-\d\d-\d\d \d\d:\d\d( \(\d+\))?\n$/);
  });

  test('a name that is taken, and a save that does not exist, are refused', async () => {
    const { id } = await start();
    const name = `twice ${id}`;
    await sqlopoly.output('save', name, '--game', id);
    expect(await sqlopoly.failure('save', name, '--game', id)).toEqual([1, `save_name_taken: There is already a save named ${name}.`]);
    for (const command of [['load'], ['saves', '--delete']]) {
      expect(await sqlopoly.failure(...command, 'nothing')).toEqual([1, 'save_not_found: There is no save named nothing.']);
    }
  });

  test('a save that is deleted is gone', async () => {
    const { id } = await start();
    const name = `short ${id}`;
    await sqlopoly.output('save', name, '--game', id);
    expect(await sqlopoly.output('saves', '--delete', name)).toBe(`Deleted the save ${name}.\n`);
    expect((await sqlopoly.json<SaveJson[]>('saves')).filter((save) => save.name === name)).toEqual([]);
    await sqlopoly.output('save', name, '--game', id);
    expect(await sqlopoly.json('saves', '--delete', name)).toEqual({ name, deleted: true });
  });
});

describe('slots', () => {
  test('are saved to, listed, overwritten and loaded', async () => {
    const { game, id } = await start();
    await game.run('UPDATE Game SET name = ? WHERE game_id = ?', ['Friday', game.id]);
    expect(await sqlopoly.output('save', '--slot', '2', '--game', id)).toBe(`Saved game ${id} (Friday) at record 10 in slot 2.\n`);
    expect(await sqlopoly.failure('save', '--slot', '2', '--game', id)).toEqual([1, 'slot_taken: Slot 2 has Friday at record 10; overwrite it, or choose another.']);
    expect(await sqlopoly.json('save', '--slot', '2', '--overwrite', '--game', id)).toMatchObject({ slot: 2, game_id: game.id, record: 10 });
    const [heads, first, second, ...others] = cellsIn(await sqlopoly.output('saves', '--slots'));
    expect(heads).toEqual(['Slot', 'Game', 'Game name', 'Edition', 'Round', 'Record', 'Saved']);
    expect([first, second?.slice(0, 6), others.length]).toEqual([['1', '', '', '', '', '', ''], ['2', id, 'Friday', 'campus', '2', '10'], 3]);
    expect(await sqlopoly.json('load', '--slot', '2')).toMatchObject({ name: 'Friday at move 10', parent_game_id: game.id, record: 10 });
    expect(await sqlopoly.failure('load', '--slot', '1')).toEqual([1, 'slot_empty: Slot 1 is empty.']);
    expect(await sqlopoly.failure('load', '--slot', '9')).toEqual([1, 'slot_out_of_range: Slots go from 1 to 5, not 9.']);
    expect(await sqlopoly.output('saves', '--empty', '2')).toBe('Slot 2 is empty.\n');
    expect(await sqlopoly.failure('saves', '--empty', '2')).toEqual([1, 'slot_empty: Slot 2 is empty.']);
    await sqlopoly.output('save', '--slot', '2', '--game', id);
    expect(await sqlopoly.json('saves', '--empty', '2')).toEqual({ slot: 2, emptied: true });
  });

  test.each([
    [['save', 'Friday', '--slot', '2']], [['save', '--overwrite']], [['load', 'Friday', '--slot', '2']], [['saves', '--slots', '--delete', 'Friday']],
    [['saves', '--slots', '--empty', '2']], [['saves', '--delete', 'Friday', '--empty', '2']],
  ])('%j is wrong usage', async (command) => {
    expect((await sqlopoly.run(...command)).status).toBe(2);
  });
});

describe('fork', () => {
  test('goes on from an earlier move, under a name', async () => {
    const { game, id } = await start();
    const fork = await sqlopoly.json<{ game_id: number }>('fork', '--at', '4', '--name', 'once more', '--game', id);
    expect(fork).toMatchObject({ name: 'once more', moves: 4, parent_game_id: game.id, record: 4, next_player_name: 'Jane' });
    await connection.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 5), (?, 4), (?, 6), (?, 5), (?, 6), (?, 3)', Array(6).fill(fork.game_id));
    expect(await stateOf(connection, fork.game_id)).toEqual(await game.state());
  });

  test('without a record begins where the game is', async () => {
    const { game, id } = await start();
    await game.run('UPDATE Game SET name = ? WHERE game_id = ?', ['Monday', game.id]);
    expect(await sqlopoly.output('fork', '--game', id)).toBe(
      `Game ${game.id + 1} (Monday at move 10) continues from record 10 of game ${id}; Jane is next.\n`,
    );
  });

  test('of a game that is over says so', async () => {
    const games = fs.readdirSync(RECORDED).filter((file) => file.startsWith('campus-'));
    const over = games.map((file) => fs.readFileSync(path.join(RECORDED, file), 'utf8')).find((text) => text.includes('(Winner)'));
    const { options, moves } = readRecording(over ?? '');
    const gameId = await startGame(connection, 'campus', options);
    await makeMoves(connection, gameId, moves.map(({ move }) => move));
    expect(await sqlopoly.output('fork', '--game', String(gameId))).toBe(
      `Game ${gameId + 1} (Game ${gameId} at move ${moves.length}) continues from record ${moves.length} of game ${gameId}; it is over.\n` +
        'Its seed was public when it was created: anyone who has looked knows the dice and cards to come from the database.\n',
    );
    expect(await sqlopoly.json('fork', '--at', '0', '--game', String(gameId))).toMatchObject({ seed_was_open: 1 });
  });
});

describe('state', () => {
  test('shows where everybody stood', async () => {
    const { id } = await start();
    expect(rowsOf(await sqlopoly.json<Seat[]>('state', '--at', '4', '--game', id))).toEqual(FIGURE_8);
    expect(rowsOf(await sqlopoly.json<Seat[]>('state', '--at', '10', '--game', id))).toEqual(FIGURE_10);
    const [, jane] = cellsIn(await sqlopoly.output('state', '--at', '0', '--game', id));
    expect(jane).toEqual(['1', '0', 'Jane', '13', 'Co-Op', '150', 'Playing']);
  });

  test('changes nothing', async () => {
    const { id } = await start();
    const before = await checksums(connection);
    await sqlopoly.output('state', '--at', '4', '--game', id);
    await sqlopoly.output('replay', '--game', id);
    expect(await checksums(connection)).toEqual(before);
  });
});

describe('replay', () => {
  test('says that the results are identical', async () => {
    const { game, id } = await start();
    await game.run('UPDATE Game SET name = ? WHERE game_id = ?', ['Tuesday', game.id]);
    expect(await sqlopoly.output('replay', '--game', id)).toBe(
      `Game ${id} (Tuesday): replayed 10 moves with identical results.\n`,
    );
    expect(await sqlopoly.json('replay', '--game', id)).toEqual({ game_id: game.id, moves: 10, refused: null, differences: [] });
  });

  test('shows what differs, and ends with status 1', async () => {
    const { game, id } = await start();
    await game.place(1, 6, 9_999);
    const { status, stdout, stderr } = await sqlopoly.run('replay', '--game', id);
    expect([status, stderr]).toEqual([1, expect.stringContaining(`The replay of game ${id} differs.`)]);
    expect(cellsIn(stdout)).toEqual([
      ['Table', 'Row', 'Column', 'Original', 'Replay'],
      ['Player', 'player 1', 'bank_balance', '9999', '400'],
    ]);
  });

  test('shows the first twenty of many, and all as JSON', async () => {
    const { game, id } = await start();
    await game.run('UPDATE Player SET bank_balance = bank_balance + 1 WHERE game_id = ?', [game.id]);
    await game.roll(...Array<number>(30).fill(2));
    const text = await sqlopoly.run('replay', '--game', id);
    expect(text.status).toBe(1);
    expect(cellsIn(text.stdout)).toHaveLength(21);
    const { status, stdout } = await sqlopoly.run('replay', '--game', id, '--json');
    expect(status).toBe(1);
    const { refused, differences } = JSON.parse(stdout) as Replay;
    expect(refused).toBeNull();
    expect(differences.length).toBeGreaterThan(30);
    expect(text.stdout).toContain(`\nand ${differences.length - 20} more differences; --json lists them all.\n`);
  });

  test('shows the move that the rules do not allow', async () => {
    const { game, id } = await start();
    await game.setStatus(2, 1);
    await game.roll(1, 1);
    const { status, stdout } = await sqlopoly.run('replay', '--game', id);
    expect(status).toBe(1);
    expect(stdout).toBe('Record 12 of 12 was refused: wrong_player: It is player 1, Norman, who must move.\n');
  });
});

describe('a wrong command', () => {
  test.each([
    [['state']],
    [['state', '--at', '-1']],
    [['fork', '--at', 'x']],
    [['fork', '--at', '1.5']],
    [['load']],
  ])('%j is wrong usage', async (command) => {
    expect((await sqlopoly.run(...command)).status).toBe(2);
  });

  test('a record that there is not is refused', async () => {
    const { id } = await start();
    const refused = [1, `record_not_found: Game ${id} has records 0 to 10, not 11.`];
    for (const command of ['fork', 'state']) expect(await sqlopoly.failure(command, '--at', '11', '--game', id)).toEqual(refused);
  });

  test('a game that there is not is refused', async () => {
    const refused = [1, `game_not_found: There is no game ${MISSING}; npx sqlopoly games lists them.`];
    for (const command of [['save'], ['fork'], ['replay'], ['state', '--at', '0']]) {
      expect(await sqlopoly.failure(...command, '--game', MISSING)).toEqual(refused);
    }
  });
});

test('a player\'s account lists saves, and may not fork', async () => {
  const { id } = await start();
  await connection.run('DROP USER IF EXISTS ?@?', [PLAYER, '%']);
  const password = await createAccount(connection, PLAYER, '%', 'player');
  const theirs = new CommandLine(addressAs(PLAYER, password, database).url);
  try {
    await theirs.output('saves');
    const denied = expect.stringMatching(/^This account may not do that; the owner of the games can\./);
    for (const command of [['save'], ['fork', '--at', '1'], ['replay'], ['state', '--at', '0']]) {
      expect(await theirs.failure(...command, '--game', id)).toEqual([1, denied]);
    }
  } finally {
    theirs.remove();
    await dropAccount(connection, PLAYER);
  }
});
