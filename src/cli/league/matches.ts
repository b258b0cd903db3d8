import { type Command } from 'commander';
import { readMatches, readMatchesOf } from '../../league/views';
import { examples, jsonOption } from '../support/arguments';
import { printJson } from '../support/output';
import { printMatches } from './print-matches';
import { requireRound, roundOption, tournamentArgument, withTournament } from './support';

interface MatchesOptions {
  round?: number;
  json?: boolean;
}

/** `sqlopoly league matches` */
export function addMatches(league: Command): void {
  league
    .command('matches')
    .description('show the draws and results of a tournament (matchesView)')
    .addArgument(tournamentArgument())
    .addOption(roundOption('only this round'))
    .addOption(jsonOption())
    .addHelpText('after', examples('league matches 1', 'league matches 1 --round 2'))
    .action(async (tournament: number, { round, json = false }: MatchesOptions) => {
      const matches = await withTournament(tournament, async (connection) => {
        if (round === undefined) return await readMatches(connection, tournament);
        await requireRound(connection, tournament, round);
        return await readMatchesOf(connection, tournament, round);
      });
      (json ? printJson : printMatches)(matches);
    });
}
