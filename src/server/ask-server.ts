import { createConnection, type Connection, type ConnectionOptions, type RowDataPacket } from 'mysql2/promise';

/** The answer of a server that is up. */
export interface ServerAnswer {
  /** e.g. "9.7.4" */
  version: string;
  port: number;
}

/** Milliseconds that a server may take to connect and to answer. */
const ANSWER_LIMIT = 5000;

interface AnswerRow extends RowDataPacket {
  version: string;
  port: number;
}

/** Connects, lets `work` use the connection, and closes it. @throws the error of mysql2 */
export async function withConnection<T>(
  target: ConnectionOptions,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await createConnection({ connectTimeout: ANSWER_LIMIT, ...target });
  // If the server goes away while the connection is idle, the next query reports it.
  connection.on('error', () => undefined);
  try {
    return await work(connection);
  } finally {
    connection.destroy();
  }
}

/** Asks a server for its version and port. @throws the error of mysql2 when it cannot be reached or denies access */
export async function askServer(target: ConnectionOptions): Promise<ServerAnswer> {
  return await withConnection(target, async (connection) => {
    const sql = 'SELECT VERSION() AS version, @@port AS port';
    const [rows] = await connection.query<AnswerRow[]>({ sql, timeout: ANSWER_LIMIT });
    return { version: rows[0]!.version, port: rows[0]!.port };
  });
}

/** The same, but returns undefined instead of throwing. */
export async function askIfThere(target: ConnectionOptions): Promise<ServerAnswer | undefined> {
  return await askServer(target).catch(() => undefined);
}
