import { type Command } from 'commander';
import { type BoardChanges, changeBoard, changeErrors, isMalformedBoard } from '../../client/boards/boards';
import { describeError } from '../../client/editions/errors';
import type { GameConnection } from '../../client/connection';
import { RefusedMove } from '../../client/refusal';
import { readDocument } from '../edition/support';
import { examples, jsonOption, type JsonOption } from '../support/arguments';
import { INSTALL, withDatabase } from '../support/database';
import { print, printJson } from '../support/output';
import { UsageError } from '../support/statuses';

interface SetOptions extends JsonOption {
  file?: string;
}

/** `price=80` */
const ASSIGNMENT = /^\s*([a-z_]+)\s*=\s*(.*?)\s*$/s;

/** `sqlopoly board set` */
export function addSet(board: Command): void {
  board
    .command('set')
    .description('change names and amounts of a board, all or nothing; existing games keep theirs')
    .argument('<board>', 'name of the board')
    .argument('[tile]', 'name or location of a tile (default: change the board itself)')
    .argument('[key=value...]', 'for a tile: name, price, rent, house_cost, hotel_cost, skyscraper_cost, mortgage; for the board: name, salary')
    .option('-f, --file <file>', 'changes to several tiles, in YAML or JSON; - reads stdin')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examples('board set mine "High Street" name="New Street" price=80 mortgage=40', 'board set mine "High Street" rent=4,20,60', 'board set mine salary=400', 'board set mine --file changes.yaml'),
    )
    .action(async (name: string, tile: string | undefined, values: string[], { file, json = false }: SetOptions) => {
      const changes = changesOf(tile, values, file);
      const changed = await withDatabase(INSTALL.never, ({ connection }) => change(connection, name, changes));
      if (json) printJson({ board: changed });
      else print(`Changed the board ${changed}.`);
    });
}

/** The changes of the command line in the format of the database. @throws UsageError, ImportError */
function changesOf(tile: string | undefined, values: readonly string[], file: string | undefined): string {
  if (file !== undefined) {
    if (tile !== undefined) throw new UsageError('Give changes in a file or on the command line, not both.');
    return readDocument(file).json;
  }
  const isOfBoard = tile !== undefined && ASSIGNMENT.test(tile);
  const assigned = assignments(isOfBoard ? [tile, ...values] : values);
  if (assigned.length === 0) throw new UsageError('No changes: give key=value or --file.');
  const changes: BoardChanges = isOfBoard ? Object.fromEntries(assigned) : { tiles: [{ ...Object.fromEntries(assigned), tile: tile ?? '' }] };
  return JSON.stringify(changes);
}

/** @throws UsageError for a text that is not key=value, or a key that is given twice */
function assignments(texts: readonly string[]): [string, string][] {
  const pairs = texts.map((text): [string, string] => {
    const [, key, value] = ASSIGNMENT.exec(text) ?? [];
    if (key === undefined || value === undefined) throw new UsageError(`Expected key=value, not ${text}.`);
    if (key === 'tile') throw new UsageError('Give the tile before its changes, not as tile=.');
    return [key, value];
  });
  const twice = pairs.find(([key], index) => pairs.findIndex(([other]) => other === key) !== index);
  if (twice) throw new UsageError(`${twice[0]} is given twice.`);
  return pairs;
}

/** @throws RefusedMove; for invalid changes, with all errors */
async function change(connection: GameConnection, board: string, changes: string): Promise<string> {
  try {
    return await changeBoard(connection, board, changes);
  } catch (error) {
    if (!(error instanceof RefusedMove) || !isMalformedBoard(error)) throw error;
    const errors = await changeErrors(connection, board, changes);
    const lines = errors.map((error) => `${describeError(error)}.`).join('\n');
    throw new RefusedMove(error.token, error.errno, lines || error.sentence);
  }
}
