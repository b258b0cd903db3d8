import { Argument, type Command } from 'commander';
import { decode } from '../csv';
import { importDraws, importResults } from '../import';
import { unenteredNote } from '../notes';
import { examples } from '../../cli/support/arguments';
import { print } from '../../cli/support/output';
import { UsageError } from '../../cli/support/statuses';
import { printRepeats, readFileOf, tournamentArgument, withTournament } from './support';

/** `sqlopoly league import` */
export function addImport(league: Command): void {
  league
    .command('import')
    .description('import draws (round,table,player,strength) or results (round,table,player,score), the whole file or nothing')
    .addArgument(new Argument('<what>', 'what the file contains').choices(['draws', 'results']))
    .addArgument(tournamentArgument())
    .argument('<file>', 'CSV file with a header; - reads stdin')
    .option('--correct', 'replace recorded results that differ')
    .addHelpText('after', examples('league import draws 1 draws.csv', 'league import results 1 results.csv'))
    .action(async (what: 'draws' | 'results', tournament: number, file: string, { correct = false }: { correct?: boolean }) => {
      if (correct && what === 'draws') throw new UsageError('--correct is for results; to replace a draw, cancel it first with cancel-draw.');
      const text = decode(readFileOf(file));
      await withTournament(tournament, async (connection) => {
        if (what === 'results') {
          const { written, unchanged } = await importResults(connection, tournament, text, correct);
          print(`Results recorded: ${written}${unchangedNote(unchanged)}`);
        } else {
          const { rounds, unchanged, unentered } = await importDraws(connection, tournament, text);
          print(`Rounds drawn: ${rounds.length}${unchangedNote(unchanged)}`);
          const note = unenteredNote(unentered);
          if (note !== undefined) print(`${note}.`);
          await printRepeats(connection, tournament, { rounds });
        }
      });
    });
}

function unchangedNote(unchanged: number): string {
  return unchanged > 0 ? `; unchanged: ${unchanged}` : '';
}
