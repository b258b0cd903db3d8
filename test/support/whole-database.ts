import { readCatalogue } from '../../src/deploy/catalogue';
import type { GameConnection } from '../../src/game/connection';
import { checksums } from './everything';
import { dumpSchema } from './schema-dump';

/** What deploys keep books of for themselves, which differs with what happened before. */
const OWN_BOOKS = ['Deployment', 'DeploymentLock', 'knex_migrations', 'knex_migrations_lock'];

/** Everything in a database that a deploy installs. */
export async function installationOf(connection: GameConnection): Promise<{ schema: string; rows: object; version: object[] }> {
  const rows = Object.entries(await checksums(connection)).filter(([table]) => !OWN_BOOKS.includes(table));
  return {
    schema: await dumpSchema(connection),
    rows: Object.fromEntries(rows),
    version: await connection.rows('SELECT version, state FROM deploymentView'),
  };
}

/** The names of files and of what they describe, for comparing with what exists. */
export function describedObjects(): string[] {
  return readCatalogue()
    .objects.map(({ type, name }) => `${type} ${name}`)
    .sort();
}
