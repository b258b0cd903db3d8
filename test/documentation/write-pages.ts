import fs from 'node:fs';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';
import { startThrowawayServer } from '../../src/server/throwaway-server';
import { deploy } from '../../src/deploy/deploy';
import { GameConnection } from '../../src/client/connection';
import { PAGES_OF_CLIENTS, withClients } from '../clients/page';
import { readPage, WALKTHROUGHS } from '../support/pages';
import { answered } from '../support/walkthrough';
import { CAMPUS_PAGE, withTables } from './campus-tables';
import { COMMANDS_PAGE, withCommands } from './commands-page';
import { CORE_PAGE, withStatements } from './core-page';
import { DEPLOY_PAGE, withSteps } from './deploy-page';
import { REQUIREMENT_PAGES, withRequirements } from './requirements';

/** What brings the generated parts of the pages up to date. */
export const REWRITE = 'npx tsx test/documentation/write-pages.ts';

function writePage(page: string, text: string): void {
  fs.writeFileSync(path.join(PROGRAM_DIRECTORY, page), text);
}

/** Runs the examples of each page on a server of its own, and writes what they answer. */
async function writeWalkthroughs(pages: readonly string[]): Promise<void> {
  const server = await startThrowawayServer();
  try {
    for (const [index, page] of pages.entries()) {
      const root = await GameConnection.open({ url: server.url });
      await root.run('CREATE DATABASE ??', [`page${index}`]);
      await root.close();
      const address = { url: new URL(`/page${index}`, server.url).href };
      await deploy(address, { say: () => undefined });
      writePage(page, await answered(readPage(page), address));
    }
    const root = await GameConnection.open({ url: server.url });
    await root.run('CREATE DATABASE core');
    await root.close();
    writePage(CORE_PAGE, await withStatements(readPage(CORE_PAGE), { url: new URL('/core', server.url).href }));
  } finally {
    await server.stop();
  }
}

/** @param only `commands`: the lists of commands, tables, steps, clients and requirements alone, which need no server; or pages; none: everything */
async function main(only: readonly string[]): Promise<void> {
  writePage(COMMANDS_PAGE, await withCommands(readPage(COMMANDS_PAGE)));
  writePage(CAMPUS_PAGE, withTables(readPage(CAMPUS_PAGE)));
  writePage(DEPLOY_PAGE, withSteps(readPage(DEPLOY_PAGE)));
  for (const page of PAGES_OF_CLIENTS) writePage(page, withClients(readPage(page)));
  for (const [text, page] of Object.entries(REQUIREMENT_PAGES)) writePage(page, withRequirements(readPage(page), text));
  if (!only.includes('commands')) await writeWalkthroughs(only.length > 0 ? only : WALKTHROUGHS);
}

if (require.main === module) void main(process.argv.slice(2));
