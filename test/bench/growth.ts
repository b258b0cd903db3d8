import { readEditionLandings, readEditionLengths, readEditionLineups, readEditionRents } from '../../src/client/statistics';
import { compare, type Place, type Work } from './compared';
import type { Figure } from './figure';
import { campusGame } from './games';
import { COPIED, makeGames } from './many-games';
import type { Measurement } from './measurement';
import type { Session } from './timing';
import type { Workbench } from './workbench';

const ROUNDS = 10;

const FEW = 60;

/** A multiple of it. */
const MANY = 6_000;

/** The rows that a list of games shows at once. */
const LISTED = 20;

const WORK: readonly Work[] = [
  { figure: { name: '100 campus moves among many games / among 60', unit: 'x', target: { atMost: 1.05 } }, work: ({ connection }, game) => connection.run('CALL loop_of_moves(?, 0, 100)', [game]), isMove: true },
  { figure: { name: 'movesView among many games / among 60', unit: 'x', target: { atMost: 1.1 } }, work: ({ connection }) => connection.rows('SELECT * FROM movesView') },
  { figure: { name: 'a list of games among many / among 60', unit: 'x', target: { atMost: 1.5 } }, work: ({ connection }) => connection.rows('SELECT * FROM gamesView LIMIT ?', [LISTED]) },
  { figure: { name: "an edition's statistics, many games / 60", unit: 'x', target: { atMost: 2 } }, work: statistics },
  { figure: { name: 'a pass of the event, many games / 60', unit: 'x' }, work: ({ connection }) => connection.run('CALL keep_games_going()') },
];

async function statistics({ connection }: Session): Promise<void> {
  await readEditionLandings(connection, COPIED);
  await readEditionRents(connection, COPIED);
  await readEditionLineups(connection, COPIED);
  await readEditionLengths(connection, COPIED);
}

/** A database of this version with some games, and one of campus to play. */
async function filled(bench: Workbench, games: number): Promise<Place> {
  const session = await bench.another(`bench_${games}_games`);
  await makeGames(session.connection, games, bench.onProgress);
  return { session, game: await campusGame(session.connection), size: `with ${games}` };
}

/** The same work in two databases of this version: one with few games, one with a hundred times as many. */
async function growth(bench: Workbench): Promise<Figure[]> {
  const few = await filled(bench, FEW);
  return await compare(bench, WORK, [few, await filled(bench, bench.isQuick ? MANY / 10 : MANY)], bench.rounds(ROUNDS));
}

export const GROWTH: readonly Measurement[] = [
  { name: 'growth', about: 'moves, lists, statistics and the event, with few and with many games', measure: growth },
];
