import { type Command } from 'commander';
import { readViolations } from '../views';
import { examples, jsonOption, type JsonOption } from '../../cli/support/arguments';
import { printRows } from '../../cli/support/output';
import { withLeague } from './support';

/** `sqlopoly league check` */
export function addCheck(league: Command): void {
  league
    .command('check')
    .description('count the violations of each league rule (violationsView); fails if there are any')
    .addOption(jsonOption())
    .addHelpText('after', examples('league check'))
    .action(async (options: JsonOption) => {
      const violations = await withLeague(readViolations);
      // What each finds is for the broken ones: a table of sentences is too wide for a terminal.
      printRows(options.json ? violations : violations.map(({ Violation, Tuples }) => ({ Violation, Tuples })), options);
      const broken = violations.filter(({ Tuples }) => Tuples > 0);
      if (broken.length > 0) throw new Error(['Violated:', ...broken.map(({ Violation, Meaning }) => `${Violation}: ${Meaning}`)].join('\n'));
    });
}
