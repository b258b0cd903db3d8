import { type Command } from 'commander';
import { readDrawMethods } from '../../league/views';
import { examples, jsonOption } from '../support/arguments';
import { printJson, printNote, printTable } from '../support/output';
import { type JsonOption, withLeague } from './support';

/** `sqlopoly league draw-methods` */
export function addDrawMethods(league: Command): void {
  league
    .command('draw-methods')
    .description('list the draw methods (drawMethodsView)')
    .addOption(jsonOption())
    .addHelpText('after', examples('league draw-methods'))
    .action(async ({ json = false }: JsonOption) => {
      const rows = await withLeague(readDrawMethods);
      if (!json && rows.length === 0) printNote('There are no draw methods.');
      (json ? printJson : printTable)(rows);
    });
}
