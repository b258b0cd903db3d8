import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { openGame } from '../../../src/client/new-game';
import { readAt } from '../../../src/client/time';
import { readPlayers } from '../../../src/client/views';
import { openWorkerDatabase } from '../../support/game';
import { rowsRead } from '../../support/rows-read';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** A game of bots that has been played to its end. */
async function playedGame(edition: string, seed: string, pace: string | null = null): Promise<number> {
  const opening = await connection.rows<{ name: string }>('SELECT `Player name` AS name FROM openingsView WHERE Edition = ?', [edition]);
  const seats = opening.length > 0
    ? { characters: Object.fromEntries(opening.map(({ name }) => [name, 'builder'])) }
    : { players: ['builder', 'hunter', 'scrooge'].map((character) => ({ character })) };
  const id = await openGame(connection, edition, null, { dice: 'server', seed, ...seats, ...(pace === null ? {} : { pace }) });
  for (let isOver = false; !isOver;) {
    await connection.run('CALL play_some(?, 500)', [id]);
    const [game] = await connection.rows<{ isOver: number }>("SELECT phase = 'over' OR last_record_ID >= 3000 AS isOver FROM GameState WHERE game_id = ?", [id]);
    isOver = game?.isOver === 1;
  }
  return id;
}

interface Worth {
  record: number;
  player: number;
  worth: number;
}

const worthsOf = (game: number): Promise<Worth[]> =>
  connection.rows('SELECT Record AS record, `Player No.` AS player, Worth AS worth FROM gamesWorthView WHERE Game = ?', [game]);

interface TurningPoint {
  Record: number;
  'Player No.': number;
  Worth: number;
  'Worth of second': number;
  'Lead changes': number;
  'Furthest behind': number | null;
  'Furthest behind in': number | null;
}

const turningPointOf = (game: number): Promise<TurningPoint | undefined> => connection.row('SELECT * FROM turningPointsView WHERE Game = ?', [game]);

describe('gamesWorthView', () => {
  test.each([['standard', null], ['standard', 'short'], ['classic', null], ['campus', null], ['singletonopoly', null]])('has in a game of %s with the pace %s what playersView had after the same move', async (edition, pace) => {
    const game = await playedGame(edition, `worth of ${edition}`, pace);
    const worths = await worthsOf(game);
    const records = [...new Set(worths.map(({ record }) => record))];
    expect(records.length).toBeGreaterThan(5);
    const some = records.filter((_, index) => index % Math.ceil(records.length / 5) === 0);
    for (const record of some) {
      const then = await readAt(connection, game, record, 0, async () => await readPlayers(connection));
      const known = then?.filter(({ Worth: worth }) => worth !== null).map((player) => ({ record, player: player['Player No.'], worth: player.Worth }));
      const players = new Set(known?.map(({ player }) => player));
      expect(worths.filter((one) => one.record === record && players.has(one.player))).toEqual(known?.sort((one, other) => one.player - other.player));
    }
  });

  test('has nothing of a game that is not over', async () => {
    const game = await openGame(connection, 'standard', null, { dice: 'server', seed: 'running', players: [{ character: 'builder' }, { character: 'hunter' }] });
    await connection.run('CALL play_some(?, 30)', [game]);
    expect(await worthsOf(game)).toEqual([]);
    expect(await turningPointOf(game)).toBeUndefined();
  });
});

describe('turningPointsView', () => {
  test('has the first move after which the winner was always worth most', async () => {
    const game = await playedGame('standard', 'a turning point');
    const point = await turningPointOf(game);
    const worths = await worthsOf(game);
    const records = [...new Set(worths.map(({ record }) => record))];
    const winner = point?.['Player No.'];
    const at = (record: number) => worths.filter((one) => one.record === record);
    const ownAt = (record: number): number => at(record).find(({ player }) => player === winner)?.worth ?? 0;
    const bestAt = (record: number): number => Math.max(...at(record).filter(({ player }) => player !== winner).map(({ worth }) => worth));
    const behind = records.filter((record) => ownAt(record) <= bestAt(record));
    expect(point?.Record).toBe(records[records.indexOf(behind.at(-1) ?? -1) + 1]);
    expect([point?.Worth, point?.['Worth of second']]).toEqual([ownAt(point?.Record ?? 0), bestAt(point?.Record ?? 0)]);
    const most = Math.max(...records.map((record) => bestAt(record) - ownAt(record)));
    expect([point?.['Furthest behind'], point?.['Furthest behind in']]).toEqual([most, records.find((record) => bestAt(record) - ownAt(record) === most)]);
    const leaders = records.flatMap((record) => {
      const best = Math.max(...at(record).map(({ worth }) => worth));
      const first = at(record).filter(({ worth }) => worth === best);
      return first.length === 1 ? [first[0]?.player] : [];
    });
    expect(point?.['Lead changes']).toBe(leaders.filter((leader, index) => index > 0 && leader !== leaders[index - 1]).length);
    const [status] = await connection.rows<{ status: number }>('SELECT status FROM Player WHERE game_id = ? AND pid = ?', [game, winner ?? -1]);
    expect(status?.status).toBe(3);
  });
});

test.each(['gamesWorthView', 'turningPointsView'])('%s of one game reads no row of others', async (view) => {
  const game = await playedGame('campus', 'one');
  const sql = `SELECT * FROM ${view} WHERE Game = ?`;
  const before = await rowsRead(connection, sql, [game]);
  expect(before).toBeGreaterThan(0);
  await playedGame('standard', 'others');
  expect(await rowsRead(connection, sql, [game])).toBeLessThan(before + 75);
});
