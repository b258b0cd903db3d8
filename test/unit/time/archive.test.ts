import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { deleteArchivedGame, exportGame, importGame, readRestored, tryArchive } from '../../../src/client/archive';
import type { GameConnection } from '../../../src/client/connection';
import { newGame, openGame } from '../../../src/client/new-game';
import { forkGame, replayGame, saveGame, saveInSlot } from '../../../src/client/time';
import { readRecording } from '../../recorded/format';
import { makeMoves, startGame } from '../../recorded/play-recording';
import { FILES, read } from '../../recorded/recordings';
import { changingNothing } from '../../support/everything';
import { errnoOf, openWorkerDatabase, refusalOf, stateOf, TestGame } from '../../support/game';
import { makeNumberList } from '../../support/number-list';

const MISSING = 2_000_000_000;

let connection: GameConnection;
let game: TestGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await TestGame.start(connection);
  await game.roll(3, 1, 4, 2, 5);
});

type Archive = Record<'game' | 'rules' | 'position', Record<string, unknown>> & {
  digest: string;
  version: unknown;
  lists: object[];
  ledger: Record<'Gamemanager' | 'Event', Record<string, unknown>[]>;
};

/** A forged archive of a game, with a matching digest. */
async function rewritten(gameId: number, change: (archive: Archive) => void): Promise<string> {
  const archive = JSON.parse(await exportGame(connection, gameId)) as Archive;
  change(archive);
  const [row] = await connection.rows<{ digest: string }>('SELECT archive_digest(?) AS digest', [JSON.stringify(archive)]);
  return JSON.stringify({ ...archive, digest: row?.digest });
}

/** Expects that an archive is refused, and that nothing came of it. */
async function expectRefused(archive: string, token: string, sentence: string): Promise<void> {
  await changingNothing(connection, async () => {
    await expect(importGame(connection, archive)).rejects.toMatchObject({ token, sentence: expect.stringContaining(sentence) });
  });
}

/** Plays a recorded game again. @returns its number */
async function playRecorded(file: string): Promise<number> {
  const { edition, options, moves } = readRecording(read(file));
  const gameId = await startGame(connection, edition, options);
  await makeMoves(connection, gameId, moves.map(({ move }) => move));
  return gameId;
}

/** Archives a game and restores it. @returns the number of the other */
async function restored(gameId: number): Promise<number> {
  return await importGame(connection, await exportGame(connection, gameId));
}

describe('a restored game', () => {
  test.each(FILES.filter((file) => file.endsWith('-001.txt')))('has the same state: %s', async (file) => {
    const gameId = await playRecorded(file);
    const copy = await restored(gameId);
    expect(await stateOf(connection, copy)).toEqual(await stateOf(connection, gameId));
    expect(await connection.rows('CALL compare_games(?, ?)', [gameId, copy])).toEqual([[], [], [], expect.anything()]);
  });

  test('has the name, times and seed of the original, and names it', async () => {
    const copy = await restored(game.id);
    const rows = await connection.rows('SELECT name, seed FROM Game WHERE game_id IN (?, ?)', [game.id, copy]);
    expect(rows[1]).toEqual(rows[0]);
    const times = 'SELECT played_at FROM Gamemanager WHERE game_id = ? ORDER BY record_ID';
    expect(await connection.rows(times, [copy])).toEqual(await connection.rows(times, [game.id]));
    expect(await readRestored(connection, copy)).toMatchObject({ Game: copy, 'Archived game': game.id });
    expect(await readRestored(connection, game.id)).toBeUndefined();
  });

  test('can be continued like the original', async () => {
    const copy = await restored(game.id);
    await game.roll(6, 1);
    await connection.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 6), (?, 1)', [copy, copy]);
    expect(await stateOf(connection, copy)).toEqual(await game.state());
  });

  test('is a new game each time, and can be archived itself', async () => {
    const archive = await exportGame(connection, game.id);
    const [first, second] = [await importGame(connection, archive), await importGame(connection, archive)];
    expect(new Set([game.id, first, second]).size).toBe(3);
    const third = await restored(second);
    expect(await stateOf(connection, third)).toEqual(await game.state());
    await connection.run('CALL delete_game(?)', [first]);
    expect(await readRestored(connection, first)).toBeUndefined();
  });

  test('without moves begins like the original', async () => {
    const fresh = await openGame(connection, 'singletonopoly', null, { players: ['Ann', 'Bob'], dice: 'server' });
    expect(await stateOf(connection, await restored(fresh))).toEqual(await stateOf(connection, fresh));
  });

  test('has the players, pieces, bots, rules, pace, clock and board of the original', async () => {
    const gameId = await openGame(connection, 'classic', 'given', {
      players: [{ name: 'Ann', token: 'Car' }, { character: 'Ebenezer Scrooge' }], pace: 'high', dice: 'server', rules: { jail_fine: 70 }, clock: 60, stand_in: 'builder',
    });
    const onBoard = await openGame(connection, 'hoarding', 'on another board', {
      board: 'singletonopoly', players: 3, rules: { max_houses: 5, has_hotels: false, jail_turns: 3 },
    });
    const what =
      'SELECT v.Name, v.Edition, v.Pace, v.Board, SHA2(r.document, 256) AS rules, r.house_rules, s.players, s.move_seconds, s.stand_in FROM gamesView AS v JOIN Game AS s ON s.game_id = v.Game JOIN Ruleset AS r USING (ruleset_id) WHERE v.Game = ?';
    for (const id of [gameId, onBoard]) {
      const copy = await restored(id);
      expect(await connection.rows(what, [copy])).toEqual(await connection.rows(what, [id]));
      expect(await stateOf(connection, copy)).toEqual(await stateOf(connection, id));
    }
  });

  test('has seats and moves of the same accounts', async () => {
    const gameId = await openGame(connection, 'campus', 'seats', { dice: 'server', seats: { 0: 'zoe', 1: 'max' } });
    await connection.run('CALL make_move(?, ?, NULL)', [gameId, 'roll']);
    const archive = await exportGame(connection, gameId);
    const copy = await importGame(connection, archive);
    const movers = 'SELECT account FROM Gamemanager WHERE game_id = ?';
    expect(await connection.rows(movers, [copy])).toEqual([{ account: 'root' }]);
    const seats = 'SELECT p.account, g.seating FROM Player AS p JOIN GameState AS g USING (game_id) WHERE game_id = ? ORDER BY pid LIMIT 2';
    // While the other game continues, whose dice it would reveal.
    expect(await connection.rows(seats, [copy])).toEqual([{ account: null, seating: 'held' }, { account: null, seating: 'held' }]);
    for (const id of [gameId, copy]) await connection.run('CALL delete_game(?)', [id]);
    const alone = await importGame(connection, archive);
    expect(await readRestored(connection, alone)).toMatchObject({ 'Seed was open': 0 });
    expect(await connection.rows(seats, [alone])).toEqual([{ account: 'zoe', seating: 'accounts' }, { account: 'max', seating: 'accounts' }]);
  });

  test('has no owners of seats if its dice have become public', async () => {
    const gameId = await openGame(connection, 'campus', 'seats', { dice: 'server', seats: { 0: 'zoe', 1: 'max' } });
    const archive = await exportGame(connection, gameId);
    await connection.run("UPDATE GameState SET phase = 'over' WHERE game_id = ?", [gameId]);
    const copy = await importGame(connection, archive);
    expect(await connection.rows('SELECT account FROM Player WHERE game_id = ? AND account IS NOT NULL', [copy])).toEqual([]);
    expect(await readRestored(connection, copy)).toMatchObject({ 'Seed was open': 1 });
    const fork = await forkGame(connection, copy, 0, null);
    expect(await connection.rows('SELECT `Seed was open` AS open FROM forksView WHERE Game = ?', [fork])).toEqual([{ open: 1 }]);
    expect((await refusalOf(connection, 'CALL give_seat(?, 0, ?)', [copy, 'zoe'])).token).toBe('dice_are_secret');
  });

  test('takes its dice from the same lists, also from those that it changed to', async () => {
    await makeNumberList(connection, 'unit: archive one', [1, 2]);
    await makeNumberList(connection, 'unit: archive two', [3, 4, 5, 6, 3, 1]);
    const gameId = await openGame(connection, 'campus', null, { dice: 'numbers', numbers: 'unit: archive one' });
    await connection.run('INSERT INTO Gamemanager (game_id) VALUES (?), (?)', [gameId, gameId]);
    await connection.run("INSERT INTO Gamemanager (game_id, action, terms) VALUES (?, 'change_dice', ?)", [
      gameId, '{"source": "numbers", "list": "unit: archive two"}',
    ]);
    await connection.run('INSERT INTO Gamemanager (game_id) VALUES (?)', [gameId]);
    const archive = await exportGame(connection, gameId);
    expect((JSON.parse(archive) as Archive).lists).toEqual([
      { name: 'unit: archive one', numbers: [1, 2] }, { name: 'unit: archive two', numbers: [3, 4, 5, 6, 3, 1] },
    ]);
    expect(await stateOf(connection, await importGame(connection, archive))).toEqual(await stateOf(connection, gameId));
  });
});

describe('an archive', () => {
  test('of the current game, and of a missing one', async () => {
    await connection.choose(game.id);
    const [[row]] = await connection.rows<{ archive: string }[]>('CALL export_game(NULL)') as [[{ archive: string }]];
    expect((JSON.parse(row.archive) as Archive).game).toMatchObject({ game_id: game.id });
    expect((await refusalOf(connection, 'CALL export_game(?)', [MISSING])).token).toBe('game_not_found');
  });

  test('is the same each time, whatever its formatting', async () => {
    const archive = await exportGame(connection, game.id);
    expect(await exportGame(connection, game.id)).toBe(archive);
    await tryArchive(connection, JSON.stringify(JSON.parse(archive)));
  });

  test('that is only checked changes nothing', async () => {
    const archive = await exportGame(connection, game.id);
    await changingNothing(connection, () => tryArchive(connection, archive));
  });

  test.each([
    ['nothing', () => '', 'archive_malformed', 'not valid JSON'],
    ['half of it', (text: string) => text.slice(0, text.length / 2), 'archive_malformed', 'not valid JSON'],
    ['another document', () => '{"edition": "campus"}', 'archive_malformed', 'This is not an archive of a game.'],
    ['a list', () => '[1]', 'archive_malformed', 'This is not an archive of a game.'],
    ['another version', (text: string) => text.replace('"version": 2', '"version": 3'), 'archive_version', 'Archives of version 3 '],
    ['no version', (text: string) => text.replace('"version": 2', '"Version": 2'), 'archive_version', 'Archives of version NULL '],
    ['a part less', (text: string) => text.replace('"lists"', '"Lists"'), 'archive_malformed', '# (required)'],
    ['another move', (text: string) => text.replace('"dice": 4', '"dice": 5'), 'archive_changed', 'since it was written'],
    ['another amount', (text: string) => text.replace(/"amount": \d+/, '"amount": 1'), 'archive_changed', 'since it was written'],
    ['another name', (text: string) => text.replace(/"name": "a restored/, '"name": "A restored'), 'archive_changed', 'since it was written'],
  ])('with %s is refused', async (_, change, token, sentence) => {
    await game.run("UPDATE Game SET name = 'a restored one' WHERE game_id = ?", [game.id]);
    const archive = await exportGame(connection, game.id);
    const changed = change(archive);
    expect(changed).not.toBe(archive);
    await expectRefused(changed, token, sentence);
  });

  test.each<[string, (archive: Archive) => void, string, string]>([
    ['a move', ({ ledger }) => Object.assign(ledger.Gamemanager[2] ?? {}, { dice: 5 }), 'archive_differs', 'record 3'],
    ['a move after which another is next', ({ ledger }) => Object.assign(ledger.Gamemanager[2] ?? {}, { dice: 6 }), 'wrong_player', 'It is player'],
    ['a move that the rules do not allow', ({ ledger }) => Object.assign(ledger.Gamemanager[2] ?? {}, { dice: 7 }), 'dice_out_of_range', '7'],
    ['a move less', ({ ledger }) => ledger.Gamemanager.splice(2, 1), 'record_ahead', 'the next is 3'],
    ['the last move less', ({ ledger }) => ledger.Gamemanager.pop(), 'archive_differs', 'record 5'],
    ['an amount', ({ ledger }) => Object.assign(ledger.Event.find(({ amount }) => amount) ?? {}, { amount: 1 }), 'archive_differs', 'amount: 1 in'],
    ['an event less', ({ ledger }) => ledger.Event.pop(), 'archive_differs', 'missing in the archive, there when played again'],
    ['a balance', ({ position }) => Object.assign((position['Player'] as object[])[0] ?? {}, { bank_balance: 9 }), 'archive_differs', 'Player player'],
    ['a name', ({ position }) => Object.assign((position['Player'] as object[])[0] ?? {}, { name: 'X' }), 'archive_differs', 'name: X in the archive'],
    ['the seed', (archive) => Object.assign(archive.game, { seed: 'mine' }), 'archive_changed', 'The seed does not match'],
    ['a seed that is none', (archive) => Object.assign(archive.game, { seed: 'é' }), 'archive_malformed', '#/game/seed (pattern)'],
    ['players that are none', (archive) => Object.assign(archive.game, { players: 3 }), 'archive_malformed', '#/game/players (type)'],
    ['a list that is not there', (archive) => Object.assign(archive.game, { dice: 'numbers' }), 'archive_malformed', 'The archive does not contain'],
    ['the rules', ({ rules }) => Object.assign((rules['document'] as { rules: object }).rules, { starting_cash: 7 }), 'archive_differs', 'rules'],
    ['no number of a list', (archive) => Object.assign(archive.game, { list: 'mine' }), 'archive_malformed', 'The archive does not contain'],
    ['no debts', ({ position }) => Object.assign(position, { Agenda: null }), 'archive_malformed', '#/position/Agenda (type)'],
    ['a time that is none', ({ ledger }) => Object.assign(ledger.Gamemanager[2] ?? {}, { played_at: 'noon' }), 'archive_malformed', 'A value in the archive is invalid'],
    ['a location that is none', ({ position }) => Object.assign((position['Player'] as object[])[0] ?? {}, { location: 'x' }), 'archive_differs', 'location'],
    ['house rules that are none', ({ rules }) => Object.assign(rules, { house_rules: 3 }), 'archive_malformed', '#/rules/house_rules (type)'],
    ['a pause that is none', (archive) => Object.assign(archive.game, { pauses: [{ record: 1, milliseconds: 0 }] }), 'archive_malformed', '(minimum)'],
    ['another edition', ({ rules }) => Object.assign(rules, { edition: 'hoarding' }), 'archive_malformed', 'another edition'],
    ['a name with an escape sequence', (archive) => Object.assign(archive.game, { name: '\u001b[2J' }), 'name_malformed', 'control characters'],
    ['rules that are none', ({ rules }) => Object.assign((rules['document'] as { rules: object }).rules, { dice_sides: -1 }), 'edition_malformed', 'dice_sides'],
  ])('with %s changed, and its digest too, is refused', async (_, change, token, sentence) => {
    await expectRefused(await rewritten(game.id, change), token, sentence);
  });

  test('with a list of numbers is refused if another one has that name', async () => {
    await makeNumberList(connection, 'unit: archive taken', [1, 2, 3]);
    const gameId = await openGame(connection, 'campus', null, { dice: 'numbers', numbers: 'unit: archive taken' });
    const archive = await rewritten(gameId, ({ lists }) => Object.assign(lists[0] ?? {}, { numbers: [1, 2, 4] }));
    await expectRefused(archive, 'name_taken', 'There is already a list unit: archive taken with other numbers.');
  });

  test('of a game with manipulated rows cannot be restored', async () => {
    await game.place(0, 5, 9_999);
    const { differences } = await replayGame(connection, game.id);
    expect(differences[0]).toMatchObject({ Table: 'Player', Row: 'player 0', Column: 'bank_balance', Original: '9999' });
    const was = differences[0]?.Replay ?? '';
    const sentence = `Player player 0 bank_balance: 9999 in the archive, ${was} when played again.`;
    await expectRefused(await exportGame(connection, game.id), 'archive_differs', sentence);
  });
});

describe('a game in an archive', () => {
  /** A game that is over, and its archive. */
  async function over(): Promise<[number, string]> {
    const file = FILES.find((name) => name.startsWith('campus-') && read(name).includes('(Winner)')) ?? '';
    const gameId = await playRecorded(file);
    return [gameId, await exportGame(connection, gameId)];
  }

  test('can be deleted when it is over, and restored', async () => {
    const [gameId, archive] = await over();
    const state = await stateOf(connection, gameId);
    const fork = await forkGame(connection, gameId, 3, null);
    await deleteArchivedGame(connection, gameId, archive);
    expect(await connection.rows('SELECT Game FROM gamesView WHERE Game IN (?, ?)', [gameId, fork])).toEqual([{ Game: fork }]);
    expect(await stateOf(connection, await importGame(connection, archive))).toEqual(state);
  });

  test('is not deleted if it is not over, has saves, differs, or is missing', async () => {
    const [gameId, archive] = await over();
    const remove = 'CALL delete_archived_game(?, ?)';
    await changingNothing(connection, async () => {
      const running = await exportGame(connection, game.id);
      expect(await refusalOf(connection, remove, [game.id, running])).toMatchObject({ token: 'game_not_over' });
      expect(await refusalOf(connection, remove, [gameId, running])).toMatchObject({ token: 'archive_differs', sentence: `This is not an archive of game ${gameId}.` });
      expect((await refusalOf(connection, remove, [gameId, archive.slice(1)])).token).toBe('archive_malformed');
      expect((await refusalOf(connection, remove, [MISSING, archive])).token).toBe('game_not_found');
    });
    // A transaction that does not see yet what somebody saves meanwhile.
    const other = await openWorkerDatabase();
    await connection.run('START TRANSACTION WITH CONSISTENT SNAPSHOT');
    await saveInSlot(other, gameId, '5', true);
    await other.close();
    await expect(deleteArchivedGame(connection, gameId, archive)).rejects.toMatchObject({ token: 'game_has_saves' });
    await saveGame(connection, gameId, `saved ${gameId}`);
    const refused = await refusalOf(connection, remove, [gameId, archive]);
    expect(refused).toMatchObject({ token: 'game_has_saves', sentence: `Saves of game ${gameId} (2) would go with it; delete them first.` });
  });
});

test('a session with unsuitable variables cannot restore', async () => {
  const archive = await exportGame(connection, game.id);
  await connection.run('SET SESSION foreign_key_checks = 0');
  try {
    expect(await errnoOf(connection, 'CALL import_game(?)', [archive])).toBe(51070);
  } finally {
    await connection.run('SET SESSION foreign_key_checks = 1');
  }
  expect(await newGame(connection, 'campus', null)).toBeGreaterThan(game.id);
});
