/** One way of getting a database that did not work. */
export interface Attempt {
  /** what was tried, e.g. "a container" */
  what: string;
  /** why it did not work */
  reason: string;
}

const INSTALL_MYSQL = 'install MySQL 8.0.21 or newer, e.g. apt-get install mysql-server (or set MYSQLD to the path of a mysqld)';
const START_DOCKER = 'install and start Docker with docker compose';
const SET_URL = 'set DATABASE_URL=mysql://user:password@host/database in the environment or in .env';
const USE_WSL = 'use the Windows Subsystem for Linux with Debian or Ubuntu, where the server is found or fetched by itself';

/** What helps on an operating system. Only on Linux is a server found or fetched without help. */
export function helpOn(platform: NodeJS.Platform): readonly string[] {
  if (platform === 'linux') return [INSTALL_MYSQL, START_DOCKER, SET_URL];
  return [START_DOCKER, SET_URL, ...(platform === 'win32' ? [USE_WSL] : [])];
}

/** There is no database to play in. The message lists what was tried, why it failed, and what would help. */
export class NoDatabaseError extends Error {
  override readonly name = 'NoDatabaseError';

  constructor(
    readonly attempts: readonly Attempt[],
    readonly help: readonly string[] = helpOn(process.platform),
  ) {
    const tried = attempts.map(({ what, reason }) => `  - ${what}: ${reason}`);
    const helps = help.map((line) => `  - ${line}`);
    super(['No MySQL server is available. Tried:', ...tried, 'Do one of these:', ...helps].join('\n'));
  }
}

/** The message of an error, or of anything else that was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
