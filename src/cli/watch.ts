import { type Command } from 'commander';
import { refusal } from '../game/refusal';
import { watchGame } from '../terminal/watch';
import { examples, gameOption, recordOption } from './support/arguments';
import { type GameOptions, withGame } from './support/current-game';
import { INSTALL } from './support/database';
import { openView } from './support/open-talk';

interface WatchOptions extends GameOptions {
  at?: number;
}

/** `sqlopoly watch` */
export function addWatch(program: Command): void {
  program
    .command('watch')
    .description('follow a game that is played elsewhere, until it is over or Ctrl-C')
    .addOption(gameOption())
    .addOption(recordOption('tell first what has happened since this move; 0: from the beginning (default: from now on)'))
    .addHelpText('after', examples('watch', 'watch --game 7 --at 0'))
    .action(async ({ at, ...options }: WatchOptions) => {
      await withGame(options, async ({ connection, game }) => {
        if (at !== undefined && at > game.Moves) throw refusal('record_not_found', `Game ${game.Game} has the records 0 to ${game.Moves}, not ${at}.`);
        const stopped = new AbortController();
        const stop = (): void => stopped.abort();
        process.once('SIGINT', stop).once('SIGTERM', stop);
        // Whoever reads it has gone.
        process.stdout.once('error', stop);
        try {
          await watchGame(connection, game, await openView(), at, stopped.signal);
        } finally {
          process.off('SIGINT', stop).off('SIGTERM', stop);
          process.stdout.off('error', stop);
        }
      }, INSTALL.reads);
    });
}
