import { type Connection, createConnection, type FieldPacket, type ResultSetHeader } from 'mysql2';
import type { ConnectionOptions } from 'mysql2/promise';
import { type Address, serversAt } from '../server/address';
import { isConnectionLost } from './connection-lost';
import { asRefusal, RefusedMove, serverErrno } from './refusal';
import { SESSION } from './session';

/** How many rows of a result are shown. */
export const MOST_ROWS = 200;

/** How many bytes of a result are shown. */
const MOST_BYTES = 1_000_000;

/** How many characters of a value are shown. */
const MOST_LETTERS = 300;

/** Milliseconds that a statement may take. */
const MOST_TIME = 5_000;

/** How many statements may run at once. */
const MOST_AT_ONCE = 3;

const CONNECT_TIMEOUT = 3_000;

/** Access denied: to the database, to the server; too many connections of the account, or of all. */
const DENIED: readonly (number | undefined)[] = [1044, 1045];
const TOO_MANY: readonly (number | undefined)[] = [1040, 1203, 1226];

/** Types of columns with texts or bytes; the character set tells which. */
const TEXT_TYPES: readonly (number | undefined)[] = [15, 249, 250, 251, 252, 253, 254];
const BYTES = 63;

/** The result of a statement that somebody typed. */
export interface SqlAnswer {
  /** the names of the columns; empty: the statement returns no rows */
  columns: string[];
  /** null: NULL; a long value is cut and ends with … */
  rows: (string | null)[][];
  /** whether there are more rows than these */
  isCut: boolean;
  /** how many rows it changed; 0 when it returns rows */
  changed: number;
  /** why it failed; undefined: it succeeded */
  refusal?: string;
}

/** The result of a statement that failed. */
function refused(refusal: string): SqlAnswer {
  return { columns: [], rows: [], isCut: false, changed: 0, refusal };
}

/**
 * Runs statements that people type, with a separate account. Each runs on its own connection, which is closed
 * afterwards, so that no setting, transaction or lock remains.
 */
export class SqlConsole {
  private running = 0;

  /** @param address with an account that has no more privileges than the person who types */
  constructor(private readonly address: Address) {}

  /**
   * Runs one statement with a game as the chosen one.
   * @throws the error of mysql2 when the database cannot be reached
   */
  async run(gameId: number, sql: string): Promise<SqlAnswer> {
    if (sql.trim() === '') return refused('Type a statement first.');
    if (this.running >= MOST_AT_ONCE) return refused('Other statements are still running; try again in a moment.');
    this.running += 1;
    try {
      return await this.runAlone(gameId, sql);
    } finally {
      this.running -= 1;
    }
  }

  private async runAlone(gameId: number, sql: string): Promise<SqlAnswer> {
    let open: Open;
    try {
      open = await connectToPrimary(serversAt(this.address));
    } catch (error) {
      if (isConnectionLost(error)) throw error;
      if (DENIED.includes(serverErrno(error))) return refused('Somebody changed the account for typing SQL; restart the page with the web command to reset it.');
      if (TOO_MANY.includes(serverErrno(error))) return refused('The server has too many connections; try again in a moment.');
      throw error;
    }
    const { connection, server } = open;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<SqlAnswer>((resolve) => {
      timer = setTimeout(() => {
        void kill(server, connection.threadId).finally(() => resolve(refused(`The statement took longer than ${MOST_TIME / 1000} seconds and was cancelled.`)));
      }, MOST_TIME);
    });
    try {
      return await Promise.race([choose(connection, gameId).then(() => answerTo(connection, sql)), late]);
    } finally {
      clearTimeout(timer);
      connection.destroy();
    }
  }
}

interface Open {
  connection: Connection;
  server: ConnectionOptions;
}

/** Connects to the first server that accepts moves. @throws the error of mysql2 for the first server */
async function connectToPrimary(servers: readonly ConnectionOptions[]): Promise<Open> {
  let problem: unknown;
  for (const server of servers) {
    const connection = connectionTo(server);
    try {
      await send(connection, SESSION, []);
      const [row] = (await send(connection, 'SELECT @@read_only AS isReadOnly', [])) as { isReadOnly: number }[];
      if (servers.length === 1 || !row?.isReadOnly) return { connection, server };
      connection.destroy();
    } catch (error) {
      connection.destroy();
      problem ??= error;
    }
  }
  throw problem ?? Object.assign(new Error('No server of the group accepts moves at present; try again in a moment.'), { code: 'NO_PRIMARY' });
}

function connectionTo(server: ConnectionOptions): Connection {
  // Otherwise a statement could read a file of this computer.
  const connection = createConnection({ ...server, charset: 'utf8mb4_0900_ai_ci', connectTimeout: CONNECT_TIMEOUT, multipleStatements: false, flags: ['-LOCAL_FILES'] });
  connection.on('error', () => undefined);
  return connection;
}

async function choose(connection: Connection, gameId: number): Promise<void> {
  await send(connection, 'SET @game_id = ?, SESSION sql_select_limit = ?', [gameId, MOST_ROWS + 1]);
}

function send(connection: Connection, sql: string, values: readonly number[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    connection.query(sql, [...values], (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result)));
  });
}

/** Kills a connection from another one of the same account. Never throws. */
async function kill(server: ConnectionOptions, thread: number): Promise<void> {
  const connection = connectionTo(server);
  await send(connection, 'KILL ?', [thread]).catch(() => undefined);
  connection.destroy();
}

/** Sends the statement unchanged, and reads as much of its result as is shown. */
function answerTo(connection: Connection, sql: string): Promise<SqlAnswer> {
  const answer: SqlAnswer = { columns: [], rows: [], isCut: false, changed: 0 };
  let columns: FieldPacket[] = [];
  let bytes = 0;
  return new Promise((resolve) => {
    const query = connection.query({ sql, rowsAsArray: true, typeCast: (field) => field.buffer() });
    query.on('fields', (fields: FieldPacket[] | undefined) => {
      if (!fields || answer.columns.length > 0) return;
      columns = fields;
      answer.columns = fields.map(({ name }) => name);
    });
    query.on('result', (row: (Buffer | null)[] | ResultSetHeader) => {
      if (!Array.isArray(row)) answer.changed += answer.columns.length > 0 ? 0 : row.affectedRows;
      else if (answer.rows.length >= MOST_ROWS || bytes > MOST_BYTES) resolve({ ...answer, isCut: true });
      else {
        bytes += row.reduce((sum, value) => sum + (value?.length ?? 0), 0);
        answer.rows.push(row.map((value, index) => value && shown(value, columns[index])));
      }
    });
    query.on('error', (error: Error) => resolve(refused(sentenceOf(error))));
    query.on('end', () => resolve(answer));
  });
}

/** A value as a text; binary values in hexadecimal digits. */
function shown(value: Buffer, column: FieldPacket | undefined): string {
  const isBytes = TEXT_TYPES.includes(column?.columnType) && column?.characterSet === BYTES;
  // A character has at most four bytes.
  const text = isBytes ? `0x${value.subarray(0, MOST_LETTERS).toString('hex').toUpperCase()}` : value.subarray(0, 4 * MOST_LETTERS + 4).toString();
  const letters = [...text];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : text;
}

function sentenceOf(error: Error): string {
  const known = asRefusal(error);
  if (known instanceof RefusedMove) return known.message;
  if (isConnectionLost(error)) return 'The connection was lost before the server answered. Check whether the statement was executed before you send it again.';
  return `MySQL says (${serverErrno(error) ?? 'client'}): ${error.message}`;
}
