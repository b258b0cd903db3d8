import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/client/connection';
import { loadSlot, readFork, readSlots, saveInSlot } from '../../../src/client/time';
import { freshDatabase } from '../../support/database';
import { changingNothing } from '../../support/everything';
import { stateOf, TestGame } from '../../support/game';

let connection: GameConnection;
let game: TestGame;
beforeAll(async () => {
  // The slots are the account's, and other tests have the same.
  connection = await GameConnection.open((await freshDatabase()).address);
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await TestGame.start(connection);
  await connection.run('UPDATE Game SET name = ? WHERE game_id = ?', ['Friday', game.id]);
  await game.roll(3, 1, 4, 2, 5);
});
afterEach(() => connection.run('DELETE FROM SaveSlot'));

test('loading a slot makes a game with the saved state', async () => {
  const state = await game.state();
  const slot = await saveInSlot(connection, game.id, '2', false);
  expect(slot).toMatchObject({ Slot: 2, Game: game.id, 'Game name': 'Friday', Edition: 'campus', Round: 2, Record: 5 });
  await game.roll(4);
  const loaded = await loadSlot(connection, '2');
  expect(await stateOf(connection, loaded)).toEqual(state);
  expect(await readFork(connection, loaded)).toMatchObject({ Parent: game.id, Record: 5 });
  expect(await readSlots(connection)).toContainEqual(slot);
});

test('slotsView shows all five slots, also empty ones', async () => {
  const other = await TestGame.start(connection);
  await saveInSlot(connection, other.id, '5', false);
  expect((await readSlots(connection)).map(({ Slot, Game, Round, Record }) => [Slot, Game, Round, Record])).toEqual([
    [1, null, null, null], [2, null, null, null], [3, null, null, null], [4, null, null, null], [5, other.id, 1, 0],
  ]);
});

test('a taken slot is overwritten only on request', async () => {
  await saveInSlot(connection, game.id, '1', false);
  await game.roll(4);
  const other = await TestGame.start(connection);
  for (const id of [game.id, other.id]) {
    const refusal = await changingNothing(connection, () => game.expectRefusal('slot_taken', 'CALL save_in_slot(?, 1, FALSE)', [id]));
    expect(refusal).toMatchObject({ errno: 50146, sentence: 'Slot 1 has Friday at record 5; overwrite it, or choose another.' });
  }
  expect(await saveInSlot(connection, game.id, '1', true)).toMatchObject({ Game: game.id, Record: 6 });
  expect(await saveInSlot(connection, other.id, '1', true)).toMatchObject({ Game: other.id, Record: 0 });
  expect(await saveInSlot(connection, other.id, '2', true)).toMatchObject({ Slot: 2, Record: 0 });
  expect(await connection.rows('SELECT slot, game_id FROM SaveSlot ORDER BY slot')).toEqual([{ slot: 1, game_id: other.id }, { slot: 2, game_id: other.id }]);
});

test.each(['0', '6', '-1', '2.5', 'two', '', '99999999999', null])('%j is not a slot', async (slot) => {
  for (const sql of ['CALL save_in_slot(NULL, ?, TRUE)', 'CALL load_slot(?)', 'CALL empty_slot(?)']) {
    const refusal = await changingNothing(connection, () => game.expectRefusal('slot_out_of_range', sql, [slot]));
    expect(refusal.sentence).toBe(`Slots go from 1 to 5, not ${slot ?? 'NULL'}.`);
  }
});

test('an empty slot cannot be loaded, and a missing game cannot be saved', async () => {
  const empty = await changingNothing(connection, () => game.expectRefusal('slot_empty', 'CALL load_slot(3)'));
  expect(empty).toMatchObject({ errno: 50147, sentence: 'Slot 3 is empty.' });
  expect((await changingNothing(connection, () => game.expectRefusal('slot_empty', 'CALL empty_slot(3)'))).sentence).toBe('Slot 3 is empty.');
  await changingNothing(connection, () => game.expectRefusal('game_not_found', 'CALL save_in_slot(2000000000, 1, FALSE)'));
});

test('the number of slots is a setting; slots beyond it can still be loaded', async () => {
  await saveInSlot(connection, game.id, '5', false);
  await connection.run("UPDATE Setting SET value = 2 WHERE setting = 'save_slots'");
  try {
    expect((await readSlots(connection)).map(({ Slot }) => Slot)).toEqual([1, 2, 5]);
    expect((await game.expectRefusal('slot_out_of_range', 'CALL save_in_slot(NULL, 5, TRUE)')).sentence).toBe('Slots go from 1 to 2, not 5.');
    expect(await loadSlot(connection, '5')).toBeGreaterThan(game.id);
    await connection.run("UPDATE Setting SET value = 0 WHERE setting = 'save_slots'");
    expect((await readSlots(connection)).map(({ Slot }) => Slot)).toEqual([5]);
  } finally {
    await connection.run("UPDATE Setting SET value = 5 WHERE setting = 'save_slots'");
  }
});

test('a slot is emptied, and the game stays', async () => {
  await saveInSlot(connection, game.id, '3', false);
  await connection.run("CALL empty_slot('3')");
  expect((await readSlots(connection))[2]).toMatchObject({ Slot: 3, Game: null });
  expect(await game.ledger()).not.toEqual([]);
});

test('a slot is empty again when its game is deleted; NULL means the current game', async () => {
  await connection.choose(game.id);
  await connection.run('CALL save_in_slot(NULL, 4, FALSE)');
  expect((await readSlots(connection))[3]).toMatchObject({ Game: game.id });
  await connection.run('CALL delete_game(?)', [game.id]);
  expect((await readSlots(connection))[3]).toMatchObject({ Slot: 4, Game: null });
});
