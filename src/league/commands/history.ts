import { type Command } from 'commander';
import { refusal } from '../../client/refusal';
import { readHistory } from '../views';
import { examples, jsonOption, type JsonOption } from '../../cli/support/arguments';
import { printJson, printTable } from '../../cli/support/output';
import { tournamentArgument, withLeague } from './support';

/** `sqlopoly league history` */
export function addHistory(league: Command): void {
  league
    .command('history')
    .description('show all changes to a tournament with time and account (leagueHistoryView)')
    .addArgument(tournamentArgument())
    .addOption(jsonOption())
    .addHelpText('after', examples('league history 1'))
    .action(async (tournament: number, { json = false }: JsonOption) => {
      const history = await withLeague((connection) => readHistory(connection, tournament));
      // Not withTournament: a deleted tournament has a history too.
      if (history.length === 0) throw refusal('tournament_not_found', `There never was a tournament ${tournament}.`);
      if (json) printJson(history);
      else printTable(history.map(({ Change, When, Account, What, Undone }) => ({ Change, When: When.slice(0, 19), Account, What, Undone })));
    });
}
