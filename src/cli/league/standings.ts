import { type Command } from 'commander';
import { readRoundStandings, readStandings, type Standing } from '../../league/views';
import { examples, jsonOption } from '../support/arguments';
import { printJson, printNote, printTable } from '../support/output';
import { requireRound, roundOption, tournamentArgument, withTournament } from './support';

interface StandingsOptions {
  round?: number;
  json?: boolean;
}

/** `sqlopoly league standings` */
export function addStandings(league: Command): void {
  league
    .command('standings')
    .description('show the current standings (standingsView), or those after a round (roundStandingsView)')
    .addArgument(tournamentArgument())
    .addOption(roundOption('show the standings after this round'))
    .addOption(jsonOption())
    .addHelpText('after', examples('league standings 1', 'league standings 1 --round 2'))
    .action(async (tournament: number, { round, json = false }: StandingsOptions) => {
      const standings = await withTournament(tournament, async (connection): Promise<Standing[]> => {
        if (round === undefined) return await readStandings(connection, tournament);
        await requireRound(connection, tournament, round);
        return await readRoundStandings(connection, tournament, round);
      });
      if (!json && standings.length === 0) printNote('No players are entered yet.');
      (json ? printJson : printTable)(standings);
    });
}
