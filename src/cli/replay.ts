import { type Command } from 'commander';
import { type Replay, replayGame } from '../game/time';
import type { Game } from '../game/views';
import { examples, gameOption, jsonOption } from './support/arguments';
import { counted } from '../telling/counted';
import { type GameOptions, withGame } from './support/current-game';
import { withMachineNames } from './support/machine-names';
import { print, printJson, printTable } from './support/output';

/** How many differences are shown to people. */
const MOST_SHOWN = 20;

/** `sqlopoly replay` */
export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('play the game again from its ledger and compare; changes nothing')
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('replay', 'replay --game 7 --json'))
    .action(async (options: GameOptions & { json?: boolean }) => {
      await withGame(options, async ({ connection, game }) => {
        const replay = await replayGame(connection, game.Game);
        if (options.json) printJson({ game_id: game.Game, ...replay, differences: replay.differences.map(withMachineNames) });
        else printReplay(game, replay);
        if (!isSame(replay)) throw new Error(`The replay of game ${game.Game} is not the same.`);
      });
    });
}

function isSame({ refused, differences }: Replay): boolean {
  return refused === null && differences.length === 0;
}

function printReplay(game: Game, replay: Replay): void {
  const { moves, refused, differences } = replay;
  if (isSame(replay)) {
    print(`Game ${game.Game} (${game.Name}): ${counted(moves, 'move')} ${moves === 1 ? 'was' : 'were'} played again, and everything came out the same.`);
    return;
  }
  printTable(differences.slice(0, MOST_SHOWN));
  const more = differences.length - MOST_SHOWN;
  if (more > 0) print(`and ${counted(more, 'more difference')}; --json lists them all.`);
  if (refused) print(`Record ${refused.record} of ${moves} is refused: ${refused.reason}`);
}
