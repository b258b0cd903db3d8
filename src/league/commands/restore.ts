import { type Command } from 'commander';
import { restoreTournament } from '../archive';
import { readTournament } from '../views';
import { counted } from '../../client/words/counted';
import { readArchive } from '../../cli/support/archive-file';
import { examples, jsonOption, type JsonOption } from '../../cli/support/arguments';
import { print, printJson } from '../../cli/support/output';
import { withLeague } from './support';

interface RestoreOptions extends JsonOption {
  name?: string;
}

/** `sqlopoly league restore` */
export function addRestoreTournament(league: Command): void {
  league
    .command('restore')
    .description('restore a tournament from a file that `league archive` wrote, comparing its standings')
    .argument('<file>', 'archive file')
    .option('-n, --name <name>', 'name of the tournament (default: the archived name)')
    .addOption(jsonOption())
    .addHelpText('after', examples('league restore tournament-1.json.gz', "league restore winter-cup.json --name 'Winter Cup, again'"))
    .action(async (file: string, { name, json = false }: RestoreOptions) => {
      const archive = readArchive(file);
      const tournament = await withLeague(async (connection) =>
        readTournament(connection, await restoreTournament(connection, archive, name ?? null)),
      );
      if (!tournament) throw new Error('The tournament has already been deleted.');
      if (json) printJson(tournament);
      else print(`Restored tournament ${tournament.Tournament} (${tournament.Name}): ${counted(tournament.Rounds, 'round')}, ${counted(tournament.Matches, 'match', 'matches')}, ${counted(tournament.Players, 'player')} entered.`);
    });
}
