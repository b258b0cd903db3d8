import { type Command } from 'commander';
import { examples } from '../support/arguments';
import { addAdd } from './add';
import { addCheck } from './check';
import { addExport } from './export';
import { addList } from './list';
import { addRemove } from './remove';
import { addShow } from './show';

const COMMANDS = [addList, addShow, addCheck, addAdd, addExport, addRemove];

/** `sqlopoly edition` */
export function addEdition(program: Command): void {
  const edition = program
    .command('edition')
    .description('manage editions: the rules and boards of games')
    .addHelpText('after', examples('edition list', 'edition show campus', 'edition check harbour.yaml', 'edition add harbour.yaml'));
  for (const add of COMMANDS) add(edition);
}
