import { type Command, Option } from 'commander';
import { addRound } from '../calls';
import { examples, jsonOption, type JsonOption } from '../../cli/support/arguments';
import { print, printJson } from '../../cli/support/output';
import { optionalDate, parseCount, tournamentArgument, withLeague } from './support';
import { programName } from '../../server/program-name';

interface AddRoundOptions extends JsonOption {
  start?: string;
  end?: string;
  number?: number;
}

/** `sqlopoly league add-round` */
export function addAddRound(league: Command): void {
  league
    .command('add-round')
    .description('add a round to a tournament')
    .addArgument(tournamentArgument())
    .addOption(optionalDate('--start <date>', 'planned first day (default: the first day of the tournament)'))
    .addOption(optionalDate('--end <date>', 'planned last day (default: the last day of the tournament)'))
    .addOption(new Option('-n, --number <number>', 'number of the round (default: the next)').argParser(parseCount))
    .addOption(jsonOption())
    .addHelpText('after', examples('league add-round 1', 'league add-round 1 --start 2026-01-01 --end 2026-01-31'))
    .action(async (tournament: number, { start, end, number, json = false }: AddRoundOptions) => {
      const round = await withLeague((connection) => addRound(connection, tournament, number ?? null, start ?? null, end ?? null));
      if (json) printJson({ tournament, round });
      else print(`Added round ${round} to tournament ${tournament}; draw it with: ${programName()} league draw ${tournament} ${round}`);
    });
}
