import { type Command } from 'commander';
import { readSeats } from '../game/views';
import { examples, gameOption } from './support/arguments';
import { type GameOptions, withGame } from './support/current-game';
import { INSTALL } from './support/database';
import { print, printTable } from './support/output';
import { playOn } from './support/play-on';

/** `sqlopoly play` */
export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play on: asks for dice, one roll a line')
    .addOption(gameOption())
    .addHelpText('after', examples('play', 'play --game 7', "play < dice.txt"))
    .action(async (options: GameOptions) => {
      await withGame(
        options,
        async (open) => {
          print(`Game ${open.game.Game} (${open.game.Name})`);
          printTable(await readSeats(open.connection));
          await playOn(open);
        },
        INSTALL.own,
      );
    });
}
