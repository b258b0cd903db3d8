import { type Command } from 'commander';
import { drawRound } from '../../league/calls';
import { readMatchesOf, readRound } from '../../league/views';
import { examples, jsonOption } from '../support/arguments';
import { print, printJson } from '../support/output';
import { printMatches } from './print-matches';
import { roundArgument, tournamentArgument, withLeague } from './support';

/** `sqlopoly league draw` */
export function addDraw(league: Command): void {
  league
    .command('draw')
    .description('draw a round among those who are entered, so that few of them meet again')
    .addArgument(tournamentArgument())
    .addArgument(roundArgument())
    .addOption(jsonOption())
    .addHelpText('after', examples('league draw 1 1'))
    .action(async (tournament: number, round: number, { json = false }: { json?: boolean }) => {
      await withLeague(async (connection) => {
        await drawRound(connection, tournament, round);
        const matches = await readMatchesOf(connection, tournament, round);
        if (json) {
          printJson(matches);
          return;
        }
        printMatches(matches);
        const byes = (await readRound(connection, tournament, round))?.Byes;
        if (byes) print(`Byes: ${byes}`);
      });
    });
}
