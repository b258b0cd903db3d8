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
    .description('give a round other days')
    .addArgument(tournamentArgument())
    .addArgument(roundArgument())
    .addOption(dateOption('--start <date>', 'the day it should begin'))
    .addOption(dateOption('--end <date>', 'the day it should end'))
    .addOption(jsonOption())
    .addHelpText('after', examples('league round-dates 1 2 --start 2026-02-01 --end 2026-02-28'))
    .action(async (tournament: number, round: number, options: RoundDatesOptions) => {
      await changeTournament(tournament, options, (connection) => change(connection, 'changeRoundDates', tournament, round, options.start, options.end));
    });
}
