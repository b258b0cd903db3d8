import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/client/connection';
import { openGame } from '../../../src/client/new-game';
import { readGame, readPlayers } from '../../../src/client/views';
import { workerDatabase } from '../../support/database';
import { changingNothing } from '../../support/everything';
import { refusalOf } from '../../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await GameConnection.open((await workerDatabase()).address);
});
afterAll(() => connection.close());

async function namesOf(players: string[]): Promise<string[]> {
  await connection.choose(await openGame(connection, 'hoarding', null, { players }));
  return (await readPlayers(connection)).map((player) => player['Player name']);
}

describe('names of players', () => {
  test('are trimmed of any white space', async () => {
    expect(await namesOf(['\tAnn ', '\u00a0Bob\n', ' \u2003 '])).toEqual(['Ann', 'Bob', 'Player 2']);
  });

  test('may be in any script, with its joiners', async () => {
    expect(await namesOf(['\u0639\u0644\u064a', '\u{1f469}\u200d\u{1f467}'])).toEqual(['\u0639\u0644\u064a', '\u{1f469}\u200d\u{1f467}']);
  });

  test('may differ in case and accents only', async () => {
    expect(await namesOf(['Ann', 'ann', 'Änn'])).toEqual(['Ann', 'ann', 'Änn']);
  });

  test.each(['{tile}', 'A{', '}', 'A\u0000', 'A\tB', '\u202eevil', 'A\u2066'])('are not %j', async (name) => {
    const refusal = await changingNothing(connection, () =>
      refusalOf(connection, 'CALL open_game(?, NULL, ?)', ['hoarding', JSON.stringify({ players: [name, 'Bob'] })]),
    );
    expect(refusal).toMatchObject({ token: 'name_malformed', errno: 50057 });
  });

  test.each([41, 2_000])('are not %d characters long', async (length) => {
    const refusal = await changingNothing(connection, () =>
      refusalOf(connection, 'CALL open_game(?, NULL, ?)', ['hoarding', JSON.stringify({ players: ['x'.repeat(length), 'Bob'] })]),
    );
    expect(refusal).toMatchObject({ token: 'name_too_long' });
  });
});

test('all winners are named, however many there are and however long their names are', async () => {
  const players = Array.from({ length: 60 }, (_, index) => `${index} `.padEnd(40, 'é'));
  const gameId = await openGame(connection, 'hoarding', null, { players });
  // As after a game in which nobody bought anything.
  await connection.run('UPDATE Player SET status = 3 WHERE game_id = ?', [gameId]);
  await connection.run("UPDATE GameState SET phase = 'over' WHERE game_id = ?", [gameId]);
  expect((await readGame(connection, gameId))?.Winner).toBe(players.join(', '));
});
