import fs from 'node:fs';
import { Argument, type Command } from 'commander';
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
    .addHelpText('after', examples('league import draws 1 draws.csv', 'league import results 1 results.csv'))
    .action(async (what: 'draws' | 'results', tournament: number, file: string) => {
      const text = read(file);
      const count = await withTournament(tournament, (connection) =>
        (what === 'draws' ? importDraws : importResults)(connection, tournament, text),
      );
      print(what === 'draws' ? `Rounds drawn: ${count}` : `Results recorded: ${count}`);
    });
}

function read(file: string): string {
  try {
    return fs.readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new UsageError(`The file cannot be read: ${(error as Error).message}`);
  }
}
