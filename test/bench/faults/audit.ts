import { type Address, GameConnection } from '../../../src/client/connection';
import { replayGame } from '../../../src/client/time';
import { expectInvariants } from '../../support/invariants';
import { PATIENT } from './patience';
import type { PlayLog } from './play-log';
import { type Books, doubledIn, lostIn } from './tally';

/** What all games of a fault come to, once nobody plays any more. */
export interface Audit {
  games: number;
  lost: number;
  doubled: number;
  /** games that violate an invariant or are replayed differently, and why */
  failures: string[];
}

const LEDGER = 'SELECT record_ID AS record, token FROM Gamemanager WHERE game_id = ? ORDER BY record_ID';

/**
 * Compares what clients were told with the ledgers, tries what must hold of any game, and replays each.
 * @param further games that no client plays
 */
export async function audit(address: Address, games: readonly number[], log: PlayLog, further: readonly number[]): Promise<Audit> {
  const connection = await GameConnection.open(address, { ...PATIENT, timeout: 600_000 });
  const result: Audit = { games: games.length + further.length, lost: 0, doubled: 0, failures: [] };
  try {
    for (const game of games) {
      const acknowledged = log.acknowledged.filter((move) => move.game === game);
      const books: Books = { acknowledged, unknown: log.unknownIn(game), ledger: await connection.rows(LEDGER, [game]) };
      result.lost += lostIn(books);
      result.doubled += doubledIn(books);
    }
    for (const game of [...games, ...further]) {
      const failure = await failureOf(connection, game);
      if (failure !== undefined) result.failures.push(`game ${game}: ${failure}`);
    }
  } finally {
    await connection.close();
  }
  return result;
}

/** @returns what is wrong with a game; undefined: nothing */
async function failureOf(connection: GameConnection, game: number): Promise<string | undefined> {
  try {
    await expectInvariants(connection, game);
    const { refused, differences } = await replayGame(connection, game);
    if (refused) return `the replay is refused at record ${refused.record}: ${refused.reason}`;
    return differences.length > 0 ? `the replay differs: ${JSON.stringify(differences[0])}` : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
