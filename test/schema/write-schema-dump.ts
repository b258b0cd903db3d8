import fs from 'node:fs';
import path from 'node:path';
import { startThrowawayServer } from '../../src/database/throwaway-server';
import { readCatalogue } from '../../src/deploy/catalogue';
import { deploy } from '../../src/deploy/deploy';
import { GameConnection } from '../../src/game/connection';
import { dumpSchema } from '../support/schema-dump';
import { writeSchemaPage } from './schema-page';

/** The dump that is committed, so that a change of the schema shows in a review. */
export const SCHEMA_DUMP = path.join(__dirname, '..', 'schema.sql');

/** What rewrites it. */
export const REWRITE = 'npx tsx test/schema/write-schema-dump.ts';

export const HEADING =
  '-- The schema as a deploy makes it: tables in full; views, routines and triggers by their outside.\n' +
  `-- Made by \`${REWRITE}\`; a test compares it with the database.\n\n`;

/** Deploys in a server of its own and writes the dump, and the page of the documentation that is made of it. */
async function main(): Promise<void> {
  const server = await startThrowawayServer();
  try {
    const root = await GameConnection.open({ url: server.url });
    await root.run('CREATE DATABASE sqlopoly');
    await root.close();
    const address = { url: new URL('/sqlopoly', server.url).href };
    await deploy(address, { say: () => undefined });
    const connection = await GameConnection.open(address);
    const dump = HEADING + (await dumpSchema(connection));
    fs.writeFileSync(SCHEMA_DUMP, dump);
    writeSchemaPage(dump, readCatalogue());
    await connection.close();
  } finally {
    await server.stop();
  }
}

if (require.main === module) void main();
