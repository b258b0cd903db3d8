import { type Command, Option } from 'commander';
import { readEntries, readLeaguePlayers, readPlayerChanges } from '../views';
import { examples, jsonOption, type JsonOption } from '../../cli/support/arguments';
import { printRows } from '../../cli/support/output';
import { parseCount, withLeague, withTournament } from './support';

interface PlayersOptions extends JsonOption {
  tournament?: number;
  history?: boolean;
}

/** `sqlopoly league players` */
export function addPlayers(league: Command): void {
  league
    .command('players')
    .description('list the league players (leaguePlayersView), or those entered for a tournament (entriesView)')
    .addOption(new Option('-t, --tournament <number>', 'list the players entered for this tournament').argParser(parseCount))
    .addOption(new Option('--history', 'list who joined, was renamed or deleted, with time and account (playerChangesView)').conflicts('tournament'))
    .addOption(jsonOption())
    .addHelpText('after', examples('league players', 'league players --tournament 1', 'league players --history'))
    .action(async ({ tournament, history = false, ...options }: PlayersOptions) => {
      const players =
        tournament === undefined
          ? await withLeague<object[]>(history ? readPlayerChanges : readLeaguePlayers)
          : await withTournament<object[]>(tournament, (connection) => readEntries(connection, tournament));
      printRows(players, options, tournament === undefined ? 'There are no league players yet.' : 'Nobody has entered yet.');
    });
}
