import { type Command } from 'commander';
import { importGame, readRestored } from '../game/archive';
import { readArchive } from './support/archive-file';
import { readGame } from '../game/views';
import { examples, jsonOption } from './support/arguments';
import { INSTALL, withDatabase } from './support/database';
import { print, printJson } from './support/output';

/** `sqlopoly restore` */
export function addRestore(program: Command): void {
  program
    .command('restore')
    .description('make a game anew of a file that archive wrote; it is played again and compared')
    .argument('<file>', 'the file')
    .addOption(jsonOption())
    .addHelpText('after', examples('restore game-7.json.gz', 'restore friday.json --json'))
    .action(async (file: string, { json = false }: { json?: boolean }) => {
      const archive = readArchive(file);
      await withDatabase(INSTALL.own, async ({ connection }) => {
        const gameId = await importGame(connection, archive);
        const [game, restored] = [await readGame(connection, gameId), await readRestored(connection, gameId)];
        if (!game || !restored) throw new Error('The game is gone already.');
        if (json) {
          printJson({ ...game, 'Archived game': restored['Archived game'] });
          return;
        }
        const next = game['Next player'] === null ? 'it is over' : `${game['Next player']} is next`;
        print(`Game ${gameId} (${game.Name}) is what game ${restored['Archived game']} was at record ${game.Moves}; ${next}.`);
      });
    });
}
