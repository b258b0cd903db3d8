import { type Command } from 'commander';
import { type Pending, readGame, readPending, readSeats } from '../game/views';
import { letBotsPlay } from './support/bots';
import { examples, gameOption, jsonOption, parseDice } from './support/arguments';
import { type GameOptions, type OpenGame, withGame } from './support/current-game';
import { printJson, print } from './support/output';
import { UsageError } from './support/statuses';
import { movedJson } from './support/moved-json';
import { type MadeMove, printMove, printNext, rollAndRead } from './support/roll-dice';
import { randomDice } from '../telling/rolls';

interface RollOptions extends GameOptions {
  json?: boolean;
}

/** `sqlopoly roll` */
export function addRoll(program: Command): void {
  program
    .command('roll')
    .description('roll the dice for whoever is next; several dice are several moves, up to one that is refused')
    .argument('[dice...]', 'what the dice show (default: one random roll)', parseDice)
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('roll 3', 'roll 5 4 6 5', 'roll --game 7', 'roll --json 2'))
    .action(async (dice: number[] | undefined, options: RollOptions) => {
      await withGame(options, (open) => rollAll(open, dice, options));
    });
}

/** What somebody rolls at random: here, or where the game has dice of its own. */
function rolled(pending: Pending): (number | undefined)[] {
  return pending['Dice source'] === 'table' ? randomDice(pending) : [undefined];
}

/** Rolls until all dice are played or one is refused; what was played before is printed in either case. */
async function rollAll(open: OpenGame, wanted: number[] | undefined, { json = false }: RollOptions): Promise<void> {
  const { connection, game } = open;
  const pending = await readPending(connection);
  if (pending && pending.Dice > 1) {
    const shown = pending['Dice source'] === 'table' ? ' --dice 2 5' : '';
    throw new UsageError(`A roll in this game takes two dice, and is one move: npx sqlopoly do roll${shown} --game ${game.Game}`);
  }
  const made: MadeMove[] = [];
  const tell = json ? { tell: (moves: readonly MadeMove[]) => void made.push(...moves) } : {};
  // A roll is not to be made for a character.
  await letBotsPlay(open, tell);
  // A game that waits for no roll refuses any, and says why.
  const dice = wanted?.length ? wanted : pending ? rolled(pending) : [];
  const names = new Map((await readSeats(connection)).map((seat) => [seat['Player No.'], seat['Player name']]));
  try {
    for (const number of dice) {
      const move = await rollAndRead(open, number);
      made.push(move);
      if (!json) printMove(move, names.get(move.move.player_ID) ?? `Player ${move.move.player_ID}`);
      await letBotsPlay(open, { ...tell, record: move.move.record_ID });
    }
  } finally {
    if (json) printJson(made.map((one) => movedJson(game.Game, one)));
  }
  if (json) return;
  print('');
  await printNext(open, () => readGame(connection, game.Game));
}
