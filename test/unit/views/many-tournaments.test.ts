import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/client/connection';
import { freshDatabase } from '../../support/database';
import { fill } from '../../support/filling';
import { rowsRead } from '../../support/rows-read';

/** What may be read is measured in rows, which is the same on every machine: no time is taken. */

/** What a statement may read more because MySQL joins otherwise with other sizes: so many times as much, and so many rows. */
const OTHER_WAY = { times: 2, rows: 300 };

/** Views that are about all tournaments, or prove something of all: they grow with them. */
const OF_ALL = /^(violation|ratingsView|leaguePlayersView)/;

/** Columns that name a tournament, a match or a game, and what the test asks for. */
const KEYS = { Tournament: 'tournament', tournament_id: 'tournament', Match: 'match', match_id: 'match', Game: 'game', game_id: 'game' } as const;

interface View {
  name: string;
  columns: string;
}

let connection: GameConnection;
let views: View[];
const asked = { tournament: 0, match: 0, game: 0 };
/** Rows that each view read in a small database. */
const few = new Map<string, number>();

beforeAll(async () => {
  connection = await GameConnection.open((await freshDatabase()).address);
  views = await connection.rows<View>(
    'SELECT TABLE_NAME AS name, GROUP_CONCAT(COLUMN_NAME) AS columns FROM information_schema.COLUMNS JOIN information_schema.VIEWS USING (TABLE_SCHEMA, TABLE_NAME)' +
      ' WHERE TABLE_SCHEMA = DATABASE() GROUP BY TABLE_NAME',
  );
  await fill(connection, { games: 4, tournaments: 2, rounds: 6 });
  const [row] = await connection.rows<{ tournament: number; match: number; game: number }>(
    'SELECT MIN(tournament_id) AS tournament, MIN(match_id) AS `match`, (SELECT MIN(game_id) FROM Game) AS game FROM LeagueMatch',
  );
  Object.assign(asked, row);
  await connection.choose(asked.game);
  await analyze();
  for (const view of views) few.set(view.name, await reads(view));
  await fill(connection, { games: 20, tournaments: 30, rounds: 6 });
  await connection.choose(asked.game);
  await analyze();
}, 120_000);
afterAll(() => connection.close());

/** Statistics as a server has them that has been running for a while. */
async function analyze(): Promise<void> {
  await connection.run(
    'ANALYZE TABLE Game, GameState, Gamemanager, Event, Player, Deed, Tournament, TournamentChange, TournamentRound, TournamentEntry, LeagueMatch, MatchDraw, MatchScore, MatchTable, ResultRecord, LeaguePlayer',
  );
}

/** The column by which a view is asked for one tournament, match or game, and which; undefined: it has none. */
function keyOf({ columns }: View): [column: string, value: number] | undefined {
  const [column, key] = Object.entries(KEYS).find(([name]) => columns.split(',').includes(name)) ?? [];
  return column && key ? [column, asked[key]] : undefined;
}

/** Rows that the session reads for all rows of a view about one tournament, match or game. */
async function reads(view: View): Promise<number> {
  const key = keyOf(view);
  if (key) return rowsRead(connection, 'SELECT * FROM ?? WHERE ?? = ?', [view.name, ...key]);
  return rowsRead(connection, 'SELECT * FROM ??', [view.name]);
}

describe('with sixteen times as many tournaments, and six times as many games', () => {
  test('the rows that a view reads for one tournament do not grow', async () => {
    const named = views.filter((view) => keyOf(view) !== undefined && !OF_ALL.test(view.name));
    expect(named.length).toBeGreaterThan(30);
    const grown: Record<string, [number, number]> = {};
    for (const view of named) {
      const [before, after] = [few.get(view.name) ?? 0, await reads(view)];
      if (after > OTHER_WAY.times * before + OTHER_WAY.rows) grown[view.name] = [before, after];
    }
    expect(grown).toEqual({});
  });

  test('the rows that the ratings read grow linearly with the scores', async () => {
    const ratings = views.filter(({ name }) => name === 'ratingsView');
    expect(ratings).toHaveLength(1);
    for (const view of ratings) expect(await reads(view)).toBeLessThan(20 * (few.get(view.name) ?? 0));
  });
});
