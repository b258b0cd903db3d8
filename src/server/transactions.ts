import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { programName } from './program-name';

/** An open transaction, which may block others. */
export interface OpenTransaction {
  /** the number of the session, as for KILL; of a prepared one, `xa:` and its name in hexadecimal digits */
  id: string;
  /** null for a prepared one, which belongs to no session */
  account: string | null;
  /** how long it has been open; null: unknown */
  seconds: number | null;
  state: 'idle' | 'running' | 'prepared';
  /** how many rows it has locked and changed; null: unknown */
  rowsLocked: number | null;
  rowsChanged: number | null;
  /** the statement that the session is executing */
  statement: string | null;
}

/** The privileges for seeing and ending the transactions of others. */
const UNLOCK_PRIVILEGES = 'PROCESS, CONNECTION_ADMIN, XA_RECOVER_ADMIN';

/** There is no such transaction, or the account may not see or end it. */
export class UnlockError extends Error {
  override readonly name = 'UnlockError';
}

interface Transaction extends RowDataPacket {
  session: number;
  seconds: number;
  locked: number;
  changed: number;
}

interface Session extends RowDataPacket {
  Id: number;
  User: string;
  Host: string;
  Command: string;
  Info: string | null;
}

interface Prepared extends RowDataPacket {
  formatID: number;
  gtrid_length: number;
  data: string;
}

/** Without those of the server itself and prepared ones that survived a restart, which have no session. */
const TRANSACTIONS =
  "SELECT trx_mysql_thread_id AS session, TIMESTAMPDIFF(SECOND, trx_started, CONVERT_TZ(UTC_TIMESTAMP(), '+00:00', 'SYSTEM')) AS seconds," +
  ' trx_rows_locked AS locked, trx_rows_modified AS changed' +
  ' FROM information_schema.INNODB_TRX WHERE trx_mysql_thread_id NOT IN (0, CONNECTION_ID()) ORDER BY trx_started';

/**
 * The open transactions of a server, oldest first.
 * @throws UnlockError when the account may not see them
 */
export async function openTransactions(connection: Connection): Promise<OpenTransaction[]> {
  try {
    return await readTransactions(connection);
  } catch (error) {
    throw explained(error);
  }
}

async function readTransactions(connection: Connection): Promise<OpenTransaction[]> {
  const transactions = await listTransactions(connection);
  const [sessions] = await connection.query<Session[]>('SHOW FULL PROCESSLIST');
  const open = transactions.map(({ session, seconds, locked, changed }): OpenTransaction => {
    const found = sessions.find(({ Id }) => Id === session);
    return {
      id: String(session),
      account: found ? `${found.User}@${found.Host.replace(/:\d+$/, '')}` : null,
      seconds,
      state: found?.Command === 'Sleep' ? 'idle' : 'running',
      rowsLocked: locked,
      rowsChanged: changed,
      statement: found?.Info ?? null,
    };
  });
  const prepared = (await preparedTransactions(connection)).map((one): OpenTransaction => ({
    id: idOf(one), account: null, seconds: null, state: 'prepared', rowsLocked: null, rowsChanged: null, statement: null,
  }));
  return [...open, ...prepared];
}

/** Milliseconds after which InnoDB looks at its transactions again. */
const LOOK = 150;

/** How often to look for a moment at which MySQL can list them: a moment later a statement is usually over. */
const LOOKS = 10;

async function listTransactions(connection: Connection): Promise<Transaction[]> {
  for (let looks = 1; ; looks += 1) {
    try {
      const [transactions] = await connection.query<Transaction[]>(TRANSACTIONS);
      return transactions;
    } catch (error) {
      if (!UNLISTED.includes((error as { errno?: unknown }).errno)) throw error;
      if (looks === LOOKS) throw new UnlockError(await explainUnlistable(connection), { cause: error });
      await wait(LOOK);
    }
  }
}

/** The errors of information_schema while any session executes a statement with such characters: cannot convert; incorrect string. */
const UNLISTED: readonly unknown[] = [3854, 1366];

/** What MySQL cannot list: characters beyond U+FFFF, and, as it shows them otherwise, bytes that are no text. */
const UNLISTABLE = /[\u{10000}-\u{10ffff}\ufffd]/u;

async function explainUnlistable(connection: Connection): Promise<string> {
  const [sessions] = await connection.query<Session[]>('SHOW FULL PROCESSLIST');
  const found = sessions.filter(({ Info }) => UNLISTABLE.test(Info ?? '')).map(({ Id, User }) => `session ${Id} of ${User} (KILL ${Id} ends it)`);
  const where = found.length > 0 ? found.join(', ') : 'look for it with SHOW FULL PROCESSLIST';
  return `MySQL cannot list transactions while a statement with an emoji, or with bytes that are no text, is running: ${where}.`;
}

/**
 * Ends a transaction by ending its session, or by rolling it back if it is prepared.
 * @throws UnlockError when there is no such transaction, or the account may not end it
 */
export async function endTransaction(connection: Connection, id: string): Promise<void> {
  const found = (await openTransactions(connection)).find((one) => one.id === id);
  if (!found) throw new UnlockError(`There is no open transaction ${id}; ${programName()} db unlock lists those that are open.`);
  if (found.state !== 'prepared') {
    await connection.query('KILL ?', [Number(id)]).catch((error: unknown) => {
      throw explained(error);
    });
    return;
  }
  for (const one of await preparedTransactions(connection)) {
    if (idOf(one) !== id) continue;
    const name = Buffer.from(one.data.replace(/^0x/, ''), 'hex');
    await connection.query('XA ROLLBACK ?, ?, ?', [name.subarray(0, one.gtrid_length), name.subarray(one.gtrid_length), one.formatID]);
  }
}

function idOf({ data }: Prepared): string {
  return `xa:${data.replace(/^0x/, '').toLowerCase()}`;
}

/** Access denied; not the owner of the thread; a privilege is missing (two errors). */
const DENIED: readonly unknown[] = [1045, 1095, 1227, 1401];

function explained(error: unknown): unknown {
  if (!DENIED.includes((error as { errno?: unknown }).errno)) return error;
  return new UnlockError(`This account may not see or end the transactions of others. That takes GRANT ${UNLOCK_PRIVILEGES} ON *.*.`, { cause: error });
}

async function preparedTransactions(connection: Connection): Promise<Prepared[]> {
  const [rows] = await connection.query<Prepared[]>('XA RECOVER CONVERT XID');
  return rows;
}
