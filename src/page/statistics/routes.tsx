import { Hono } from 'hono';
import { readEditionLandings, readEditionLengths, readEditionLineups, readEditionRents, readMoneyChanges, readNewestOn, readRolledSums } from '../../client/statistics';
import { readEditions, readLandings } from '../../client/views';
import type { Sources } from '../sources';
import type { Reader } from '../reads';
import { readSnapshot } from '../game/read-snapshot';
import type { Snapshot } from '../game/snapshot';
import { noSuchGame, notice } from '../notice';
import { type EditionNumbers, EditionStatistics } from './edition-statistics';
import { GameStatistics } from './game-statistics';

/** The statistics of a game, or of all games of an edition. */
export function statisticsRoutes({ reads }: Sources): Hono {
  const app = new Hono();

  app.get('/games/:game{[0-9]+}/statistics', async (c) => {
    const gameId = Number(c.req.param('game'));
    const page = await reads.use(gameId, async (connection) => {
      const snapshot = await readSnapshot(connection, gameId);
      return snapshot && <GameStatistics snapshot={snapshot} changes={await readMoneyChanges(connection)} sums={await readRolledSums(connection)} landings={await readLandings(connection)} />;
    });
    return page ? c.html(page) : noSuchGame(c);
  });

  app.get('/statistics', async (c) => {
    const editions = await reads.use(null, readEditions);
    const name = c.req.query('edition');
    const edition = name === undefined ? editions[0] : editions.find((one) => one.Edition === name);
    if (!edition) return notice(c, 404, 'There is no such edition.');
    const board = c.req.query('board') ?? null;
    return c.html(<EditionStatistics editions={editions} edition={edition} board={board} {...await readNumbers(reads, edition.Edition, board)} />);
  });

  return app;
}

/** Reads the statistics of an edition. */
async function readNumbers(reader: Reader, edition: string, board: string | null): Promise<Pick<EditionNumbers, 'landings' | 'rents' | 'lineups' | 'lengths' | 'example'>> {
  const { gameId, ...numbers } = await reader.use(null, async (connection) => ({
    gameId: await readNewestOn(connection, edition, board),
    landings: await readEditionLandings(connection, edition),
    rents: await readEditionRents(connection, edition),
    lineups: await readEditionLineups(connection, edition),
    lengths: await readEditionLengths(connection, edition),
  }));
  // Not before the connection is given back: all of them might wait for another one.
  return { ...numbers, example: gameId === undefined ? undefined : await readExample(reader, gameId) };
}

function readExample(reader: Reader, gameId: number): Promise<Snapshot | undefined> {
  return reader.use(gameId, (connection) => readSnapshot(connection, gameId));
}
