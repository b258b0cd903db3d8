import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { openGame } from '../../../src/client/new-game';
import { replayGame } from '../../../src/client/time';
import { expectInvariants } from '../../support/invariants';
import { openWorkerDatabase, stateOf } from '../../support/game';

/** Whole games that characters play by themselves. */

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

const NAMES = ['Adventurous Capitalist', 'Ebenezer Scrooge', 'Master Builder', 'Jealous Neighbour', 'Bargain Hunter'];

/** A game of an edition in which only characters play. */
async function start(edition: string, seed: string): Promise<number> {
  const seats = await connection.rows<{ name: string }>(
    'SELECT o.name FROM OpeningPlayer AS o JOIN Edition AS e USING (ruleset_id) WHERE e.edition = ? ORDER BY o.turn', [edition],
  );
  const characters = Object.fromEntries(seats.map(({ name }, index) => [name, NAMES[index] ?? '']));
  const players = NAMES.slice(0, 4).map((character) => ({ character }));
  const id = await openGame(connection, edition, null, { seed, dice: 'server', ...(seats.length > 0 ? { characters } : { players }) });
  await connection.choose(id);
  return id;
}

async function play(id: number, most: number): Promise<{ Moves: number; 'Waits for': string }> {
  const [rows] = await connection.rows<{ Moves: number; 'Waits for': string }[]>('CALL play_some(?, ?)', [id, most]);
  return rows?.[0] ?? { Moves: -1, 'Waits for': '' };
}

async function editions(): Promise<string[]> {
  const rows = await connection.rows<{ Edition: string }>("SELECT Edition FROM editionsView WHERE Edition NOT LIKE '%:%'");
  return rows.map(({ Edition }) => Edition);
}

describe('a game between bots', () => {
  test('follows the rules in every edition, and is repeated exactly by the same seed and by a replay', async () => {
    expect(await editions()).toEqual(expect.arrayContaining(['campus', 'hoarding', 'singletonopoly']));
    for (const edition of ['campus', 'hoarding', 'singletonopoly']) {
      const id = await start(edition, 'whole');
      const played = await play(id, 400);
      expect(['characters', 'over']).toContain(played['Waits for']);
      expect(played.Moves).toBeGreaterThan(15);
      const offers = await connection.rows('SELECT Action FROM movesView');
      await expectInvariants(connection, id, offers.length);
      expect(await replayGame(connection, id)).toEqual({ moves: played.Moves, refused: null, differences: [] });
      const again = await start(edition, 'whole');
      // In other portions.
      for (let left = played.Moves; left > 0; left -= 7) await play(again, Math.min(left, 7));
      expect(await stateOf(connection, again)).toEqual(await stateOf(connection, id));
    }
  });

  test('is ignored by the scheduler when it is over', async () => {
    const id = await start('campus', 'over');
    expect(await connection.rows('SELECT game_id FROM BotGame WHERE game_id = ?', [id])).toHaveLength(1);
    expect(await play(id, 10_000)).toMatchObject({ 'Waits for': 'over' });
    expect(await connection.rows('SELECT game_id FROM BotGame WHERE game_id = ?', [id])).toEqual([]);
    expect(await play(id, 10_000)).toEqual({ Moves: 0, 'Waits for': 'over', Refusal: null });
  });
});
