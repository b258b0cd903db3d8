/** One way of getting a database that did not work. */
export interface Attempt {
  /** what was tried, e.g. "a container" */
  what: string;
  /** why it did not work */
  reason: string;
}

const HELP = [
  'install MySQL 8.0.21 or newer, e.g. apt-get install mysql-server (or set MYSQLD to the path of a mysqld)',
  'install and start Docker with docker compose',
  'set DATABASE_URL=mysql://user:password@host/database in the environment or in .env',
];

/** There is no database to play in. The message lists what was tried, why it failed, and what would help. */
export class NoDatabaseError extends Error {
  override readonly name = 'NoDatabaseError';

  constructor(
    readonly attempts: readonly Attempt[],
    readonly help: readonly string[] = HELP,
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
