import { type Command } from 'commander';
import { readPointSystems } from '../../league/views';
import { examples, jsonOption } from '../support/arguments';
import { printJson, printTable } from '../support/output';
import { withLeague } from './support';

/** `sqlopoly league point-systems` */
export function addPointSystems(league: Command): void {
  league
    .command('point-systems')
    .description('list the point systems that tournaments can have (pointSystemsView)')
    .addOption(jsonOption())
    .addHelpText('after', examples('league point-systems'))
    .action(async ({ json }: { json?: boolean }) => {
      (json ? printJson : printTable)(await withLeague(readPointSystems));
    });
}
