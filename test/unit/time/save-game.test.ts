import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { deleteSave, loadSave, readFork, readSaves, saveGame } from '../../../src/client/time';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, stateOf, TestGame } from '../../support/game';

let connection: GameConnection;
let game: TestGame;
/** A name that no other test uses. */
let name: string;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await TestGame.start(connection);
  await game.roll(3, 1, 4, 2);
  name = `save ${game.id}`;
});

test('loading a save makes a game with the saved state', async () => {
  const state = await game.state();
  const save = await saveGame(connection, game.id, name);
  expect(save).toMatchObject({ Name: name, Game: game.id, Edition: 'campus', Record: 4 });
  await game.roll(5, 4);
  const loaded = await loadSave(connection, name);
  expect(await stateOf(connection, loaded)).toEqual(state);
  expect(await readFork(connection, loaded)).toMatchObject({ 'Game name': name, Parent: game.id, Record: 4 });
});

test('a save can be loaded again and again', async () => {
  await saveGame(connection, game.id, name);
  const [one, other] = [await loadSave(connection, name), await loadSave(connection, name)];
  await game.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 2)', [one]);
  expect(await stateOf(connection, other)).toEqual(await game.state());
});

test('savesView lists each save once, also two of the same point', async () => {
  const [first, second] = [await saveGame(connection, game.id, name), await saveGame(connection, game.id, `${name} b`)];
  const saves = (await readSaves(connection)).filter(({ Game }) => Game === game.id);
  expect(saves).toEqual(expect.arrayContaining([first, second]));
  expect(saves).toHaveLength(2);
});

test('the default name is the date and time, with a number if it is taken', async () => {
  // All within a minute.
  for (;;) {
    const clock = async (): Promise<string | undefined> => (await connection.rows<{ now: string }>("SELECT DATE_FORMAT(utc_now(), '%Y-%m-%d %H:%i') AS now"))[0]?.now;
    const before = await clock();
    const names = [(await saveGame(connection, game.id, null)).Name, (await saveGame(connection, game.id, '')).Name, (await saveGame(connection, game.id, null)).Name];
    if (before !== (await clock())) continue;
    // Other tests may have saved in this minute.
    const first = Number(/ \((\d+)\)$/.exec(names[0] ?? '')?.[1] ?? 1);
    expect(names).toEqual([0, 1, 2].map((more) => (first + more === 1 ? before : `${before} (${first + more})`)));
    return;
  }
});

test('NULL is the current game', async () => {
  await connection.choose(game.id);
  const [rows] = await connection.rows<object[]>('CALL save_game(NULL, ?)', [name]);
  expect(rows).toEqual([expect.objectContaining({ Name: name, Game: game.id, Record: 4 })]);
});

test('a name is unique, regardless of case', async () => {
  await saveGame(connection, game.id, name);
  await changingNothing(connection, () =>
    game.expectRefusal('save_name_taken', 'CALL save_game(?, ?)', [game.id, name.toUpperCase()]),
  );
  await expect(loadSave(connection, name.toUpperCase())).resolves.toBeGreaterThan(game.id);
});

test('deleting a save deletes nothing else', async () => {
  await saveGame(connection, game.id, name);
  const loaded = await loadSave(connection, name);
  const before = [await game.state(), await stateOf(connection, loaded)];
  await deleteSave(connection, name);
  expect((await readSaves(connection)).filter(({ Name }) => Name === name)).toEqual([]);
  expect([await game.state(), await stateOf(connection, loaded)]).toEqual(before);
  for (const sql of ['CALL delete_save(?)', 'CALL load_save(?)']) {
    const refusal = await changingNothing(connection, () => game.expectRefusal('save_not_found', sql, [name]));
    expect(refusal).toMatchObject({ errno: 50091, sentence: `There is no save named ${name}.` });
  }
});

test('save_not_found for NULL', async () => {
  for (const sql of ['CALL delete_save(NULL)', 'CALL load_save(NULL)']) await game.expectRefusal('save_not_found', sql);
});

test('the saves of a deleted game are deleted, and their names are free again', async () => {
  const other = await TestGame.start(connection);
  await saveGame(connection, game.id, name);
  await saveGame(connection, other.id, `${name} b`);
  await game.run('CALL delete_game(?)', [game.id]);
  const left = (await readSaves(connection)).filter((save) => [game.id, other.id].includes(save.Game));
  expect(left.map(({ Name }) => Name)).toEqual([`${name} b`]);
  await saveGame(connection, other.id, name);
});

test('a missing game, or one whose deletion was interrupted, cannot be saved', async () => {
  await changingNothing(connection, () => game.expectRefusal('game_not_found', 'CALL save_game(2000000000, NULL)'));
  await game.run('UPDATE Game SET is_deleted = TRUE WHERE game_id = ?', [game.id]);
  await changingNothing(connection, () => game.expectRefusal('game_not_found', 'CALL save_game(?, NULL)', [game.id]));
  await game.run('CALL delete_game(?)', [game.id]);
});

test('a name that is too long is refused', async () => {
  await changingNothing(connection, () =>
    game.expectRefusal('name_too_long', 'CALL save_game(?, ?)', [game.id, 'x'.repeat(61)]),
  );
  expect((await saveGame(connection, game.id, name.padEnd(60, 'x'))).Name).toHaveLength(60);
});
