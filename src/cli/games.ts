import { type Command } from 'commander';
import { readGames } from '../game/views';
import { examples, jsonOption } from './support/arguments';
import { INSTALL, withDatabase } from './support/database';
import { printJson, printTable, say } from './support/output';

/** `sqlopoly games` */
export function addGames(program: Command): void {
  program
    .command('games')
    .description('list all games, the newest first (gamesView)')
    .addOption(jsonOption())
    .addHelpText('after', examples('games', 'games --json'))
    .action(async ({ json }: { json?: boolean }) => {
      const games = await withDatabase(INSTALL.reads, ({ connection }) => readGames(connection));
      if (!json && games.length === 0) say('There is no game yet; start one with: npx sqlopoly new');
      (json ? printJson : printTable)(games);
    });
}
