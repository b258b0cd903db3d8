import { type Command } from 'commander';
import { newTournament } from '../../league/calls';
import { readTournament } from '../../league/views';
import { examples, jsonOption } from '../support/arguments';
import { print, printJson } from '../support/output';
import { dateOption, withLeague } from './support';

interface NewOptions {
  start: string;
  end: string;
  points: string;
  seed?: string;
  json?: boolean;
}

/** `sqlopoly league new` */
export function addNewTournament(league: Command): void {
  league
    .command('new')
    .description('make a tournament')
    .argument('<name>', 'what it is called')
    .addOption(dateOption('--start <date>', 'its first day'))
    .addOption(dateOption('--end <date>', 'its last day'))
    .requiredOption('-p, --points <system>', 'how points are paid; point-systems lists the ways')
    .option('--seed <text>', 'what its draws are made from (default: its name)')
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
      if (!tournament) throw new Error('The tournament is gone already.');
      if (json) printJson(tournament);
      else print(`Tournament ${tournament.Tournament} (${tournament.Name}) is made; it has no players and no rounds yet.`);
    });
}
