import { createConnection, type Connection, type ConnectionOptions, type RowDataPacket } from 'mysql2/promise';

/** What a server says of itself. */
export interface ServerAnswer {
  /** e.g. "9.7.4" */
  version: string;
  port: number;
}

/** Milliseconds that a server may take to answer. */
const PATIENCE = 5000;

interface AnswerRow extends RowDataPacket {
  version: string;
  port: number;
}

/** Connects, lets `work` use the connection, and closes it. Throws whatever mysql2 does. */
export async function withConnection<T>(
  target: ConnectionOptions,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await createConnection({ connectTimeout: PATIENCE, ...target });
  // A server that goes away while the connection is idle is noticed by the next query.
  connection.on('error', () => undefined);
  try {
    return await work(connection);
  } finally {
    connection.destroy();
  }
}

/** Asks a server for its version and port. Throws when it cannot be reached or refuses. */
export async function askServer(target: ConnectionOptions): Promise<ServerAnswer> {
  return await withConnection(target, async (connection) => {
    const sql = 'SELECT VERSION() AS version, @@port AS port';
    const [rows] = await connection.query<AnswerRow[]>({ sql, timeout: PATIENCE });
    return { version: rows[0]!.version, port: rows[0]!.port };
  });
}

/** The same, with undefined for no answer. */
export async function askIfThere(target: ConnectionOptions): Promise<ServerAnswer | undefined> {
  return await askServer(target).catch(() => undefined);
}
