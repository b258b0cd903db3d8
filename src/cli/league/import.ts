import fs from 'node:fs';
import { Argument, type Command } from 'commander';
import { decode } from '../../league/csv';
import { importDraws, importResults } from '../../league/import';
import { examples } from '../support/arguments';
import { print } from '../support/output';
import { UsageError } from '../support/statuses';
import { tournamentArgument, withTournament } from './support';

/** `sqlopoly league import` */
export function addImport(league: Command): void {
  league
    .command('import')
    .description('import draws (round,table,player,strength) or results (round,table,player,score), a whole file or nothing')
    .addArgument(new Argument('<what>', 'what the file holds').choices(['draws', 'results']))
    .addArgument(tournamentArgument())
    .argument('<file>', 'CSV with a head; - reads stdin')
    .option('--correct', 'replace results that are there and are others')
    .addHelpText('after', examples('league import draws 1 draws.csv', 'league import results 1 results.csv'))
    .action(async (what: 'draws' | 'results', tournament: number, file: string, { correct = false }: { correct?: boolean }) => {
      if (correct && what === 'draws') throw new UsageError('--correct is for results; a draw is replaced after cancel-draw.');
      const text = decode(read(file));
      const { written, unchanged } = await withTournament(tournament, (connection) =>
        what === 'draws' ? importDraws(connection, tournament, text) : importResults(connection, tournament, text, correct),
      );
      print(`${what === 'draws' ? 'Rounds drawn' : 'Results recorded'}: ${written}${unchanged > 0 ? `; there already: ${unchanged}` : ''}`);
    });
}

function read(file: string): Uint8Array {
  try {
    return fs.readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    throw new UsageError(`The file cannot be read: ${(error as Error).message}`);
  }
}
