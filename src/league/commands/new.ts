import { type Command } from 'commander';
import { newTournament } from '../calls';
import { readTournament } from '../views';
import { examples, jsonOption, type JsonOption } from '../../cli/support/arguments';
import { print, printJson } from '../../cli/support/output';
import { dateOption, withLeague } from './support';

interface NewOptions extends JsonOption {
  start: string;
  end: string;
  points: string;
  seed?: string;
}

/** `sqlopoly league new` */
export function addNewTournament(league: Command): void {
  league
    .command('new')
    .description('create a tournament')
    .argument('<name>', 'name of the tournament')
    .addOption(dateOption('--start <date>', 'first day'))
    .addOption(dateOption('--end <date>', 'last day'))
    .requiredOption('-p, --points <system>', 'point system; `league point-systems` lists them')
    .option('--seed <text>', 'seed of its draws (default: its name)')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examples("league new 'Winter Cup' --start 2026-01-01 --end 2026-03-31 --points 'Point System 2'"),
    )
    .action(async (name: string, { start, end, points, seed, json = false }: NewOptions) => {
      const tournament = await withLeague(async (connection) => {
        const number = await newTournament(connection, name, start, end, points, seed === undefined ? {} : { draw_seed: seed });
        return await readTournament(connection, number);
      });
      if (!tournament) throw new Error('The tournament has already been deleted.');
      if (json) printJson(tournament);
      else print(`Created tournament ${tournament.Tournament} (${tournament.Name}); it has no players and no rounds yet.`);
    });
}
