import { type Command } from 'commander';
import { change } from '../calls';
import { rankingNote } from '../notes';
import { readRanking, readTournament } from '../views';
import { examples, jsonOption, type JsonOption } from '../../cli/support/arguments';
import { printNote, printRows } from '../../cli/support/output';
import { changeTournament, tournamentArgument, withTournament } from './support';

/** `sqlopoly league rank-by` */
export function addRankBy(league: Command): void {
  league
    .command('rank-by')
    .description('show the ranking criteria of a tournament (rankingView), or set them, most important first')
    .addArgument(tournamentArgument())
    .argument('[criteria...]', 'some of: points, points_per_match, total_score, wins, head_to_head, best_score, lot')
    .addOption(jsonOption())
    .addHelpText('after', examples('league rank-by 1', 'league rank-by 1 points wins head_to_head lot'))
    .action(async (tournament: number, criteria: string[], options: JsonOption) => {
      if (criteria.length === 0) {
        const ranking = await withTournament(tournament, (connection) => readRanking(connection, tournament));
        printRows(ranking, options);
        return;
      }
      await changeTournament(tournament, options, async (connection) => {
        await change(connection, 'rank_tournament_by', tournament, criteria);
        const note = rankingNote((await readTournament(connection, tournament))?.Played ?? 0);
        if (note !== undefined) printNote(`Note: ${note}`);
      });
    });
}
