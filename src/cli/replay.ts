import { type Command } from 'commander';
import { type Replay, replayGame } from '../client/time';
import type { Game } from '../client/views';
import { examples, gameOption, jsonOption, type JsonOption } from './support/arguments';
import { counted } from '../client/words/counted';
import { type GameOption, withGame } from './support/current-game';
import { withMachineNames } from './support/machine-names';
import { print, printJson, printTable } from './support/output';

/** The most differences that are printed as text. */
const MAX_SHOWN = 20;

/** `sqlopoly replay` */
export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('replay the game from its ledger and compare the results; changes nothing')
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('replay', 'replay --game 7 --json'))
    .action(async (options: GameOption & JsonOption) => {
      await withGame(options, async ({ connection, game }) => {
        const replay = await replayGame(connection, game.Game);
        if (options.json) printJson({ game_id: game.Game, ...replay, differences: replay.differences.map(withMachineNames) });
        else printReplay(game, replay);
        if (!isSame(replay)) throw new Error(`The replay of game ${game.Game} differs.`);
      });
    });
}

function isSame({ refused, differences }: Replay): boolean {
  return refused === null && differences.length === 0;
}

function printReplay(game: Game, replay: Replay): void {
  const { moves, refused, differences } = replay;
  if (isSame(replay)) {
    print(`Game ${game.Game} (${game.Name}): replayed ${counted(moves, 'move')} with identical results.`);
    return;
  }
  printTable(differences.slice(0, MAX_SHOWN));
  const more = differences.length - MAX_SHOWN;
  if (more > 0) print(`and ${counted(more, 'more difference')}; --json lists them all.`);
  if (refused) print(`Record ${refused.record} of ${moves} was refused: ${refused.reason}`);
}
