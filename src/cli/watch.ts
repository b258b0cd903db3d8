import { type Command } from 'commander';
import { refusal } from '../client/refusal';
import { watchGame } from '../terminal/watch';
import { examples, gameOption, recordOption } from './support/arguments';
import { type GameOption, withGame } from './support/current-game';
import { INSTALL } from './support/database';
import { openView } from './support/open-console';

interface WatchOptions extends GameOption {
  at?: number;
}

/** `sqlopoly watch` */
export function addWatch(program: Command): void {
  program
    .command('watch')
    .description('follow a game that is played elsewhere until it is over (Ctrl-C stops)')
    .addOption(gameOption())
    .addOption(recordOption('start with the events after this move; 0: from the beginning (default: only new events)'))
    .addHelpText('after', examples('watch', 'watch --game 7 --at 0'))
    .action(async ({ at, ...options }: WatchOptions) => {
      await withGame(options, async ({ connection, game }) => {
        if (at !== undefined && at > game.Moves) throw refusal('record_not_found', `Game ${game.Game} has records 0 to ${game.Moves}, not ${at}.`);
        const stopped = new AbortController();
        const stop = (): void => stopped.abort();
        process.once('SIGINT', stop).once('SIGTERM', stop);
        // The reader has closed the pipe.
        process.stdout.once('error', stop);
        try {
          await watchGame(connection, game, await openView(), at, stopped.signal);
        } finally {
          process.off('SIGINT', stop).off('SIGTERM', stop);
          process.stdout.off('error', stop);
        }
      }, { install: INSTALL.reads, namesGame: true });
    });
}
