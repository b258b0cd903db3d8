import { type Knex, knex as connect } from 'knex';
import type { ConnectionOptions } from 'mysql2/promise';
import type { GameConnection } from '../game/connection';
import type { SqlFile } from './catalogue';
import { DeployError } from './deploy-error';
import { SESSION_SETTINGS } from './session-settings';
import { PASS_BY_WHAT_IS_THERE, step } from './step';

const SILENT: Knex.Logger = {
  warn: () => undefined,
  error: () => undefined,
  debug: () => undefined,
  deprecate: () => undefined,
};

/** Migrations of the tables before an edition was one document. They were never released, and are not carried over. */
const BEFORE_EDITIONS: readonly string[] = ['001_board.sql', '002_game.sql', '005_decisions.sql'];

/**
 * Refuses a database with migrations that are not among ours: another version deployed it.
 * @throws DeployError that names them, and says what to do
 */
export async function refuseUnknownMigrations(
  connection: GameConnection,
  migrations: readonly SqlFile[],
  version: string,
): Promise<void> {
  const run = await migrationsRun(connection);
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = run.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  if (unknown.some((name) => BEFORE_EDITIONS.includes(name))) {
    const [here] = await connection.rows<{ name: string }>('SELECT DATABASE() AS name');
    throw new DeployError(
      `The database ${here?.name} holds a version from before editions were documents; its tables cannot be carried over. ` +
        'Games that are to be kept can be played to their end with that version. Then make the database anew as its owner (drop and create it), ' +
        'or name another in DATABASE_URL, and run npx sqlopoly migrate.',
    );
  }
  throw new DeployError(
    `A newer version of the game is installed: the database has the migrations ${unknown.join(', ')}, ` +
      `which version ${version} does not know. Update this checkout, then run npx sqlopoly migrate.`,
  );
}

/** Whether a database has had all migrations, so that its tables are as the seeds expect them. */
export async function hasAllMigrations(connection: GameConnection, migrations: readonly SqlFile[]): Promise<boolean> {
  const run = new Set(await migrationsRun(connection));
  return migrations.every(({ name }) => run.has(name));
}

/** The names of the migrations that a database has had. */
async function migrationsRun(connection: GameConnection): Promise<string[]> {
  const [found] = await connection.rows<{ tables: number }>(
    'SELECT COUNT(*) AS `tables` FROM information_schema.TABLES' +
      " WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'knex_migrations'",
  );
  if (!found?.tables) return [];
  const run = await connection.rows<{ name: string }>('SELECT name FROM knex_migrations ORDER BY id');
  return run.map(({ name }) => name);
}

/**
 * Runs the migrations that this database has not had yet. Nothing else may deploy meanwhile: a lock
 * that an interrupted run left behind is removed.
 * @returns the names of those that were run
 * @throws the error of mysql2
 */
export async function runMigrations(
  server: ConnectionOptions,
  migrations: readonly SqlFile[],
): Promise<string[]> {
  const knex = connect({
    client: 'mysql2',
    connection: {
      ...server,
      multipleStatements: true,
    } as unknown as Knex.MySql2ConnectionConfig,
    pool: { min: 0, max: 1, afterCreate: prepareSession },
    log: SILENT,
    migrations: { migrationSource: new SqlMigrations(migrations), disableTransactions: true },
  });
  try {
    return await latest(knex).catch(async (error: unknown) => {
      if (!(error instanceof Error && error.name === 'MigrationLocked')) throw error;
      await knex.migrate.forceFreeMigrationsLock();
      return await latest(knex);
    });
  } finally {
    await knex.destroy();
  }
}

async function latest(knex: Knex): Promise<string[]> {
  const [, names] = (await knex.migrate.latest()) as [number, string[]];
  return names;
}

type Done = (error: Error | null, connection: unknown) => void;

interface RawConnection {
  query: (sql: string, done: (error: Error | null) => void) => void;
}

function prepareSession(connection: RawConnection, done: Done): void {
  connection.query(SESSION_SETTINGS.join(';\n'), (error) => done(error, connection));
}

/** Migrations that are files of SQL. There is no way back from one. */
class SqlMigrations implements Knex.MigrationSource<SqlFile> {
  constructor(private readonly files: readonly SqlFile[]) {}

  getMigrations(): Promise<SqlFile[]> {
    return Promise.resolve([...this.files]);
  }

  getMigrationName({ name }: SqlFile): string {
    return name;
  }

  getMigration({ name, sql }: SqlFile): Promise<Knex.Migration> {
    return Promise.resolve({
      up: async (knex: Knex) => {
        for (const statement of step(`${PASS_BY_WHAT_IS_THERE}\n${sql}`)) {
          // Knex takes a bare question mark for a placeholder.
          await knex.raw(statement.replaceAll('?', '\\?'));
        }
      },
      down: () => Promise.reject(new DeployError(`${name} cannot be undone.`)),
    });
  }
}
