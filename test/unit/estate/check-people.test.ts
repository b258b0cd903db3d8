import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameOptions } from '../../../src/client/game-options';
import { openGame } from '../../../src/client/new-game';
import type { GameConnection } from '../../../src/client/connection';
import { openWorkerDatabase } from '../../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

const BOT = { character: 'Ebenezer Scrooge' };

/** Lets the persons of a game leave, each when it is his turn. @returns how the game stands then, and who won it */
async function withoutPeople(players: GameOptions['players'], edition = 'classic', rules: GameOptions['rules'] = {}): Promise<object> {
  const id = await openGame(connection, edition, null, { players: players ?? 0, dice: 'server', seed: 'people', rules: rules ?? {} });
  const persons = await connection.rows<{ pid: number }>('SELECT pid FROM Player WHERE game_id = ? AND character_id IS NULL', [id]);
  for (const _ of persons) {
    await connection.run('CALL play_bots(?)', [id]);
    await connection.run("INSERT INTO Gamemanager (game_id, action) VALUES (?, 'leave')", [id]);
  }
  const [game] = await connection.rows<object>(
    'SELECT g.phase, COUNT(IF(p.status = 3, 1, NULL)) AS winners, COUNT(IF(p.status = 2, 1, NULL)) AS `out`,' +
      ' g.player_count - g.players_left AS `gone` FROM GameState AS g' +
      ' JOIN Player AS p ON p.game_id = g.game_id WHERE g.game_id = ? GROUP BY g.game_id',
    [id],
  );
  return game ?? {};
}

describe('when the last person leaves', () => {
  test('the game is over, and none of several bots has won', async () => {
    expect(await withoutPeople(['Ada', BOT, BOT])).toEqual({ phase: 'over', winners: 0, out: 1, gone: 1 });
    expect(await withoutPeople(['Ada', 'Ben', BOT, BOT])).toEqual({ phase: 'over', winners: 0, out: 2, gone: 2 });
  });

  test('the only bot that is left has won', async () => {
    expect(await withoutPeople(['Ada', BOT])).toEqual({ phase: 'over', winners: 1, out: 1, gone: 1 });
  });

  test('the game is over, too, in an edition in which one player may continue alone', async () => {
    expect(await withoutPeople(['Ada', BOT], 'classic', { players_left_to_end: 0, winner: 'net_worth', turn_limit: 500 })).toEqual({ phase: 'over', winners: 1, out: 1, gone: 1 });
  });

  test('the richest bot has won, if the highest net worth wins', async () => {
    expect(await withoutPeople(['Ada', BOT, BOT], 'classic', { winner: 'net_worth', turn_limit: 500 })).toMatchObject({ phase: 'over', out: 1 });
  });

  test('the bots play on, if the rules say so', async () => {
    const standing = await withoutPeople(['Ada', BOT, BOT], 'classic', { ends_without_people: false });
    expect(standing).toMatchObject({ winners: 0, out: 1, gone: 1 });
    expect(standing).not.toMatchObject({ phase: 'over' });
  });
});

test('a game between bots is played to its end', async () => {
  const id = await openGame(connection, 'classic', null, { players: [BOT, { character: 'Master Builder' }, { character: 'Adventurous Capitalist' }], dice: 'server', seed: 'alone' });
  await connection.run('CALL play_bots(?)', [id]);
  expect(await connection.rows('SELECT COUNT(*) AS `out` FROM Player WHERE game_id = ? AND status = 2', [id])).toEqual([{ out: 2 }]);
});
