import { type Command } from 'commander';
import { readGames } from '../game/views';
import { programName } from '../program-name';
import { examples, jsonOption } from './support/arguments';
import { INSTALL, withDatabase } from './support/database';
import { printJson, printNote, printTable } from './support/output';

/** `sqlopoly games` */
export function addGames(program: Command): void {
  program
    .command('games')
    .description('list all games, newest first (gamesView)')
    .addOption(jsonOption())
    .addHelpText('after', examples('games', 'games --json'))
    .action(async ({ json }: { json?: boolean }) => {
      const games = await withDatabase(INSTALL.reads, ({ connection }) => readGames(connection));
      if (!json && games.length === 0) printNote(`There are no games yet; start one with: ${programName()} new`);
      (json ? printJson : printTable)(games);
    });
}
