import { type Command } from 'commander';
import { readCrossTable } from '../../league/cross-table';
import { examples, jsonOption } from '../support/arguments';
import { printJson, printNote, printTable } from '../support/output';
import { type JsonOption, tournamentArgument, withTournament } from './support';

/** `sqlopoly league cross-table` */
export function addCrossTable(league: Command): void {
  league
    .command('cross-table')
    .description('show the points of each player by round, in the order of the standings')
    .addArgument(tournamentArgument())
    .addOption(jsonOption())
    .addHelpText('after', examples('league cross-table 1'))
    .action(async (tournament: number, { json = false }: JsonOption) => {
      const rows = await withTournament(tournament, (connection) => readCrossTable(connection, tournament));
      if (!json && rows.length === 0) printNote('No players are entered yet.');
      (json ? printJson : printTable)(rows);
    });
}
