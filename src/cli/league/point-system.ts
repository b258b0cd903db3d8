import { type Command } from 'commander';
import { change } from '../../league/calls';
import { examples, jsonOption } from '../support/arguments';
import { changeTournament, type JsonOption, tournamentArgument } from './support';

interface PointSystemOptions extends JsonOption {
  recompute?: boolean;
}

/** `sqlopoly league point-system` */
export function addPointSystem(league: Command): void {
  league
    .command('point-system')
    .description('change the point system of a tournament')
    .addArgument(tournamentArgument())
    .argument('<system>', 'point system; `league point-systems` lists them')
    .option('--recompute', 'allow this to change the points of recorded results')
    .addOption(jsonOption())
    .addHelpText('after', examples("league point-system 1 'Point System 2'"))
    .action(async (tournament: number, system: string, options: PointSystemOptions) => {
      await changeTournament(tournament, options, (connection) => change(connection, 'changePointSystem', tournament, system, options.recompute ? '1' : '0'));
    });
}
