import { type Command } from 'commander';
import { importGame, readRestored } from '../client/archive';
import { readArchive } from './support/archive-file';
import { readGame } from '../client/views';
import { examples, jsonOption, type JsonOption } from './support/arguments';
import { rememberGame } from './support/chosen-game';
import { INSTALL, withDatabase } from './support/database';
import { print, printJson } from './support/output';
import { givenSeats, printSeats } from './support/print-fork';

/** `sqlopoly restore` */
export function addRestore(program: Command): void {
  program
    .command('restore')
    .description('restore a game from a file that `archive` wrote, verifying it by replay')
    .argument('<file>', 'archive file')
    .addOption(jsonOption())
    .addHelpText('after', examples('restore game-7.json.gz', 'restore friday.json --json'))
    .action(async (file: string, { json = false }: JsonOption) => {
      const archive = readArchive(file);
      await withDatabase(INSTALL.own, async ({ connection }) => {
        const gameId = await importGame(connection, archive);
        const [game, restored] = [await readGame(connection, gameId), await readRestored(connection, gameId)];
        if (!game || !restored) throw new Error('The game has already been deleted.');
        await rememberGame(connection, gameId);
        if (json) {
          printJson({ ...game, 'Archived game': restored['Archived game'], 'Seed was open': restored['Seed was open'] });
          return;
        }
        const next = game['Next player'] === null ? 'it is over' : `${game['Next player']} is next`;
        print(`Restored game ${restored['Archived game']} at record ${game.Moves} as game ${gameId} (${game.Name}); ${next}.`);
        if (game['Next player'] === null) return;
        printSeats(hasSeats(archive) && (await givenSeats(connection, gameId)) === 0, Boolean(restored['Seed was open']));
      });
    });
}

/** Whether seats of the archived game belonged to accounts. */
function hasSeats(archive: string): boolean {
  const { game } = JSON.parse(archive) as { game: { seats: object | null } };
  return Object.keys(game.seats ?? {}).length > 0;
}
