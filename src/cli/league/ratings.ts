import { type Command } from 'commander';
import { readRatings } from '../../league/views';
import { examples, jsonOption } from '../support/arguments';
import { printJson, printNote, printTable } from '../support/output';
import { type JsonOption, withLeague } from './support';

/** `sqlopoly league ratings` */
export function addRatings(league: Command): void {
  league
    .command('ratings')
    .description('rank all players by their results in all tournaments (ratingsView)')
    .addOption(jsonOption())
    .addHelpText('after', examples('league ratings'))
    .action(async ({ json = false }: JsonOption) => {
      const rows = await withLeague(readRatings);
      if (!json && rows.length === 0) printNote('No matches have been played yet.');
      (json ? printJson : printTable)(rows);
    });
}
