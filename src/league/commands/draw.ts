import { type Command } from 'commander';
import type { GameConnection } from '../../client/connection';
import { change } from '../calls';
import { readMatches, readMatchesOf, readRounds } from '../views';
import { examples, jsonOption, type JsonOption } from '../../cli/support/arguments';
import { print } from '../../cli/support/output';
import { UsageError } from '../../cli/support/statuses';
import { printMatches } from './print-matches';
import { parseCount, printRepeats, tournamentArgument, warnOfByes, withLeague } from './support';

interface DrawOptions extends JsonOption {
  all?: boolean;
  again?: boolean;
  method?: string;
}

/** `sqlopoly league draw` */
export function addDraw(league: Command): void {
  league
    .command('draw')
    .description('draw a round among the entered players, or all rounds at once')
    .addArgument(tournamentArgument())
    .argument('[round]', 'number of the round', parseCount)
    .option('--all', 'draw all undrawn rounds at once, with the fewest repeated meetings')
    .option('--again', 'redraw a round without results')
    .option('-m, --method <method>', 'draw method; `league draw-methods` lists them (default: the setting draw_method)')
    .addOption(jsonOption())
    .addHelpText('after', examples('league draw 1 1', 'league draw 1 --all', 'league draw 1 2 --again', 'league draw 1 3 --method by_standing'))
    .action(async (tournament: number, round: number | undefined, options: DrawOptions) => {
      checkUsage(round, options);
      await withLeague(async (connection) => {
        await draw(connection, tournament, round, options);
        const matches = round === undefined ? await readMatches(connection, tournament) : await readMatchesOf(connection, tournament, round);
        printMatches(matches, options);
        await printRepeats(connection, tournament, { ...options, ...(round === undefined ? {} : { rounds: [round] }) });
        if (options.json) return;
        for (const { Round, Byes } of await readRounds(connection, tournament)) {
          if (Byes && (round === undefined || round === Round)) print(round === undefined ? `Byes in round ${Round}: ${Byes}` : `Byes: ${Byes}`);
        }
        await warnOfByes(connection, tournament);
      });
    });
}

function checkUsage(round: number | undefined, { all, again, method }: DrawOptions): void {
  if (all && (round !== undefined || again || method !== undefined)) {
    throw new UsageError('--all draws all rounds by its own method: give no round, --again or --method with it.');
  }
  if (!all && round === undefined) throw new UsageError('Give a round or --all.');
}

async function draw(
  connection: GameConnection,
  tournament: number,
  round: number | undefined,
  { again = false, method }: DrawOptions,
): Promise<void> {
  if (round === undefined) await change(connection, 'draw_all_rounds', tournament);
  else await change(connection, again ? 'draw_round_again' : 'draw_round_by', tournament, round, method ?? null);
}
