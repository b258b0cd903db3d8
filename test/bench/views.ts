import type { GameConnection } from '../../src/client/connection';
import { fill } from '../support/filling';
import { type Figure, type FigureKind, figureOf } from './figure';
import { type Measurement, ms } from './measurement';
import { share } from './statistics';
import { interleaved, Timed, warmUp } from './timing';
import type { Workbench } from './workbench';

const ROUNDS = 5;

const SLOWEST: FigureKind = { name: 'the slowest view of one game or tournament among many', unit: 'ms', target: { atMost: 100 } };

const OF_ALL: FigureKind = { name: 'the ratings of all tournaments', unit: 'ms', target: { atMost: 5_000 } };

/** Columns that name the game that a view is about. */
const OF_GAMES = ['Game', 'game_id'];

/** Columns that name what a view is about. */
const KEYS = ['Tournament', 'tournament_id', 'Match', 'match_id', ...OF_GAMES];

/** A view, and the column by which it is read. */
interface View {
  name: string;
  key: string;
}

/** Every view of the product, each for one game or tournament among 1,000 games and 200 tournaments with 20,000 results. */
async function views(bench: Workbench): Promise<Figure[]> {
  const { connection, clock } = bench.ours;
  await fill(connection, { games: bench.rounds(1_000), tournaments: bench.rounds(200), rounds: 25 });
  const { game, tournament } = await chosen(connection);
  await connection.choose(game);
  const valueOf = (key: string): number => (/game/i.test(key) ? game : /match/i.test(key) ? 100_000 * tournament + 1 : tournament);
  const timed = (await viewsOf(connection, KEYS)).map(({ name, key }) => ({
    name, work: new Timed(clock, () => connection.rows('SELECT * FROM ?? WHERE ?? = ?', [name, key, valueOf(key)])),
  }));
  const ratings = new Timed(clock, () => connection.rows('SELECT * FROM ratingsView'));
  await warmUp(1, timed.map(({ work }) => work));
  await interleaved(bench.rounds(ROUNDS), [...timed.map(({ work }) => work), ratings], bench.onProgress);
  const slow = [...timed].sort((one, other) => other.work.middle.wall - one.work.middle.wall).slice(0, 5);
  const told = slow.map(({ name, work }) => `${name} ${ms(work.middle.wall)}`).join(', ');
  return [
    ...slow.slice(0, 1).map(({ work }) => figureOf(SLOWEST, [share(work.middle, 1_000)], told)),
    figureOf(OF_ALL, [share(ratings.middle, 1_000)], ''),
  ];
}

/** Every view that shows one game by its number. */
export function viewsOfGames(connection: GameConnection): Promise<View[]> {
  return viewsOf(connection, OF_GAMES);
}

/** The views that have one of some columns. */
async function viewsOf(connection: GameConnection, keys: readonly string[]): Promise<View[]> {
  const views = await connection.rows<{ name: string; columns: string }>(
    'SELECT TABLE_NAME AS name, GROUP_CONCAT(COLUMN_NAME) AS columns FROM information_schema.COLUMNS' +
      ' JOIN information_schema.VIEWS USING (TABLE_SCHEMA, TABLE_NAME) WHERE TABLE_SCHEMA = DATABASE() GROUP BY TABLE_NAME',
  );
  return views.flatMap(({ name, columns }) => {
    const key = keys.find((column) => columns.split(',').includes(column));
    // Proofs over the whole database are no views of one tournament.
    return key === undefined || name.startsWith('violation') ? [] : [{ name, key }];
  });
}

/** A tournament in the middle of all, and the newest game between bots. */
async function chosen(connection: GameConnection): Promise<{ game: number; tournament: number }> {
  await connection.run('ANALYZE TABLE Game, Gamemanager, Event, Tournament, TournamentChange, LeagueMatch, MatchDraw, MatchScore, ResultRecord');
  const [row] = await connection.rows<{ game: number; tournament: number }>(
    'SELECT (SELECT MAX(b.game_id) FROM BotGame AS b) AS game, FLOOR(AVG(t.tournament_id)) AS tournament FROM Tournament AS t',
  );
  return { game: Number(row?.game), tournament: Number(row?.tournament) };
}

export const VIEWS: readonly Measurement[] = [
  { name: 'views', about: 'every view, for one game or tournament among many', measure: views },
];
