import fs from 'node:fs';
import path from 'node:path';
import { onThrowawayGame } from '../support/throwaway-game';
import { documentedPages, withTables } from './documentation';

/** The file of a page. */
export function pageFile(name: string): string {
  return path.join(__dirname, '..', '..', 'docs', name);
}

/** What rewrites its tables. */
export const REWRITE = 'npx tsx test/edition/write-documentation.ts';

/** Deploys in a server of its own and writes the tables. */
async function main(): Promise<void> {
  await onThrowawayGame(async (connection) => {
    for (const [name, tables] of Object.entries(await documentedPages(connection))) {
      fs.writeFileSync(pageFile(name), withTables(fs.readFileSync(pageFile(name), 'utf8'), tables));
    }
  });
}

if (require.main === module) void main();
