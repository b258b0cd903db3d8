import { type Command } from 'commander';
import { change } from '../../league/calls';
import { examples, jsonOption } from '../support/arguments';
import { changeTournament, type JsonOption, roundOption, tournamentArgument } from './support';

interface AdjustOptions extends JsonOption {
  round?: number;
}

/** `sqlopoly league adjust` */
export function addAdjust(league: Command): void {
  league
    .command('adjust')
    .description('give a player a bonus or a penalty')
    .addArgument(tournamentArgument())
    .argument('<name>', 'name of the player')
    .argument('<points>', 'points of the bonus; negative (after --) for a penalty')
    .argument('<reason>', 'reason, in a few words')
    .addOption(roundOption('first round for which it counts (default: from the beginning)'))
    .addOption(jsonOption())
    .addHelpText('after', examples("league adjust 1 Ann 5 'brought the cards'", "league adjust 1 --round 2 -- Ben -5 'came late'"))
    .action(async (tournament: number, name: string, points: string, reason: string, options: AdjustOptions) => {
      await changeTournament(tournament, options, (connection) => change(connection, 'adjustPoints', tournament, name, points, reason, options.round ?? null));
    });
}
