import fs from 'node:fs';
import path from 'node:path';
import { startThrowawayServer } from '../../src/database/throwaway-server';
import { deploy } from '../../src/deploy/deploy';
import { GameConnection } from '../../src/game/connection';
import { documentedPages, withTables } from './documentation';

/** The file of a page. */
export function pageFile(name: string): string {
  return path.join(__dirname, '..', '..', 'docs', name);
}

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
    for (const [name, tables] of Object.entries(await documentedPages(connection))) {
      fs.writeFileSync(pageFile(name), withTables(fs.readFileSync(pageFile(name), 'utf8'), tables));
    }
    await connection.close();
  } finally {
    await server.stop();
  }
}

if (require.main === module) void main();
