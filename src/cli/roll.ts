import { type Command } from 'commander';
import type { LoggedMove } from '../game/bots';
import type { Move } from '../game/move';
import { type Pending, readPending, readPlayers } from '../game/views';
import { examples, gameOption, jsonOption, type JsonOption, parseDice } from './support/arguments';
import { type GameOption, type OpenGame, withGame } from './support/current-game';
import { print, printJson } from './support/output';
import { printMove } from './support/print-move';
import { UsageError } from './support/statuses';
import { movedJson } from './support/moved-json';
import { makeMovesWithBots, printNext } from './support/make-moves';
import { randomDice } from '../format/rolls';
import { programName } from '../program-name';

type RollOptions = GameOption & JsonOption;

/** `sqlopoly roll` */
export function addRoll(program: Command): void {
  program
    .command('roll')
    .description('roll the dice for the next player; several numbers are several moves, up to the first that is refused')
    .argument('[dice...]', 'numbers rolled (default: one random roll)', parseDice)
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('roll 3', 'roll 5 4 6 5', 'roll --game 7', 'roll --json 2'))
    .action(async (dice: number[] | undefined, options: RollOptions) => {
      await withGame(options, (open) => rollAll(open, dice, options), { changes: true });
    });
}

/** A random roll; undefined where the game rolls its own dice. */
function rolled(pending: Pending): (number | undefined)[] {
  return pending['Dice source'] === 'table' ? randomDice(pending) : [undefined];
}

/** Rolls until all dice are played or one is refused, and prints the moves made in either case. */
async function rollAll(open: OpenGame, wanted: number[] | undefined, { json = false }: RollOptions): Promise<void> {
  const { connection, game } = open;
  const pending = await readPending(connection);
  if (pending && pending.Dice > 1) {
    const shown = pending['Dice source'] === 'table' ? ' --dice 2 5' : '';
    throw new UsageError(`A roll in this game takes two dice and is one move; use: ${programName()} do roll${shown} --game ${game.Game}`);
  }
  const made: LoggedMove[] = [];
  const players = await readPlayers(connection);
  const onMove = (move: LoggedMove): void => {
    if (json) made.push(move);
    else printMove(players, move, '  ');
  };
  const dice = wanted?.length ? wanted : pending ? rolled(pending) : [];
  const moves = dice.map((number): Move => ({ action: 'roll', ...(number === undefined ? {} : { dice: number }) }));
  try {
    await makeMovesWithBots(open, moves, onMove, json ? (ofBots) => void made.push(...ofBots) : undefined);
  } finally {
    if (json) printJson(made.map((one) => movedJson(game.Game, one)));
  }
  if (json) return;
  print('');
  await printNext(open);
}
