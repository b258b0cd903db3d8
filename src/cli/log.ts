import { type Command } from 'commander';
import { readLedger, readStory } from '../game/views';
import { storyLines } from '../terminal/story-lines';
import { examples, gameOption, jsonOption } from './support/arguments';
import { type GameOptions, withGame } from './support/current-game';
import { INSTALL } from './support/database';
import { print, printJson, printTable, say } from './support/output';

interface LogOptions extends GameOptions {
  json?: boolean;
  moves?: boolean;
}

/** `sqlopoly log` */
export function addLog(program: Command): void {
  program
    .command('log')
    .description('tell the story of the game: what was rolled, and what came of it (ledgerView, eventView)')
    .option('--moves', 'show the moves as they were recorded instead (ledgerView)')
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('log', 'log --moves --game 7', 'log --json'))
    .action(async (options: LogOptions) => {
      const { json = false, moves = false } = options;
      if (moves) {
        const rows = await withGame(options, ({ connection }) => readLedger(connection), INSTALL.reads);
        (json ? printJson : printTable)(rows);
      } else if (json) {
        printJson(await withGame(options, ({ connection }) => readStory(connection), INSTALL.reads));
      } else {
        const lines = await withGame(options, ({ connection }) => storyLines(connection, -1), INSTALL.reads);
        if (lines.length === 0) say('Nobody has moved yet.');
        for (const line of lines) print(line);
      }
    });
}
