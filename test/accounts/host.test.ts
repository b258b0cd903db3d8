import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { HOST_PROCEDURES, PLAYER_PROCEDURES } from '../../src/deploy/rights';
import { GameConnection } from '../../src/client/connection';
import { deleteGame, openGame, renameGame, renamePlayer } from '../../src/client/new-game';
import { emptySlot, forkGame, loadSlot, readSeatsAt, readSlots, saveInSlot } from '../../src/client/time';
import { readGame, readGamePlayers, readOwnGames } from '../../src/client/views';
import { accountName, NO_ROUTINE, NO_TABLE, TestAccounts } from '../support/accounts';
import { changingNothing } from '../support/everything';
import { errnoOf } from '../support/game';

const ACCOUNTS = { ann: 'host', bea: 'host', cid: 'player' } as const;

let root: GameConnection;
let accounts: TestAccounts<keyof typeof ACCOUNTS>;
let sessions: typeof accounts.sessions;
beforeAll(async () => {
  accounts = await TestAccounts.open(ACCOUNTS);
  ({ root, sessions } = accounts);
});
afterAll(() => accounts.close());

describe('a host', () => {
  test('can make, play, save and load a game', async () => {
    const game = await openGame(sessions.ann, 'campus', 'Friday');
    await sessions.ann.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 3)', [game]);
    expect(await saveInSlot(sessions.ann, game, '1', false)).toMatchObject({ Slot: 1, Game: game, Record: 1 });
    expect(await loadSlot(sessions.ann, '1')).toBeGreaterThan(game);
  });

  test('has its own slots', async () => {
    const game = await openGame(sessions.bea, 'campus', 'Saturday');
    await saveInSlot(sessions.bea, game, '1', false);
    await saveInSlot(sessions.bea, game, '2', false);
    await saveInSlot(root, game, '1', false);
    const names = async (of: GameConnection): Promise<(string | null)[]> => (await readSlots(of)).map((slot) => slot['Game name']);
    expect(await names(sessions.ann)).toEqual(['Friday', null, null, null, null]);
    expect(await names(sessions.bea)).toEqual(['Saturday', 'Saturday', null, null, null]);
    expect(await names(root)).toEqual(['Saturday', null, null, null, null]);
    await expect(loadSlot(sessions.ann, '2')).rejects.toMatchObject({ token: 'slot_empty' });
  });

  test('can rename and delete only games that it made', async () => {
    const game = await openGame(sessions.ann, 'campus', 'Tuesday');
    const own = async (of: GameConnection): Promise<boolean> => (await readOwnGames(of, [game])).has(game);
    expect([await own(sessions.ann), await own(sessions.bea), await own(root)]).toEqual([true, false, true]);
    await changingNothing(root, async () => {
      await expect(renameGame(sessions.bea, game, 'Mine')).rejects.toMatchObject({ token: 'not_your_game' });
      await expect(deleteGame(sessions.bea, game)).rejects.toMatchObject({ token: 'not_your_game' });
      await expect(renameGame(sessions.ann, game, 'a\u202e')).rejects.toMatchObject({ token: 'name_malformed' });
      await expect(renameGame(sessions.ann, 0, 'Nothing')).rejects.toMatchObject({ token: 'game_not_found' });
    });
    await renameGame(sessions.ann, game, 'Wednesday');
    expect(await readGame(sessions.bea, game)).toMatchObject({ Name: 'Wednesday' });
    await renameGame(root, game, '');
    expect(await readGame(sessions.bea, game)).toMatchObject({ Name: 'campus' });
    await deleteGame(sessions.ann, game);
    expect(await readGame(sessions.bea, game)).toBeUndefined();
  });

  test('can rename people in a game without accounts, also for its copies', async () => {
    const game = await openGame(sessions.ann, 'classic', 'Thursday', { players: ['Ada', { token: 'Dog' }, { character: 'Master Builder' }], rules: { player_order: 'seat' } });
    await changingNothing(root, async () => {
      await expect(renamePlayer(sessions.ann, game, 0, 'Player 2')).rejects.toMatchObject({ token: 'name_taken' });
      await expect(renamePlayer(sessions.ann, game, 0, ' ')).rejects.toMatchObject({ token: 'name_malformed' });
      await expect(renamePlayer(sessions.ann, game, 2, 'Me')).rejects.toMatchObject({ token: 'not_a_seat' });
      await expect(renamePlayer(sessions.ann, game, 3, 'Me')).rejects.toMatchObject({ token: 'not_a_seat' });
    });
    await renamePlayer(sessions.ann, game, 0, ' Zoe ');
    await renamePlayer(sessions.ann, game, 1, 'Max');
    const names = async (of: number): Promise<string[]> => (await readGamePlayers(sessions.bea, [of])).map((player) => player['Player name']);
    expect(await names(game)).toEqual(['Zoe', 'Max', 'Master Builder']);
    expect(await names(await forkGame(sessions.ann, game, 0, null))).toEqual(['Zoe', 'Max', 'Master Builder']);
  });

  test('can fork games and look back at them, except running ones between accounts, whose dice are secret', async () => {
    const game = await openGame(sessions.ann, 'campus', 'Sunday');
    expect(await forkGame(sessions.bea, game, 0, null)).toBeGreaterThan(game);
    expect(await readSeatsAt(sessions.bea, game, 0)).toHaveLength(4);
    const seats = { 0: accountName('ann'), 1: accountName('bea') };
    const between = await openGame(root, 'classic', 'Monday', { players: ['Ann', 'Bea'], dice: 'server', seats, rules: { player_order: 'seat' } });
    await saveInSlot(sessions.ann, between, '3', true);
    await changingNothing(root, async () => {
      await expect(forkGame(sessions.ann, between, 0, null)).rejects.toMatchObject({ token: 'dice_are_secret' });
      await expect(loadSlot(sessions.ann, '3')).rejects.toMatchObject({ token: 'dice_are_secret' });
      await expect(readSeatsAt(sessions.ann, between, 0)).rejects.toMatchObject({ token: 'dice_are_secret' });
    });
    await emptySlot(sessions.ann, '3');
    await root.run('INSERT INTO Gamemanager (game_id, player_ID, action) VALUES (?, 0, ?)', [between, 'leave']);
    // Whoever has looked knows its dice by now: nobody plays it for something.
    const fork = await forkGame(sessions.ann, between, 0, null);
    expect(await root.rows('SELECT account FROM Player WHERE game_id = ?', [fork])).toEqual([{ account: null }, { account: null }]);
    await expect(root.run('CALL give_seat(?, 0, ?)', [fork, accountName('ann')])).rejects.toMatchObject({
      token: 'dice_are_secret', sentence: expect.stringContaining('The seed was known before'),
    });
  });

  test('cannot read tables or call anything else', async () => {
    await changingNothing(root, async () => {
      for (const sql of ['SELECT * FROM SaveSlot', 'DELETE FROM SaveSlot', "UPDATE Setting SET value = 9"]) {
        expect([sql, await errnoOf(sessions.ann, sql)]).toEqual([sql, NO_TABLE]);
      }
      const routines = await root.rows<{ name: string }>(
        "SELECT ROUTINE_NAME AS name FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE() AND ROUTINE_TYPE = 'PROCEDURE' AND ROUTINE_NAME NOT IN (?)",
        [[...HOST_PROCEDURES, ...PLAYER_PROCEDURES]],
      );
      const called: string[] = [];
      for (const { name } of routines) if ((await errnoOf(sessions.ann, 'CALL ??()', [name])) !== NO_ROUTINE) called.push(name);
      expect([routines.length > 40, called]).toEqual([true, []]);
    });
  });

  test('has privileges that a player does not have', async () => {
    for (const procedure of HOST_PROCEDURES) expect([procedure, await errnoOf(sessions.cid, 'CALL ??()', [procedure])]).toEqual([procedure, NO_ROUTINE]);
    for (const view of ['slotsView', 'invitationsView', 'optionsView']) expect([view, await errnoOf(sessions.cid, 'SELECT * FROM ??', [view])]).toEqual([view, NO_TABLE]);
  });
});
