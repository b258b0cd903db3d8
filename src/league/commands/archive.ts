import { type Command } from 'commander';
import { exportTournament } from '../archive';
import { counted } from '../../client/words/counted';
import { writeArchive } from '../../cli/support/archive-file';
import { examples, jsonOption, type JsonOption } from '../../cli/support/arguments';
import { print, printJson } from '../../cli/support/output';
import { tournamentArgument, withTournament } from './support';

interface ArchiveOptions extends JsonOption {
  file?: string;
  overwrite?: boolean;
}

/** `sqlopoly league archive` */
export function addArchiveTournament(league: Command): void {
  league
    .command('archive')
    .description('write a tournament with everything in it to a file that `league restore` reads')
    .addArgument(tournamentArgument())
    .option('-f, --file <file>', 'output file, compressed if it ends in .gz (default: tournament-NUMBER.json.gz)')
    .option('--overwrite', 'overwrite an existing file')
    .addOption(jsonOption())
    .addHelpText('after', examples('league archive 1', 'league archive 1 --file winter-cup.json'))
    .action(async (number: number, { file = `tournament-${number}.json.gz`, overwrite = false, json = false }: ArchiveOptions) => {
      const { tournament, archive } = await withTournament(number, async (connection, of) => ({
        tournament: of, archive: await exportTournament(connection, number),
      }));
      const bytes = writeArchive(file, archive, overwrite);
      if (json) printJson({ tournament: number, name: tournament.Name, file, bytes, rounds: tournament.Rounds, matches: tournament.Matches });
      else print(`Archived tournament ${number} (${tournament.Name}) to ${file}: ${counted(tournament.Rounds, 'round')}, ${counted(tournament.Matches, 'match', 'matches')}; ${counted(bytes, 'byte')}.`);
    });
}
