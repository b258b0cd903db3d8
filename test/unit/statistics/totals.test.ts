import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { playSome } from '../../../src/client/bots';
import { GameConnection } from '../../../src/client/connection';
import { deleteGame, openGame } from '../../../src/client/new-game';
import { readEditionLandings, readEditionLengths, readEditionLineups, readEditionRents } from '../../../src/client/statistics';
import { readLandings } from '../../../src/client/views';
import { freshDatabase } from '../../support/database';

/** Totals of the games that are over: what an edition's statistics say does not depend on whether a game has been counted. */

const EDITIONS = ['hoarding', 'singletonopoly', 'standard'];

const CHARACTERS = [{ character: 'scrooge' }, { character: 'hunter' }, { character: 'scrooge' }];

let address: { url: string };
let connection: GameConnection;
let over: number[];
let running: number[];
beforeAll(async () => {
  // The totals of an edition are those of all its games.
  ({ address } = await freshDatabase());
  connection = await GameConnection.open(address);
  over = [];
  running = [];
  for (const edition of EDITIONS) {
    for (const [seed, moves] of [['running', 10], ['a', 500], ['b', 500], ['c', 500]] as const) {
      const game = await play(edition, seed, moves);
      (await isOver(game) ? over : running).push(game);
    }
  }
});
afterAll(() => connection.close());

async function play(edition: string, seed: string, moves: number): Promise<number> {
  const game = await openGame(connection, edition, null, { dice: 'server', seed: `${edition} ${seed}`, players: CHARACTERS });
  await connection.choose(game);
  await playSome(connection, game, moves);
  return game;
}

async function isOver(game: number): Promise<boolean> {
  const [state] = await connection.rows<{ phase: string }>('SELECT phase FROM GameState WHERE game_id = ?', [game]);
  return state?.phase === 'over';
}

/** The statistics of all editions, with games of the same kind added up and in an order that does not depend on how they are kept. */
async function statistics(): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  const add = (key: unknown, number: number): void => {
    const text = JSON.stringify(key);
    sums[text] = (sums[text] ?? 0) + number;
  };
  for (const edition of EDITIONS) {
    for (const { Landings: number, ...tile } of await readEditionLandings(connection, edition)) add(['landings', tile], number);
    for (const { Rents: number, 'Rent paid': paid, ...tile } of await readEditionRents(connection, edition)) {
      add(['rents', tile], number);
      add(['paid', tile], paid);
    }
    for (const { Games: number, ...lineup } of await readEditionLineups(connection, edition)) add(lineup, number);
    for (const { Games: number, ...length } of await readEditionLengths(connection, edition)) add(length, number);
  }
  return Object.fromEntries(Object.entries(sums).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Counts every game that is over: a call examines some and counts for a tenth of a second. */
async function countGames(): Promise<void> {
  for (let left = 1; left > 0; ) {
    await connection.run('CALL count_games()');
    const [row] = await connection.rows<{ number: number }>("SELECT COUNT(*) AS number FROM Game JOIN GameState USING (game_id) WHERE NOT is_counted AND phase = 'over'");
    left = row?.number ?? 0;
  }
}

async function uncounted(): Promise<number[]> {
  return (await connection.rows<{ game_id: number }>('SELECT game_id FROM Game WHERE NOT is_counted ORDER BY game_id')).map(({ game_id: game }) => game);
}

function differences(): Promise<unknown[]> {
  return connection.rows('SELECT * FROM totalDifferencesView');
}

describe('counting', () => {
  test('changes no statistics, and leaves the games that are not over', async () => {
    expect(Math.min(over.length, running.length)).toBeGreaterThan(2);
    expect(await uncounted()).toEqual([...over, ...running].sort((one, other) => one - other));
    const before = await statistics();
    expect(await differences()).toEqual([]);
    await countGames();
    expect(await uncounted()).toEqual([...running].sort((one, other) => one - other));
    expect(await differences()).toEqual([]);
    expect(await statistics()).toEqual(before);
  });

  test('counts what each game says of itself, once', async () => {
    await countGames();
    const [totals] = await connection.rows<{ landings: number; rents: number; paid: number }>('SELECT CAST(SUM(landings) AS SIGNED) AS landings, CAST(SUM(rents) AS SIGNED) AS rents, CAST(SUM(paid) AS SIGNED) AS paid FROM TileTotal');
    const sums = { landings: 0, rents: 0, paid: 0 };
    for (const game of over) {
      await connection.choose(game);
      for (const row of await readLandings(connection)) {
        sums.landings += row.Landings;
        sums.rents += row.Rents;
        sums.paid += row['Rent paid'];
      }
    }
    expect(totals).toEqual(sums);
    expect(sums.rents).toBeGreaterThan(0);
    for (const [table, games] of [['LineupTotal', over.length], ['LengthTotal', 2 * over.length]] as const) {
      expect(await connection.rows('SELECT CAST(SUM(games) AS SIGNED) AS games FROM ??', [table])).toEqual([{ games }]);
    }
  });

  test('agrees with resultsView about who won', async () => {
    const results = await connection.rows<{ Edition: string; Turn: number; Character: string; Won: number }>('SELECT Edition, Turn, `Character`, Won FROM resultsView');
    for (const edition of EDITIONS) {
      const lineups = await readEditionLineups(connection, edition);
      for (const turn of CHARACTERS.keys()) {
        const own = results.filter((row) => row.Edition === edition && row.Turn === turn);
        const seats = lineups.flatMap(({ Lineup: lineup, Games: games }) => Array.from({ length: games }, () => lineup[turn]));
        expect(seats.filter((seat) => seat?.won === true)).toHaveLength(own.filter(({ Won }) => Won === 1).length);
        expect(seats.map((seat) => seat?.bot).sort()).toEqual(own.map(({ Character: character }) => character).sort());
      }
    }
  });

  test('by several sessions at once counts each game once', async () => {
    const more = await Promise.all(['x', 'y', 'z'].map(async (seed) => {
      const own = await GameConnection.open(address);
      const game = await openGame(own, 'hoarding', null, { dice: 'server', seed, players: CHARACTERS });
      await own.choose(game);
      await playSome(own, game, 500);
      return { own, game };
    }));
    await Promise.all(more.map(({ own }) => own.run('CALL count_games()')));
    await countGames();
    expect(await differences()).toEqual([]);
    await Promise.all(more.map(({ own }) => own.close()));
  });

  test('skips a game that another session is deleting or counting', async () => {
    const [game = 0] = await playedToTheEnd(['held']);
    const other = await GameConnection.open(address);
    await other.run('START TRANSACTION');
    await other.rows('SELECT game_id FROM Game WHERE game_id = ? FOR UPDATE', [game]);
    await connection.run('CALL count_game(?)', [game]);
    expect(await uncounted()).toContain(game);
    await other.run('ROLLBACK');
    await connection.run('CALL count_game(?)', [game]);
    expect(await uncounted()).not.toContain(game);
    await other.close();
  });
});

async function playedToTheEnd(seeds: readonly string[]): Promise<number[]> {
  const games: number[] = [];
  for (const seed of seeds) games.push(await play('hoarding', seed, 600));
  for (const game of games) expect(await isOver(game)).toBe(true);
  return games;
}

describe('a game that is deleted', () => {
  test('is in no statistics any more, whether it was counted or not', async () => {
    await countGames();
    const before = await statistics();
    const [counted = 0, other = 0] = await playedToTheEnd(['counted', 'not counted']);
    await connection.run('CALL count_game(?)', [counted]);
    expect(await statistics()).not.toEqual(before);
    await deleteGame(connection, other);
    await deleteGame(connection, counted);
    expect(await statistics()).toEqual(before);
    expect(await differences()).toEqual([]);
  });

  test('takes the totals of its rules along when no other game has them', async () => {
    const game = await openGame(connection, 'hoarding', null, { dice: 'server', seed: 'alone', players: CHARACTERS, rules: { starting_cash: 321 } });
    await connection.choose(game);
    await playSome(connection, game, 600);
    expect(await isOver(game)).toBe(true);
    const [row] = await connection.rows<{ ruleset_id: number }>('SELECT ruleset_id FROM Game WHERE game_id = ?', [game]);
    await connection.run('CALL count_game(?)', [game]);
    const totals = 'SELECT location FROM TileTotal WHERE ruleset_id = ?';
    expect((await connection.rows(totals, [row?.ruleset_id ?? 0])).length).toBeGreaterThan(0);
    await deleteGame(connection, game);
    expect(await connection.rows(totals, [row?.ruleset_id ?? 0])).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  test('is counted no longer when its deletion was interrupted', async () => {
    const [game = 0] = await playedToTheEnd(['interrupted']);
    await connection.run('CALL count_game(?)', [game]);
    await connection.run('UPDATE Game SET is_deleted = TRUE WHERE game_id = ?', [game]);
    await connection.run('CALL finish_deletions()');
    expect(await differences()).toEqual([]);
  });
});

test('differences are found', async () => {
  await countGames();
  await connection.run('UPDATE LengthTotal SET games = games + 1 LIMIT 1');
  await connection.run('UPDATE TileTotal SET paid = paid - 5 WHERE rents > 0 LIMIT 1');
  expect(await differences()).toHaveLength(2);
});
