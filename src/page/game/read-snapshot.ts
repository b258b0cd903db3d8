import { readChangesBetween } from '../../client/changes';
import type { GameConnection } from '../../client/connection';
import { readInvitations } from '../../client/invitations';
import { readSeries } from '../../client/lobbies';
import { readGameState } from '../../client/game-state';
import { readAt } from '../../client/time';
import { readTradeEffects } from '../../client/trade-effects';
import { readAndRollBack } from '../../client/read-and-rollback';
import {
  type EventRow, type Game, type LedgerRow, readBoard, readChoices, readEventsBetween, readGame, readLedgerBetween, readProperties, readRents,
} from '../../client/views';
import { Words } from '../../client/words/words';
import { hostRows } from '../host-rows';
import { type DrawnCard, drawnIn, LOGGED_MOVES, type Snapshot, type Step } from './snapshot';
import { stepsAfter } from './steps';
import { turnsOf } from './turns';

/** The most moves that are played back. A page that has missed more shows the present at once. */
const MOST_STEPS = 400;

/**
 * Reads everything that a page shows of the chosen game, in one state of the database.
 * @param known an earlier snapshot: constant parts are taken from it, and the steps begin there
 * @returns undefined when there is no such game
 */
export function readSnapshot(connection: GameConnection, gameId: number, known?: Snapshot): Promise<Snapshot | undefined> {
  return readAndRollBack(connection, () => readNow(connection, gameId, known));
}

/**
 * Reads a game as it was after a move.
 * @param record 0 for the opening position
 * @throws RefusedMove, e.g. record_not_found
 */
export async function readSnapshotAt(connection: GameConnection, game: Game, record: number): Promise<Snapshot | undefined> {
  const snapshot = await readAt(connection, game.Game, record, LOGGED_MOVES, (gameThen) => readNow(connection, gameThen));
  return snapshot && { ...snapshot, game };
}

/**
 * Reads the moves that follow an earlier position.
 * @param most the maximum number of moves
 */
export function readStepsAfter(connection: GameConnection, before: Snapshot, most: number): Promise<Step[]> {
  return readAndRollBack(connection, () => readSteps(connection, before, before.pending.Record + most));
}

/** How many moves are read at once for earlier turns. */
const EARLIER_MOVES = 120;

/**
 * Reads the moves of whole turns before a record, with their events.
 * @param snapshot the game now
 * @param before the first move of the turn that follows them
 * @returns the snapshot, with these moves in the place of the newest
 */
export async function readTurnsBefore(connection: GameConnection, snapshot: Snapshot, before: number): Promise<Snapshot> {
  const last = Math.min(before - 1, snapshot.pending.Record);
  let first = last + 1;
  let ledger: LedgerRow[] = [];
  // A turn can have more moves than are read at once; the oldest one that is read may lack its beginning.
  do {
    const from = Math.max(1, first - EARLIER_MOVES);
    ledger = [...(await readLedgerBetween(connection, from, first - 1)), ...ledger];
    first = from;
  } while (first > 1 && turnsOf(ledger).length < 2);
  // The opening belongs to the first turn.
  return { ...snapshot, ledger, events: await readEventsBetween(connection, first === 1 ? 0 : first, last) };
}

/** Reads the step of a move that was just made. Moves never change, so one state of the database is not needed. */
export async function readStepOf(connection: GameConnection, before: Snapshot, move: LedgerRow): Promise<Step> {
  const record = move.record_ID;
  const [step] = stepsAfter(before, [move], await readEventsBetween(connection, record, record), await readChangesBetween(connection, record, record));
  if (!step) throw new Error(`Move ${record} has no step.`);
  return step;
}

async function readNow(connection: GameConnection, gameId: number, known?: Snapshot): Promise<Snapshot | undefined> {
  const game = await readGame(connection, gameId);
  const state = game && (await readGameState(connection));
  if (!state) return undefined;
  const { Record: record, Ruleset: ruleset } = state.pending;
  const before = known && known.pending.Ruleset === ruleset && known.pending.Record <= record && record - known.pending.Record <= MOST_STEPS ? known : undefined;
  const steps = before && record > before.pending.Record ? await readSteps(connection, before, record) : [];
  const last = steps.at(-1)?.then ?? before;
  // Events name players as they were called when they were read.
  const isRenamed = known?.players.some((player) => state.players.every((one) => one['Player name'] !== player['Player name'])) ?? false;
  const events = (isRenamed ? undefined : last?.events) ?? (await readEventsBetween(connection, record - LOGGED_MOVES + 1, record));
  return {
    ...state,
    readAt: Date.now(),
    game,
    series: state.pending.Phase === 'over' ? await readSeries(connection, gameId) : undefined,
    words: before?.words ?? new Words(await readChoices(connection)),
    tiles: before?.tiles ?? (await readBoard(connection)),
    rents: before?.rents ?? (await readRents(connection)),
    properties: await readProperties(connection),
    tradeEffects: state.pending.Terms ? await readTradeEffects(connection) : [],
    ledger: last?.ledger ?? (await readLedgerBetween(connection, record - LOGGED_MOVES + 1, record)),
    events,
    drawn: last ? last.drawn : await readDrawn(connection, events),
    guests: new Set((await hostRows(readInvitations(connection, gameId))).flatMap((one) => (one.Taken ? (one['Player No.'] ?? []) : []))),
    steps,
  };
}

async function readDrawn(connection: GameConnection, events: readonly EventRow[]): Promise<DrawnCard | null> {
  const record = events.findLast(({ Kind: kind }) => kind === 'drew')?.Record;
  return record === undefined ? null : drawnIn(await readChangesBetween(connection, record, record));
}

async function readSteps(connection: GameConnection, before: Snapshot, last: number): Promise<Step[]> {
  const first = before.pending.Record + 1;
  return stepsAfter(
    before,
    await readLedgerBetween(connection, first, last),
    await readEventsBetween(connection, first, last),
    await readChangesBetween(connection, first, last),
  );
}
