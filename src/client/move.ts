import { randomUUID } from 'node:crypto';
import { callOnce } from './call';
import type { GameConnection } from './connection';
import { isRefused } from './refusal';
import { resend } from './resend';
import { type LedgerRow, readMovesFromToken } from './views';

/** The details of a move; the database adds missing ones, or refuses the move. */
export interface Move {
  action: string;
  player_ID?: number;
  /** what the first die shows */
  dice?: number;
  dice2?: number;
  /** the property it is about */
  prid?: number;
  /** money, for a bid */
  amount?: number;
  /** a trade or other dice, in JSON */
  terms?: string;
}

/**
 * Makes moves in a game in one statement, all of them or none, exactly once: the first has a token, so that after a lost
 * connection or a time-out the ledger shows whether they were made. Where seats belong to accounts, each move is final,
 * so those before a refused one stay.
 * @param gameId must be the chosen game of the connection
 * @param record the expected number of the first move; null: any
 * @param token identifies the moves, however often they are sent
 * @returns the rows of the moves in the ledger
 * @throws RefusedMove when the rules do not allow it, and then nothing has changed;
 *   the error of mysql2 when the server cannot be reached for some seconds
 */
export async function makeMoves(
  connection: GameConnection,
  gameId: number,
  moves: readonly Move[],
  record: number | null = null,
  token: string = randomUUID(),
): Promise<LedgerRow[]> {
  return await resend(connection, () => attempt(connection, gameId, token, moves, record), { isIdempotent: true });
}

/** Makes one move. @throws as makeMoves */
export async function makeMove(
  connection: GameConnection,
  gameId: number,
  move: Move,
  record: number | null = null,
  token?: string,
): Promise<LedgerRow> {
  const [row] = await makeMoves(connection, gameId, [move], record, token);
  if (!row) throw new Error(`The move in game ${gameId} is not in its ledger.`);
  return row;
}

/**
 * Rolls dice with the coursework's own statement, in the chosen game.
 * @throws RefusedMove when the rules do not allow it; the error of mysql2, and if the connection was lost, it is
 *   unknown whether the move was made
 */
export async function rollPlainly(connection: GameConnection, dice: number): Promise<void> {
  await resend(connection, () => connection.run('INSERT INTO Gamemanager (dice) VALUES (?)', [dice]));
}

const INSERT =
  'INSERT INTO Gamemanager' +
  ' (game_id, token, record_ID, action, player_ID, dice, dice2, prid, amount, terms) VALUES ?';

/** Makes one attempt. An earlier one with the same token may have succeeded unnoticed. */
async function attempt(
  connection: GameConnection,
  gameId: number,
  token: string,
  moves: readonly Move[],
  record: number | null,
): Promise<LedgerRow[]> {
  const rows = moves.map((move, index) => [
    gameId,
    index === 0 ? token : null,
    index === 0 ? record : null,
    move.action,
    move.player_ID ?? null,
    move.dice ?? null,
    move.dice2 ?? null,
    move.prid ?? null,
    move.amount ?? null,
    move.terms ?? null,
  ]);
  try {
    await connection.run(INSERT, [rows]).catch(async (error: unknown) => {
      if (!isRefused(error, 'move_not_final')) throw error;
      for (const [index, move] of moves.entries()) {
        await makeFinalMove(connection, gameId, move, index === 0 ? { token, ...(record === null ? {} : { record_ID: record }) } : {});
      }
    });
  } catch (error) {
    if (!isRefused(error, 'token_taken')) throw error;
  }
  return await readMovesFromToken(connection, token, moves.length);
}

/** Makes a move where seats belong to accounts: it is committed at once. */
async function makeFinalMove(connection: GameConnection, gameId: number, { action, ...details }: Move, more: object): Promise<void> {
  await callOnce(connection, 'CALL make_move(?, ?, ?)', [gameId, action, JSON.stringify({ ...details, ...more })]);
}
