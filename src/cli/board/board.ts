import { type Command } from 'commander';
import { examples } from '../support/arguments';
import { addCopy } from './copy';
import { addExport } from './export';
import { addImport } from './import';
import { addList } from './list';
import { addRemove } from './remove';
import { addSet } from './set';
import { addShow } from './show';

const COMMANDS = [addList, addShow, addCopy, addSet, addExport, addImport, addRemove];

/** `sqlopoly board` */
export function addBoard(program: Command): void {
  const board = program
    .command('board')
    .description('manage boards: tiles with names and prices of your own')
    .addHelpText('after', examples('board list', 'board copy campus mine', 'board set mine "High Street" price=80', 'new --board mine'));
  for (const add of COMMANDS) add(board);
}
