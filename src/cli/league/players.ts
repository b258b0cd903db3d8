import { type Command, Option } from 'commander';
import { readEntries, readLeaguePlayers } from '../../league/views';
import { examples, jsonOption } from '../support/arguments';
import { printJson, printTable } from '../support/output';
import { parseCount, withLeague, withTournament } from './support';

interface PlayersOptions {
  tournament?: number;
  json?: boolean;
}

/** `sqlopoly league players` */
export function addPlayers(league: Command): void {
  league
    .command('players')
    .description('list everybody in the league (leaguePlayersView), or those entered for a tournament (entriesView)')
    .addOption(new Option('-t, --tournament <number>', 'number of a tournament').argParser(parseCount))
    .addOption(jsonOption())
    .addHelpText('after', examples('league players', 'league players --tournament 1'))
    .action(async ({ tournament, json = false }: PlayersOptions) => {
      const players =
        tournament === undefined
          ? await withLeague<object[]>(readLeaguePlayers)
          : await withTournament<object[]>(tournament, (connection) => readEntries(connection, tournament));
      (json ? printJson : printTable)(players);
    });
}
