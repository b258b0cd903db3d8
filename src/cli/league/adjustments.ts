import { type Command } from 'commander';
import { readAdjustments } from '../../league/views';
import { examples, jsonOption } from '../support/arguments';
import { printJson, printNote, printTable } from '../support/output';
import { type JsonOption, tournamentArgument, withTournament } from './support';

/** `sqlopoly league adjustments` */
export function addAdjustments(league: Command): void {
  league
    .command('adjustments')
    .description('list the bonuses and penalties of a tournament (adjustmentsView)')
    .addArgument(tournamentArgument())
    .addOption(jsonOption())
    .addHelpText('after', examples('league adjustments 1'))
    .action(async (tournament: number, { json = false }: JsonOption) => {
      const rows = await withTournament(tournament, (connection) => readAdjustments(connection, tournament));
      if (!json && rows.length === 0) printNote('There are no adjustments.');
      (json ? printJson : printTable)(rows);
    });
}
