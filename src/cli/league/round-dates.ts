import { type Command } from 'commander';
import { change } from '../../league/calls';
import { examples, jsonOption } from '../support/arguments';
import { changeTournament, dateOption, type JsonOption, roundArgument, tournamentArgument } from './support';

interface RoundDatesOptions extends JsonOption {
  start: string;
  end: string;
}

/** `sqlopoly league round-dates` */
export function addRoundDates(league: Command): void {
  league
    .command('round-dates')
    .description('change the dates of a round')
    .addArgument(tournamentArgument())
    .addArgument(roundArgument())
    .addOption(dateOption('--start <date>', 'planned first day'))
    .addOption(dateOption('--end <date>', 'planned last day'))
    .addOption(jsonOption())
    .addHelpText('after', examples('league round-dates 1 2 --start 2026-02-01 --end 2026-02-28'))
    .action(async (tournament: number, round: number, options: RoundDatesOptions) => {
      await changeTournament(tournament, options, (connection) => change(connection, 'changeRoundDates', tournament, round, options.start, options.end));
    });
}
