import { type Command } from 'commander';
import { refusal } from '../../client/refusal';
import { readLeaguePlayer, readPlayerHistory } from '../views';
import { examples, jsonOption, type JsonOption } from '../../cli/support/arguments';
import { printRows } from '../../cli/support/output';
import { withLeague } from './support';

/** `sqlopoly league player` */
export function addPlayer(league: Command): void {
  league
    .command('player')
    .description('show all matches of a player (playerHistoryView)')
    .argument('<player>', 'name of the player')
    .addOption(jsonOption())
    .addHelpText('after', examples('league player Ann'))
    .action(async (name: string, options: JsonOption) => {
      const matches = await withLeague(async (connection) => {
        const player = await readLeaguePlayer(connection, name);
        if (!player) throw refusal('league_player_not_found', `${name} is not in the league.`);
        return await readPlayerHistory(connection, player['Player No.']);
      });
      printRows(matches, options, `${name} has not played yet.`);
    });
}
