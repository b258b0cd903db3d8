import { call, callForRow, callOnce, onlyRow } from './call';
import type { GameConnection, Value } from './connection';
import { serverErrno } from './refusal';
import { isPassing, resend } from './resend';
import { undoing } from './undoing';
import { readGame, readSeats, type Seat } from './views';

/** A row of savesView: a point of a game that was saved. */
export interface Save {
  Name: string;
  Game: number;
  'Game name': string;
  Edition: string;
  /** the last move that is in it; 0: the opening position */
  Record: number;
  Saved: string;
}

/** A row of forksView: a game that goes on from a record of another. */
export interface Fork {
  Game: number;
  'Game name': string;
  Parent: number;
  /** null: the parent was deleted */
  'Parent name': string | null;
  /** the last move that both have */
  Record: number;
  /** whether anybody could know the seed when it was made, and so the dice and cards to come */
  'Seed was open': 0 | 1;
}

/** What a procedure says that makes a game. */
interface Made {
  game_id: number;
}

/** Something that a game and its replay do not have in common. */
export interface Difference {
  Table: string;
  /** which row, for people, e.g. `record 12, event 3` */
  Row: string;
  /** null: one of them lacks the whole row */
  Column: string | null;
  Original: string | null;
  Replay: string | null;
}

/** How the replay of a game came out. */
export interface Replay {
  /** how many moves the game has */
  moves: number;
  /** the first move that the rules do not allow, after which nothing is compared; null: they allow all */
  refused: { record: number; reason: string } | null;
  /** in the order of the ledger, then how the games stand; none: the replay is the same */
  differences: Difference[];
}

/**
 * Saves the present point of a game.
 * @param name null: one that is made of the name of the game and the record
 * @throws RefusedMove, e.g. save_name_taken
 */
export async function saveGame(connection: GameConnection, gameId: number, name: string | null): Promise<Save> {
  return await callForRow(connection, 'CALL save_game(?, ?)', [gameId, name]);
}

/** A row of slotsView: a slot of the account; without a game when it is empty. */
export interface Slot {
  Slot: number;
  Game: number | null;
  'Game name': string | null;
  Edition: string | null;
  Round: number | null;
  /** the last move that is in it; 0: the opening position */
  Record: number | null;
  Saved: string | null;
}

/**
 * Keeps the present point of a game in a slot of the account.
 * @param overwrite whether what is in it may go
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
 * Makes a game that goes on from a slot of the account.
 * @returns its number
 * @throws RefusedMove, e.g. slot_empty
 */
export async function loadSlot(connection: GameConnection, slot: string): Promise<number> {
  return (await callForRow<Made>(connection, 'CALL load_slot(?)', [slot])).game_id;
}

/**
 * Takes what is in a slot of the account out of it; the game stays.
 * @throws RefusedMove, e.g. slot_empty
 */
export async function emptySlot(connection: GameConnection, slot: string): Promise<void> {
  await call(connection, 'CALL empty_slot(?)', [slot]);
}

/** All saves, the newest first. */
export function readSaves(connection: GameConnection): Promise<Save[]> {
  return connection.rows('SELECT * FROM savesView');
}

/**
 * Forgets a save.
 * @throws RefusedMove save_not_found
 */
export async function deleteSave(connection: GameConnection, name: string): Promise<void> {
  await call(connection, 'CALL delete_save(?)', [name]);
}

/**
 * Makes a game that goes on from a save.
 * @returns its number
 * @throws RefusedMove, e.g. save_not_found
 */
export async function loadSave(connection: GameConnection, name: string): Promise<number> {
  return (await callForRow<Made>(connection, 'CALL load_save(?)', [name])).game_id;
}

/**
 * Makes a game that goes on from a record of another.
 * @param record 0: the opening position; null: the newest
 * @param name what the new game is called; null: like the other, and the record
 * @returns its number
 * @throws RefusedMove, e.g. record_not_found
 */
export async function forkGame(
  connection: GameConnection,
  gameId: number,
  record: number | null,
  name: string | null,
): Promise<number> {
  return await resend(connection, () => fork(connection, gameId, record, name));
}

/** What a game goes on from; undefined: it began by itself. */
export async function readFork(connection: GameConnection, gameId: number): Promise<Fork | undefined> {
  return (await connection.rows<Fork>('SELECT * FROM forksView WHERE Game = ?', [gameId]))[0];
}

/**
 * Reads a game as it was after a move: it is the chosen one meanwhile, under another number. Changes nothing.
 * @param record 0: in the opening position
 * @param read may not end the transaction that it is in
 * @throws RefusedMove, e.g. record_not_found
 */
export async function readAt<Result>(
  connection: GameConnection,
  gameId: number,
  record: number,
  read: (gameThen: number) => Promise<Result>,
): Promise<Result> {
  const result = await resend(connection, () =>
    undoing(connection, async () => {
      const gameThen = await fork(connection, gameId, record, null);
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
  return readAt(connection, gameId, record, () => readSeats(connection));
}

/**
 * Plays a game again from its ledger, and compares. Changes nothing.
 * @throws RefusedMove game_not_found
 */
export async function replayGame(connection: GameConnection, gameId: number): Promise<Replay> {
  return await resend(connection, () =>
    undoing(connection, async () => {
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
 * Makes the moves of a game in its opening position, all at once. If that cannot be, it takes halves
 * to find the first move that is refused; those before it are made then.
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
 * Makes a fork, once: to try again in a transaction that a deadlock has ended would make one that stays.
 * @returns the number of the game
 */
async function fork(connection: GameConnection, gameId: number, record: number | null, name: string | null): Promise<number> {
  const sql = 'CALL fork_game(?, ?, ?)';
  return onlyRow(sql, await callOnce<Made>(connection, sql, [gameId, record, name])).game_id;
}
