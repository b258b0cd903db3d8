import { type Knex, knex as connect } from 'knex';
import type { ConnectionOptions } from 'mysql2/promise';
import type { GameConnection } from '../client/connection';
import { programName } from '../server/program-name';
import type { Baseline, Catalogue, SqlFile } from './catalogue';
import { DeployError } from './deploy-error';
import { SESSION_SETTINGS } from './session-settings';
import { IGNORE_REPEATED_CHANGES, step } from './step';

const SILENT: Knex.Logger = {
  warn: () => undefined,
  error: () => undefined,
  debug: () => undefined,
  deprecate: () => undefined,
};

/** Migrations from before editions were documents. They were never released, and such tables are not migrated. */
const BEFORE_EDITIONS: readonly string[] = ['001_board.sql', '002_game.sql', '005_decisions.sql'];

/**
 * Rejects a database with migrations that are not among ours: another version deployed it.
 * @throws DeployError with their names and what to do
 */
export async function rejectUnknownMigrations(
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
      `The database ${here?.name} has a version from before editions were documents, whose tables cannot be migrated. ` +
        'Finish its games with that version, then drop and create the database as its owner ' +
        `(or name another in DATABASE_URL), and run ${programName()} migrate.`,
    );
  }
  throw new DeployError(
    `A newer version of the game is installed: the database has the migrations ${unknown.join(', ')}, ` +
      `which version ${version} does not have. Update this program, then run ${programName()} migrate.`,
  );
}

/** Whether all migrations have run, so that the tables are as the seeds expect. */
export async function hasAllMigrations(connection: GameConnection, migrations: readonly SqlFile[]): Promise<boolean> {
  const run = new Set(await migrationsRun(connection));
  return migrations.every(({ name }) => run.has(name));
}

/** The names of the migrations that have run in a database. */
async function migrationsRun(connection: GameConnection): Promise<string[]> {
  const [found] = await connection.rows<{ tables: number }>(
    'SELECT COUNT(*) AS `tables` FROM information_schema.TABLES' +
      " WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'knex_migrations'",
  );
  if (!found?.tables) return [];
  const run = await connection.rows<{ name: string }>('SELECT name FROM knex_migrations ORDER BY id');
  return run.map(({ name }) => name);
}

/** How knex runs these migrations: also from its own command, by knexfile.js. */
export function knexConfig(server: ConnectionOptions, migrations: readonly SqlFile[]): Knex.Config {
  return {
    client: 'mysql2',
    connection: {
      ...server,
      multipleStatements: true,
    } as unknown as Knex.MySql2ConnectionConfig,
    pool: { min: 0, max: 1, afterCreate: prepareSession },
    migrations: { migrationSource: new SqlMigrations(migrations), disableTransactions: true },
  };
}

/**
 * Runs the migrations that have not run in this database; in an empty one, the baseline first. Nothing else may deploy at the same time, because a lock of
 * knex is taken for a leftover of an interrupted run and removed.
 * @returns the names of those that ran
 * @throws the error of mysql2
 */
export async function runMigrations(
  server: ConnectionOptions,
  { migrations, baseline }: Pick<Catalogue, 'migrations' | 'baseline'>,
): Promise<string[]> {
  const knex = connect({ ...knexConfig(server, migrations), log: SILENT });
  try {
    const [completed] = (await knex.migrate.list()) as [unknown[], unknown[]];
    const made = baseline && completed.length === 0 ? await makeTables(knex, baseline, migrations) : [];
    const more = await latest(knex).catch(async (error: unknown) => {
      if (!(error instanceof Error && error.name === 'MigrationLocked')) throw error;
      await knex.migrate.forceFreeMigrationsLock();
      return await latest(knex);
    });
    return [...made, ...more];
  } finally {
    await knex.destroy();
  }
}

/**
 * Makes the tables of an empty database, and records the migrations that would have made them. It can be repeated after
 * an interruption, because no migration has been recorded then.
 * @returns the names of these migrations
 */
async function makeTables(knex: Knex, { sql, last }: Baseline, migrations: readonly SqlFile[]): Promise<string[]> {
  const names = migrations.map(({ name }) => name).filter((name) => name <= last);
  await runFile(knex, sql);
  await knex('knex_migrations').insert(names.map((name) => ({ name, batch: 1, migration_time: knex.fn.now() })));
  return names;
}

/** Runs the statements of a file, which can be repeated. */
async function runFile(knex: Knex, sql: string): Promise<void> {
  for (const statement of step(`${IGNORE_REPEATED_CHANGES}\n${sql}`)) {
    // Knex reads a bare question mark as a placeholder.
    await knex.raw(statement.replaceAll('?', '\\?'));
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

/** Migrations from SQL files. They cannot be undone. */
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
      up: (knex: Knex) => runFile(knex, sql),
      down: () => Promise.reject(new DeployError(`${name} cannot be undone.`)),
    });
  }
}
