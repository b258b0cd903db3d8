import { type Command } from 'commander';
import { change } from '../calls';
import { readSettings } from '../views';
import { examples, jsonOption, type JsonOption } from '../../cli/support/arguments';
import { printRows } from '../../cli/support/output';
import { UsageError } from '../../cli/support/statuses';
import { changeTournament, tournamentArgument, withTournament } from './support';

/** `sqlopoly league set` */
export function addSet(league: Command): void {
  league
    .command('set')
    .description('show the settings of a tournament (settingsView), or change one')
    .addArgument(tournamentArgument())
    .argument('[setting]', 'name of the setting')
    .argument('[value]', 'new value; without it, the setting is shown')
    .option('--reset', 'return the setting to its initial value')
    .addOption(jsonOption())
    .addHelpText('after', examples('league set 1', 'league set 1 table_sizes fours', 'league set 1 bye_points', 'league set 1 bye_points --reset'))
    .action(async (tournament: number, setting: string | undefined, value: string | undefined, { reset = false, ...options }: JsonOption & { reset?: boolean }) => {
      if (reset && (setting === undefined || value !== undefined)) throw new UsageError('--reset needs the name of a setting, and no value.');
      if (setting !== undefined && (reset || value !== undefined)) {
        await changeTournament(tournament, options, (connection) => change(connection, 'set_for_tournament', tournament, setting, value ?? null));
        return;
      }
      const settings = await withTournament(tournament, (connection) => readSettings(connection, tournament));
      const shown = settings.filter(({ Setting: name }) => setting === undefined || name === setting);
      if (shown.length === 0) throw new UsageError(`There is no setting called ${setting}; there are ${settings.map(({ Setting: name }) => name).join(', ')}.`);
      printRows(shown, options);
    });
}
