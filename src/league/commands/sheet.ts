import fs from 'node:fs';
import { type Command } from 'commander';
import { readSheet, sheetPage } from '../sheet-page';
import { examples } from '../../cli/support/arguments';
import { print } from '../../cli/support/output';
import { UsageError } from '../../cli/support/statuses';
import { requireRound, roundArgument, tournamentArgument, withTournament } from './support';

/** `sqlopoly league sheet` */
export function addSheet(league: Command): void {
  league
    .command('sheet')
    .description('write the tables, score slips and standings of a round as a printable page (HTML)')
    .addArgument(tournamentArgument())
    .addArgument(roundArgument())
    .option('-o, --output <file>', 'output file (default: stdout)')
    .addHelpText('after', examples('league sheet 1 2 --output round-2.html'))
    .action(async (tournament: number, round: number, { output }: { output?: string }) => {
      const page = await withTournament(tournament, async (connection, of) => {
        await requireRound(connection, tournament, round);
        const sheet = await readSheet(connection, of, round);
        return sheet ? sheetPage(sheet) : '';
      });
      if (output === undefined) process.stdout.write(page);
      else {
        write(output, page);
        print(`Wrote ${output}; open it in a browser to print it.`);
      }
    });
}

function write(file: string, text: string): void {
  try {
    fs.writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`The file cannot be written: ${(error as Error).message}`);
  }
}
