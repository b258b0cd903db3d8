import type { GameConnection } from '../client/connection';
import { readPoints, readRounds, readStandings } from './views';

/** A row of a cross-table: points by round. */
export type CrossTableRow = Record<string, number | string | null>;

/** The points of every player in every round, in the order of the standings. */
export async function readCrossTable(connection: GameConnection, tournament: number): Promise<CrossTableRow[]> {
  const rounds = (await readRounds(connection, tournament)).map(({ Round }) => Round);
  const cells = new Map(
    (await readPoints(connection, tournament)).map((row) => [`${row['Player No.']}/${row.Round}`, row.Points]),
  );
  const standings = await readStandings(connection, tournament);
  const hasByes = standings.some((row) => row['Points for byes'] !== 0);
  const hasBonus = standings.some((row) => row.Bonus !== 0);
  return standings.map((row) => ({
    Rank: row.Rank,
    Player: row.Player,
    ...Object.fromEntries(rounds.map((round) => [`R${round}`, cells.get(`${row['Player No.']}/${round}`) ?? null])),
    ...(hasByes ? { Byes: row['Points for byes'] } : {}),
    ...(hasBonus ? { Bonus: row.Bonus } : {}),
    Points: row.Points,
  }));
}
