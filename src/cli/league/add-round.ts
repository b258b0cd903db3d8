import { type Command, Option } from 'commander';
import { addRound } from '../../league/calls';
import { examples, jsonOption } from '../support/arguments';
import { print, printJson } from '../support/output';
import { dateOption, parseCount, tournamentArgument, withLeague } from './support';

interface AddRoundOptions {
  start: string;
  end: string;
  number?: number;
  json?: boolean;
}

/** `sqlopoly league add-round` */
export function addAddRound(league: Command): void {
  league
    .command('add-round')
    .description('add a round to a tournament')
    .addArgument(tournamentArgument())
    .addOption(dateOption('--start <date>', 'the day it should begin'))
    .addOption(dateOption('--end <date>', 'the day it should end'))
    .addOption(new Option('-n, --number <number>', 'its number (default: the next)').argParser(parseCount))
    .addOption(jsonOption())
    .addHelpText('after', examples('league add-round 1 --start 2026-01-01 --end 2026-01-31'))
    .action(async (tournament: number, { start, end, number, json = false }: AddRoundOptions) => {
      const round = await withLeague((connection) => addRound(connection, tournament, number ?? null, start, end));
      if (json) printJson({ tournament, round });
      else print(`Round ${round} of tournament ${tournament} is there; draw it with: npx sqlopoly league draw ${tournament} ${round}`);
    });
}
