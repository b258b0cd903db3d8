import fs from 'node:fs';
import path from 'node:path';
import { startThrowawayServer } from '../../src/database/throwaway-server';
import { deploy } from '../../src/deploy/deploy';
import { GameConnection } from '../../src/game/connection';
import { documentedTables, withTables } from './documentation';

/** The page that describes the documents of editions. */
export const PAGE = path.join(__dirname, '..', '..', 'docs', 'editions.md');

/** What rewrites its tables. */
export const REWRITE = 'npx tsx test/edition/write-documentation.ts';

/** Deploys in a server of its own and writes the tables. */
async function main(): Promise<void> {
  const server = await startThrowawayServer();
  try {
    const root = await GameConnection.open({ url: server.url });
    await root.run('CREATE DATABASE sqlopoly');
    await root.close();
    const address = { url: new URL('/sqlopoly', server.url).href };
    await deploy(address, { say: () => undefined });
    const connection = await GameConnection.open(address);
    fs.writeFileSync(PAGE, withTables(fs.readFileSync(PAGE, 'utf8'), await documentedTables(connection)));
    await connection.close();
  } finally {
    await server.stop();
  }
}

if (require.main === module) void main();
