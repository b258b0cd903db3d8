import path from 'node:path';
import { type Catalogue, CHECKOUT, readCatalogue } from '../../src/deploy/catalogue';
import type { GameConnection } from '../../src/client/connection';

/** What every game that is deployed has, and the small one shares with the real one. */
const SHARED_MIGRATIONS = { first: '000_deployment.sql', last: '018_installed_parts.sql' } as const;
const SHARED_OBJECTS = ['refuse', 'utc_now', 'event_is_running', 'deploymentView'];

/**
 * A game of a dozen routines, triggers and views, which is deployed in a second: what a deploy does with it, it does
 * with any game. A player walks around a board of four tiles.
 */
export function smallCatalogue(): Catalogue {
  const [small, real] = [readCatalogue(path.join(CHECKOUT, 'test/fixtures/small-game')), readCatalogue()];
  const migration = (name: string): Catalogue['migrations'] => real.migrations.filter((one) => one.name === name);
  // Those that are shared come first: views of the small game read them.
  const objects = [...real.objects.filter(({ name }) => SHARED_OBJECTS.includes(name)), ...small.objects];
  return {
    ...small,
    migrations: [...migration(SHARED_MIGRATIONS.first), ...small.migrations, ...migration(SHARED_MIGRATIONS.last)],
    objects: [...objects.filter(({ type }) => type !== 'VIEW'), ...objects.filter(({ type }) => type === 'VIEW')],
  };
}

/** What a move of the small game says: the game, and the dice. */
export const SMALL_MOVE = 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, ?)';

/** Starts a small game and rolls. @returns its number */
export async function playSmall(connection: GameConnection, ...dice: number[]): Promise<number> {
  await connection.run("INSERT INTO Game (edition) VALUES ('loop')");
  const [row] = await connection.rows<{ id: number }>('SELECT LAST_INSERT_ID() AS id');
  const id = row?.id ?? -1;
  for (const die of dice) await connection.run(SMALL_MOVE, [id, die]);
  return id;
}

/** Everything of a small game. */
export async function smallState(connection: GameConnection, id: number): Promise<object[][]> {
  const read = (table: string): Promise<object[]> => connection.rows<object>('SELECT * FROM ?? WHERE game_id = ? ORDER BY 1, 2', [table, id]);
  return [await read('Game'), await read('Gamemanager'), await read('Event')];
}

/** How many moves of a small game there are, if its rows agree about that. */
export async function smallMoves(connection: GameConnection, id: number): Promise<number> {
  const [row] = await connection.rows<{ moves: number; records: number; last: number | null; landings: number; location: number; rolled: number }>(
    'SELECT g.moves, COUNT(m.record_ID) AS records, MAX(m.record_ID) AS last, g.location, CAST(COALESCE(SUM(m.dice), 0) AS SIGNED) MOD 4 AS rolled,' +
      " (SELECT COUNT(*) FROM Event AS e WHERE e.game_id = g.game_id AND e.kind = 'landed') AS landings" +
      ' FROM Game AS g LEFT JOIN Gamemanager AS m ON m.game_id = g.game_id WHERE g.game_id = ? GROUP BY g.game_id',
    [id],
  );
  if (!row || new Set([row.moves, row.records, row.last ?? 0, row.landings]).size > 1 || row.location !== row.rolled) {
    throw new Error(`The rows of game ${id} differ: ${JSON.stringify(row)}`);
  }
  return row.moves;
}
