import { type Command, Option } from 'commander';
import { readLedger, readEvents } from '../client/views';
import { logLines } from '../terminal/log-lines';
import { examples, gameOption, jsonOption, type JsonOption } from './support/arguments';
import { type GameOption, withGame } from './support/current-game';
import { INSTALL } from './support/database';
import { ofGame, print, printJson, printNote, printRowsOf } from './support/output';

interface LogOptions extends GameOption, JsonOption {
  moves?: boolean;
  why?: boolean;
}

const READS = { install: INSTALL.reads };

/** `sqlopoly log` */
export function addLog(program: Command): void {
  program
    .command('log')
    .description('print the rolls and events of the game (ledgerView, eventView)')
    .option('--moves', 'print the recorded moves instead (ledgerView)')
    .addOption(new Option('--why', 'add why bots decided as they did (botReasonView)').conflicts(['moves', 'json']))
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('log', 'log --moves --game 7', 'log --json'))
    .action(async (options: LogOptions) => {
      const { json = false, moves = false, why = false } = options;
      if (moves) {
        await withGame(options, async ({ connection, game }) => printRowsOf(game, await readLedger(connection), options), READS);
      } else if (json) {
        printJson(await withGame(options, async ({ connection, game }) => ofGame(game, await readEvents(connection)), READS));
      } else {
        const lines = await withGame(options, ({ connection }) => logLines(connection, -1, why), READS);
        if (lines.length === 0) printNote('There are no moves yet.');
        for (const line of lines) print(line);
      }
    });
}
