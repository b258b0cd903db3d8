import { call, callForRow, callOnce, onlyRow } from './call';
import type { GameConnection, Value } from './connection';
import { serverErrno } from './refusal';
import { isPassing, resend } from './resend';
import { readAndRollBack } from './read-and-rollback';
import { readGame, readSeats, type Seat } from './views';
import type { Fork, Save, Slot } from './rows';

export type { Fork, Save, Slot } from './rows';

/** The result of a procedure that makes a game. */
interface Made {
  game_id: number;
}

/** A difference between a game and its replay. */
export interface Difference {
  Table: string;
  /** the row, for people, e.g. `record 12, event 3` */
  Row: string;
  /** null: the whole row is missing in one of them */
  Column: string | null;
  Original: string | null;
  Replay: string | null;
}

/** The result of replaying a game. */
export interface Replay {
  /** how many moves the game has */
  moves: number;
  /** the first move that the rules do not allow; later ones are not compared; null: all are allowed */
  refused: { record: number; reason: string } | null;
  /** in the order of the ledger, then those of the final states; empty: the replay is identical */
  differences: Difference[];
}

/**
 * Saves the present point of a game.
 * @param name null: the date and time, with a number if that is taken
 * @throws RefusedMove, e.g. save_name_taken
 */
export async function saveGame(connection: GameConnection, gameId: number, name: string | null): Promise<Save> {
  return await callForRow(connection, 'CALL save_game(?, ?)', [gameId, name]);
}

/**
 * Saves the present point of a game in a slot of the account.
 * @param overwrite whether it may replace what is in the slot
 * @throws RefusedMove, e.g. slot_taken
 */
export async function saveInSlot(connection: GameConnection, gameId: number, slot: string, overwrite: boolean): Promise<Slot> {
  return await callForRow(connection, 'CALL save_in_slot(?, ?, ?)', [gameId, slot, Number(overwrite)]);
}

/** The slots of the account, in their order. */
export function readSlots(connection: GameConnection): Promise<Slot[]> {
  return connection.rows('SELECT * FROM slotsView');
}

/**
 * Makes a game that continues from a slot of the account.
 * @returns its number
 * @throws RefusedMove, e.g. slot_empty
 */
export async function loadSlot(connection: GameConnection, slot: string): Promise<number> {
  return (await callForRow<Made>(connection, 'CALL load_slot(?)', [slot])).game_id;
}

/**
 * Empties a slot of the account; the game stays.
 * @throws RefusedMove, e.g. slot_empty
 */
export async function emptySlot(connection: GameConnection, slot: string): Promise<void> {
  await call(connection, 'CALL empty_slot(?)', [slot]);
}

/** The saves, the newest first. @param most how many; default: all */
export function readSaves(connection: GameConnection, most = Number.MAX_SAFE_INTEGER): Promise<Save[]> {
  return connection.rows('SELECT * FROM savesView LIMIT ?', [most]);
}

/**
 * Deletes a save; the game stays.
 * @throws RefusedMove save_not_found
 */
export async function deleteSave(connection: GameConnection, name: string): Promise<void> {
  await call(connection, 'CALL delete_save(?)', [name]);
}

/**
 * Makes a game that continues from a save.
 * @returns its number
 * @throws RefusedMove, e.g. save_not_found
 */
export async function loadSave(connection: GameConnection, name: string): Promise<number> {
  return (await callForRow<Made>(connection, 'CALL load_save(?)', [name])).game_id;
}

/**
 * Makes a game that continues from a record of another.
 * @param record 0: the opening position; null: the newest
 * @param name of the new game; null: a default from the name of the other and the record
 * @param bots the character that plays the seats of people in it; null: people continue to play
 * @returns its number
 * @throws RefusedMove, e.g. record_not_found
 */
export async function forkGame(
  connection: GameConnection,
  gameId: number,
  record: number | null,
  name: string | null,
  bots: string | null = null,
): Promise<number> {
  return await resend(connection, () => fork(connection, gameId, record, name, bots));
}

/** The fork that a game is; undefined: it is none. */
export function readFork(connection: GameConnection, gameId: number): Promise<Fork | undefined> {
  return connection.row('SELECT * FROM forksView WHERE Game = ?', [gameId]);
}

/**
 * Reads a game as it was after a move: a copy with another number is the chosen game meanwhile. Changes nothing.
 * @param record 0: the opening position
 * @param lastMoves of how many of the last moves the ledger and the log are read
 * @param read must not end its transaction
 * @throws RefusedMove, e.g. record_not_found
 */
export async function readAt<Result>(
  connection: GameConnection,
  gameId: number,
  record: number,
  lastMoves: number,
  read: (gameThen: number) => Promise<Result>,
): Promise<Result> {
  const sql = 'CALL look_back(?, ?, ?)';
  const result = await resend(connection, () =>
    readAndRollBack(connection, async () => {
      const { game_id: gameThen } = onlyRow(sql, await callOnce<Made>(connection, sql, [gameId, record, lastMoves]));
      await connection.run('SET @game_id = ?', [gameThen]);
      return await read(gameThen);
    }),
  );
  await connection.choose(gameId);
  return result;
}

/**
 * The seats of a game as they were after a move. Changes nothing.
 * @throws as readAt
 */
export function readSeatsAt(connection: GameConnection, gameId: number, record: number): Promise<Seat[]> {
  return readAt(connection, gameId, record, 0, () => readSeats(connection));
}

/**
 * Replays a game from its ledger and compares the two. Changes nothing.
 * @throws RefusedMove game_not_found
 */
export async function replayGame(connection: GameConnection, gameId: number): Promise<Replay> {
  return await resend(connection, () =>
    readAndRollBack(connection, async () => {
      const replayId = await fork(connection, gameId, 0, null);
      const moves = (await readGame(connection, gameId))?.Moves ?? 0;
      const refused = await copyUntilRefused(connection, gameId, replayId, moves);
      const differences = refused
        ? [
            ...(await differencesOf(connection, 'CALL compare_ledgers(?, ?, ?)', [gameId, replayId, refused.record - 1])),
            ...(await differencesOf(connection, 'CALL compare_rules(?)', [gameId])),
          ]
        : await differencesOf(connection, 'CALL compare_games(?, ?)', [gameId, replayId]);
      return { moves, refused, differences };
    }),
  );
}

/**
 * Copies the moves of a game to a fork of its opening position, all at once. If one is refused, finds the first such
 * move by bisection; the moves before it are then made.
 */
async function copyUntilRefused(
  connection: GameConnection,
  gameId: number,
  replayId: number,
  moves: number,
): Promise<Replay['refused']> {
  const copy = async (first: number, last: number): Promise<string | undefined> => {
    try {
      await connection.run('CALL copy_moves(?, ?, ?, ?)', [gameId, replayId, first, last]);
      return undefined;
    } catch (error) {
      if (!(error instanceof Error) || serverErrno(error) === undefined || isPassing(error)) throw error;
      return error.message;
    }
  };
  let reason = await copy(1, moves);
  if (reason === undefined) return null;
  let [made, record] = [0, moves];
  while (record - made > 1) {
    const middle = Math.floor((made + record) / 2);
    const refusal = await copy(made + 1, middle);
    if (refusal === undefined) made = middle;
    else [record, reason] = [middle, refusal];
  }
  return { record, reason };
}

async function differencesOf(connection: GameConnection, sql: string, values: readonly Value[]): Promise<Difference[]> {
  const results = await connection.rows<object>(sql, values);
  const rows = results.filter((result) => Array.isArray(result)).flat() as (Difference & { One: string; Other: string })[];
  return rows.map(({ Table, Row, Column, One, Other }) => ({ Table, Row, Column, Original: One, Replay: Other }));
}

/**
 * Makes a fork without repeating it: after a deadlock has ended the transaction, a second fork would be committed.
 * @returns the number of the game
 */
async function fork(connection: GameConnection, gameId: number, record: number | null, name: string | null, bots: string | null = null): Promise<number> {
  const sql = 'CALL fork_game_with_bots(?, ?, ?, ?)';
  return onlyRow(sql, await callOnce<Made>(connection, sql, [gameId, record, name, bots])).game_id;
}
