import { type Command } from 'commander';
import { importGame, readRestored } from '../game/archive';
import { readArchive } from './support/archive-file';
import { readGame } from '../game/views';
import { examples, jsonOption } from './support/arguments';
import { INSTALL, withDatabase } from './support/database';
import { print, printJson } from './support/output';
import { givenSeats, tellSeats } from './support/print-fork';

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
          printJson({ ...game, 'Archived game': restored['Archived game'], 'Seed was open': restored['Seed was open'] });
          return;
        }
        const next = game['Next player'] === null ? 'it is over' : `${game['Next player']} is next`;
        print(`Game ${gameId} (${game.Name}) is what game ${restored['Archived game']} was at record ${game.Moves}; ${next}.`);
        if (game['Next player'] === null) return;
        tellSeats(hasSeats(archive) && (await givenSeats(connection, gameId)) === 0, Boolean(restored['Seed was open']));
      });
    });
}

/** Whether an archive is of a game with seats of accounts. */
function hasSeats(archive: string): boolean {
  const { game } = JSON.parse(archive) as { game: { seats: object | null } };
  return Object.keys(game.seats ?? {}).length > 0;
}
