import { readCatalogue } from '../../src/deploy/catalogue';
import type { GameConnection } from '../../src/client/connection';
import { checksums } from './everything';
import { OWN_BOOKS } from './restore';
import { dumpSchema } from './schema-dump';

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
