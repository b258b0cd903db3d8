import type { GameConnection } from '../../game/connection';
import { readInvitations } from '../../game/invitations';
import { readStanding, type Standing } from '../../game/standing';
import { readAt } from '../../game/time';
import { undoing } from '../../game/undoing';
import {
  type BoardTile,
  type Game,
  type LedgerRow,
  type PrintedRent,
  type PropertyState,
  readBoard,
  readChoices,
  readGame,
  readLedgerAfter,
  readProperties,
  readRents,
  readStoryAfter,
  type StoryEvent,
} from '../../game/views';
import { Words } from '../../telling/words';

/** How many moves a page tells of. */
const TOLD_MOVES = 25;

/** All that a page shows of a game, as it was at one moment. */
export interface Snapshot extends Standing {
  /** when it was read, as Date.now() tells it */
  readAt: number;
  game: Game;
  words: Words;
  tiles: readonly BoardTile[];
  rents: readonly PrintedRent[];
  properties: readonly PropertyState[];
  /** the newest moves */
  ledger: readonly LedgerRow[];
  /** what they brought about */
  story: readonly StoryEvent[];
  /** the players whose seats somebody at another computer has taken */
  guests: ReadonlySet<number>;
}

/**
 * Reads what a page shows of the chosen game, in one state of the database.
 * @returns undefined: there is no such game
 */
export function readSnapshot(connection: GameConnection, gameId: number): Promise<Snapshot | undefined> {
  return undoing(connection, () => readNow(connection, gameId));
}

/**
 * The same of a game as it was after a move.
 * @param record 0: in the opening position
 * @throws RefusedMove, e.g. record_not_found
 */
export async function readSnapshotAt(connection: GameConnection, game: Game, record: number): Promise<Snapshot | undefined> {
  const snapshot = await readAt(connection, game.Game, record, (gameThen) => readNow(connection, gameThen));
  return snapshot && { ...snapshot, game };
}

async function readNow(connection: GameConnection, gameId: number): Promise<Snapshot | undefined> {
  const game = await readGame(connection, gameId);
  const standing = game && (await readStanding(connection));
  if (!standing) return undefined;
  const since = standing.pending.Record - TOLD_MOVES;
  return {
    ...standing,
    readAt: Date.now(),
    game,
    words: new Words(await readChoices(connection)),
    tiles: await readBoard(connection),
    rents: await readRents(connection),
    properties: await readProperties(connection),
    ledger: await readLedgerAfter(connection, since),
    story: await readStoryAfter(connection, since),
    guests: new Set((await readInvitations(connection, gameId)).flatMap((one) => (one.Taken ? (one['Player No.'] ?? []) : []))),
  };
}
