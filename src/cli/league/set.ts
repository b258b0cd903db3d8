import { type Command } from 'commander';
import { change } from '../../league/calls';
import { readSettings } from '../../league/views';
import { examples, jsonOption } from '../support/arguments';
import { printJson, printTable } from '../support/output';
import { changeTournament, type JsonOption, tournamentArgument, withTournament } from './support';

/** `sqlopoly league set` */
export function addSet(league: Command): void {
  league
    .command('set')
    .description('show the settings of a tournament (settingsView), or change one')
    .addArgument(tournamentArgument())
    .argument('[setting]', 'name of the setting')
    .argument('[value]', 'new value (default: the initial value)')
    .addOption(jsonOption())
    .addHelpText('after', examples('league set 1', 'league set 1 table_sizes fours', 'league set 1 bye_points mean'))
    .action(async (tournament: number, setting: string | undefined, value: string | undefined, options: JsonOption) => {
      if (setting === undefined) {
        const settings = await withTournament(tournament, (connection) => readSettings(connection, tournament));
        (options.json ? printJson : printTable)(settings);
      } else {
        await changeTournament(tournament, options, (connection) =>
          change(connection, 'set_for_tournament', tournament, setting, value ?? null),
        );
      }
    });
}
