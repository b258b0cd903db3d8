import { type Command } from 'commander';
import { change } from '../../league/calls';
import { examples, jsonOption } from '../support/arguments';
import { changeTournament, dateOption, type JsonOption, tournamentArgument } from './support';

interface TournamentDatesOptions extends JsonOption {
  start: string;
  end: string;
}

/** `sqlopoly league tournament-dates` */
export function addTournamentDates(league: Command): void {
  league
    .command('tournament-dates')
    .description('change the dates of a tournament')
    .addArgument(tournamentArgument())
    .addOption(dateOption('--start <date>', 'first day'))
    .addOption(dateOption('--end <date>', 'last day'))
    .addOption(jsonOption())
    .addHelpText('after', examples('league tournament-dates 1 --start 2026-01-01 --end 2026-04-30'))
    .action(async (tournament: number, options: TournamentDatesOptions) => {
      await changeTournament(tournament, options, (connection) => change(connection, 'changeTournamentDates', tournament, options.start, options.end));
    });
}
