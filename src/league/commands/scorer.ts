import { type Command } from 'commander';
import { change } from '../calls';
import { readScorers } from '../views';
import { examples, jsonOption, type JsonOption } from '../../cli/support/arguments';
import { printRows } from '../../cli/support/output';
import { UsageError } from '../../cli/support/statuses';
import { changeTournament, tournamentArgument, withTournament } from './support';

interface ScorerOptions extends JsonOption {
  organise?: boolean;
  take?: boolean;
}

/** `sqlopoly league scorer` */
export function addScorer(league: Command): void {
  league
    .command('scorer')
    .description('show which accounts may change a tournament (scorersView), or add or remove one')
    .addArgument(tournamentArgument())
    .argument('[account]', 'name of an account with the role scorer or organiser')
    .option('--organise', 'also allow the account to change the tournament itself and its scorers')
    .option('--take', 'remove the account')
    .addOption(jsonOption())
    .addHelpText('after', examples('league scorer 1', 'league scorer 1 zoe', 'league scorer 1 zoe --take'))
    .action(async (tournament: number, account: string | undefined, options: ScorerOptions) => {
      if (options.organise && options.take) throw new UsageError('--organise and --take exclude each other.');
      if (account === undefined) {
        if (options.organise || options.take) throw new UsageError('Give the name of an account.');
        const scorers = await withTournament(tournament, (connection) => readScorers(connection, tournament));
        printRows(scorers, options);
        return;
      }
      await changeTournament(tournament, options, (connection) =>
        options.take
          ? change(connection, 'take_scorer', tournament, account)
          : change(connection, 'give_scorer', tournament, account, options.organise ? 'organise' : 'score'),
      );
    });
}
