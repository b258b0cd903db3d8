import { Hono } from 'hono';
import type { GameConnection } from '../../client/connection';
import { readCommitment, readDraws, readRandomChoices } from '../../client/fairness';
import { readFork } from '../../client/time';
import { readAndRollBack } from '../../client/read-and-rollback';
import { readGame, readPlayers } from '../../client/views';
import type { Sources } from '../sources';
import { noSuchGame, notice } from '../notice';
import { checksOf, type Evidence } from './checks';
import { CHECKS_A_PAGE, FairnessPage } from './fairness-page';

/** The page that checks the dice of a game against the commitment. */
export function fairnessRoutes({ reads }: Sources): Hono {
  const app = new Hono();

  app.get('/:game{[0-9]+}/fairness', async (c) => {
    const gameId = Number(c.req.param('game'));
    const found = await reads.use(gameId, (connection) => readAll(connection, gameId));
    if (!found) return noSuchGame(c);
    const { game, commitment, fork, players, thrown, draws } = found;
    const checks = commitment.Seed === null ? [] : checksOf(thrown, draws, players);
    const hasShuffles = thrown.some(({ What: what }) => !what.startsWith('die:'));
    const last = Math.max(1, Math.ceil(checks.length / CHECKS_A_PAGE));
    const page = Math.min(last, Math.max(1, /^\d{1,6}$/.test(c.req.query('page') ?? '') ? Number(c.req.query('page')) : 1));
    return c.html(<FairnessPage game={game} commitment={commitment} fork={fork} hasShuffles={hasShuffles} checks={checks} page={page} />);
  });

  app.get('/:game{[0-9]+}/fairness/evidence', async (c) => {
    const gameId = Number(c.req.param('game'));
    const found = await reads.use(gameId, (connection) => readAll(connection, gameId));
    if (!found) return noSuchGame(c);
    const { commitment: { Commitment: commitment, Seed: seed }, players, thrown, draws } = found;
    if (seed === null) return notice(c, 404, 'The seed of this game is still secret.');
    const evidence: Evidence = { commitment, seed, seats: players.map((player) => player['Player No.']), thrown, draws };
    return c.json(evidence);
  });

  return app;
}

function readAll(connection: GameConnection, gameId: number) {
  return readAndRollBack(connection, async () => {
    const game = await readGame(connection, gameId);
    const commitment = await readCommitment(connection);
    if (!game || !commitment) return undefined;
    const isTold = commitment.Seed !== null;
    return {
      game,
      commitment,
      fork: await readFork(connection, gameId),
      players: await readPlayers(connection),
      thrown: await readRandomChoices(connection),
      draws: isTold ? await readDraws(connection) : [],
    };
  });
}
