import { type Command, InvalidArgumentError } from 'commander';
import { change, type Score } from '../calls';
import type { MatchReference } from '../match-reference';
import { readMatch } from '../views';
import { examples, jsonOption, parseNumber } from '../../cli/support/arguments';
import { printMatches } from './print-matches';
import { matchArgument, matchOf, type MatchOptions, tournamentOption, withLeague } from './support';

interface ResultOptions extends MatchOptions {
  correct?: boolean;
}

/** `sqlopoly league result` */
export function addResult(league: Command): void {
  league
    .command('result')
    .description('record the scores of a match')
    .addArgument(matchArgument())
    .argument('<scores...>', 'scores of all players, each as player=score', parseScore)
    .option('--correct', 'replace the recorded result; the old one is kept (resultHistoryView)')
    .addOption(tournamentOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('league result 3/2 Ann=12 Ben=-4 Cleo=-8', "league result 3/2 --correct Ann=4 'Ben B.=2' Cleo=-6"))
    .action(async (reference: MatchReference, scores: Score[], { tournament, correct = false, ...options }: ResultOptions) => {
      const players = await withLeague(async (connection) => {
        const match = await matchOf(connection, reference, tournament);
        await change(connection, correct ? 'correct_result' : 'record_result', match, scores);
        return await readMatch(connection, match);
      });
      printMatches(players, options);
    });
}

/** For commander: collects scores. A name may contain a `=`. */
function parseScore(text: string, before: readonly Score[] | undefined): Score[] {
  const at = text.lastIndexOf('=');
  const score = at > 0 ? parseNumber(text.slice(at + 1)) : undefined;
  if (score === undefined) throw new InvalidArgumentError('Expected a score like Ann=12.');
  return [...(before ?? []), { player: text.slice(0, at), score }];
}
