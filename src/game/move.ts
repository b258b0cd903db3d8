import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { GameConnection, Value } from './connection';
import { isConnectionLost } from './connection-lost';
import { asRefusal, RefusedMove } from './refusal';
import { isPassing, PAUSES, resend } from './resend';
import { type LedgerRow, readMoveWithToken } from './views';

/** The move with this token was made already. */
const TOKEN_TAKEN = 50007;

/**
 * Rolls dice in a game, exactly once: the move carries a token of its own, so that after a lost
 * connection or a time-out the ledger tells whether it was made.
 * @param gameId the game, which must be the chosen one of the connection
 * @param dice what the dice show; the database decides whether that is allowed
 * @param record the record that the move is to be; null: whichever is next
 * @returns the row of the ledger that the move became
 * @throws RefusedMove when the rules do not allow it, then nothing has changed;
 *   the error of mysql2 when the server cannot be reached for some seconds
 */
export async function roll(
  connection: GameConnection,
  gameId: number,
  dice: number,
  record: number | null = null,
): Promise<LedgerRow> {
  const token = randomUUID();
  for (const pause of PAUSES) {
    try {
      return await makeMove(connection, gameId, token, dice, record);
    } catch (error) {
      const isLost = isConnectionLost(error);
      if (!isLost && !isPassing(error)) throw error;
      await wait(pause);
      if (isLost) await connection.reconnect().catch(passIfLost);
    }
  }
  return await makeMove(connection, gameId, token, dice, record);
}

/**
 * Rolls dice with the coursework's own statement, in the chosen game.
 * @throws RefusedMove when the rules do not allow it; the error of mysql2, and then, when the
 *   connection was lost, nobody knows whether the move was made
 */
export async function rollPlainly(connection: GameConnection, dice: number): Promise<void> {
  await resend(() => insert(connection, 'INSERT INTO Gamemanager (dice) VALUES (?)', [dice]));
}

/** One attempt. An earlier one with the same token may have been made without our hearing of it. */
async function makeMove(
  connection: GameConnection,
  gameId: number,
  token: string,
  dice: number,
  record: number | null,
): Promise<LedgerRow> {
  try {
    await insert(connection, 'INSERT INTO Gamemanager (game_id, token, record_ID, dice) VALUES (?, ?, ?, ?)', [
      gameId, token, record, dice,
    ]);
  } catch (error) {
    if (!(error instanceof RefusedMove && error.errno === TOKEN_TAKEN)) throw error;
  }
  const row = await readMoveWithToken(connection, token);
  if (!row) throw new Error(`The move in game ${gameId} is not in its ledger.`);
  return row;
}

async function insert(connection: GameConnection, sql: string, values: readonly Value[]): Promise<void> {
  await connection.run(sql, values).catch((error: unknown) => {
    throw asRefusal(error);
  });
}

/** The next attempt tells that there is still no connection. */
function passIfLost(error: unknown): void {
  if (!isConnectionLost(error)) throw error;
}
