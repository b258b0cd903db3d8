import { type Command } from 'commander';
import { change } from '../../league/calls';
import { readRanking, readTournament } from '../../league/views';
import { examples, jsonOption } from '../support/arguments';
import { counted } from '../support/counted';
import { printJson, printTable, say } from '../support/output';
import { changeTournament, type JsonOption, tournamentArgument, withTournament } from './support';

/** `sqlopoly league rank-by` */
export function addRankBy(league: Command): void {
  league
    .command('rank-by')
    .description('show what the players of a tournament are ranked by (rankingView), or say it: the first decides first')
    .addArgument(tournamentArgument())
    .argument('[criteria...]', 'of points, points_a_match, total_score, wins, head_to_head, best_score, lot')
    .addOption(jsonOption())
    .addHelpText('after', examples('league rank-by 1', 'league rank-by 1 points wins head_to_head lot'))
    .action(async (tournament: number, criteria: string[], options: JsonOption) => {
      if (criteria.length === 0) {
        const ranking = await withTournament(tournament, (connection) => readRanking(connection, tournament));
        (options.json ? printJson : printTable)(ranking);
        return;
      }
      await changeTournament(tournament, options, async (connection) => {
        await change(connection, 'rankTournamentBy', tournament, JSON.stringify(criteria));
        const played = (await readTournament(connection, tournament))?.Played ?? 0;
        if (played > 0) say(`Note: ${counted(played, 'match', 'matches')} ${played === 1 ? 'was' : 'were'} played before; the standings of their rounds change too.`);
      });
    });
}
