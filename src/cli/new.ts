import { type Command } from 'commander';
import { newGame } from '../game/new-game';
import { readGame } from '../game/views';
import { examples, jsonOption } from './support/arguments';
import { INSTALL, withDatabase } from './support/database';
import { print, printJson } from './support/output';

interface NewOptions {
  edition: string;
  name?: string;
  json?: boolean;
}

/** `sqlopoly new` */
export function addNew(program: Command): void {
  program
    .command('new')
    .description('start a game')
    .option('-e, --edition <name>', 'the rules and the board', 'campus')
    .option('-n, --name <name>', 'what the game is called (default: like its edition)')
    .addOption(jsonOption())
    .addHelpText('after', examples('new', 'new --edition campus --name Friday'))
    .action(async ({ edition, name, json = false }: NewOptions) => {
      const game = await withDatabase(INSTALL.own, async ({ connection }) =>
        readGame(connection, await newGame(connection, edition, name ?? null)),
      );
      if (!game) throw new Error('The game is gone already.');
      if (json) printJson(game);
      else print(`Game ${game.Game} (${game.Name}) has begun; ${game['Next player']} is first.`);
    });
}
