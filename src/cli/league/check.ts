import { type Command } from 'commander';
import { readViolations } from '../../league/views';
import { examples, jsonOption } from '../support/arguments';
import { printJson, printTable } from '../support/output';
import { withLeague } from './support';

/** `sqlopoly league check` */
export function addCheck(league: Command): void {
  league
    .command('check')
    .description('count how often each rule of the league is broken (violationsView); fails when one is')
    .addOption(jsonOption())
    .addHelpText('after', examples('league check'))
    .action(async ({ json = false }: { json?: boolean }) => {
      const violations = await withLeague(readViolations);
      (json ? printJson : printTable)(violations);
      const broken = violations.filter(({ Tuples }) => Tuples > 0);
      if (broken.length > 0) throw new Error(`Broken: ${broken.map(({ Violation }) => Violation).join(', ')}`);
    });
}
