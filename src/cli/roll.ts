import { type Command } from 'commander';
import type { LoggedMove } from '../client/bots';
import type { Move } from '../client/move';
import { type Pending, readPending, readPlayers } from '../client/views';
import { examples, gameOption, jsonOption, type JsonOption, parseDice } from './support/arguments';
import { type GameOption, type OpenGame, withGame } from './support/current-game';
import { print, printJson } from './support/output';
import { printMove } from './support/print-move';
import { UsageError } from './support/statuses';
import { movedJson } from './support/moved-json';
import { makeMovesWithBots, printNext } from './support/make-moves';
import { randomDice } from '../client/words/rolls';

type RollOptions = GameOption & JsonOption;

/** `sqlopoly roll` */
export function addRoll(program: Command): void {
  program
    .command('roll')
    .description('roll the dice for the next player; numbers for several rolls are several moves, up to the first that is refused')
    .argument('[dice...]', 'numbers rolled (default: one random roll)', parseDice)
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('roll 3', 'roll 5 4 6 5', 'roll --game 7', 'roll --json 2'))
    .action(async (dice: number[] | undefined, options: RollOptions) => {
      await withGame(options, (open) => rollAll(open, dice, options), { changes: true });
    });
}

/**
 * The dice of each roll.
 * @param numbers none for one random roll, or the roll of a game that rolls its own dice
 * @param pending undefined: the game is over
 * @throws UsageError when the numbers are not enough for the last roll
 */
function rollsOf(numbers: readonly number[], pending: Pending | undefined): Pick<Move, 'dice' | 'dice2'>[] {
  if (numbers.length === 0 && pending?.['Dice source'] !== 'table') return pending ? [{}] : [];
  const all = numbers.length === 0 && pending ? randomDice(pending) : numbers;
  const count = pending?.Dice ?? 1;
  if (all.length % count !== 0) throw new UsageError(`A roll in this game takes ${count} dice; give ${count} numbers for each roll.`);
  return Array.from({ length: all.length / count }, (_, index) => {
    const [dice, dice2] = all.slice(index * count, (index + 1) * count);
    return { ...(dice === undefined ? {} : { dice }), ...(dice2 === undefined ? {} : { dice2 }) };
  });
}

/** Rolls until all dice are played or one is refused, and prints the moves made in either case. */
async function rollAll(open: OpenGame, wanted: number[] | undefined, { json = false }: RollOptions): Promise<void> {
  const { connection, game } = open;
  const pending = await readPending(connection);
  const made: LoggedMove[] = [];
  const players = await readPlayers(connection);
  const onMove = (move: LoggedMove): void => {
    if (json) made.push(move);
    else printMove(players, move, '  ');
  };
  const moves = rollsOf(wanted ?? [], pending).map((dice): Move => ({ action: 'roll', ...dice }));
  try {
    await makeMovesWithBots(open, moves, onMove, json ? (ofBots) => void made.push(...ofBots) : undefined);
  } finally {
    if (json) printJson(made.map((one) => movedJson(game.Game, one)));
  }
  if (json) return;
  print('');
  await printNext(open);
}
