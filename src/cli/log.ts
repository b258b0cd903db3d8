import { type Command } from 'commander';
import { readLedger, readStory, type StoryEvent } from '../game/views';
import { examples, gameOption, jsonOption } from './support/arguments';
import { type GameOptions, withGame } from './support/current-game';
import { print, printJson, printTable, say } from './support/output';

interface LogOptions extends GameOptions {
  json?: boolean;
  moves?: boolean;
}

/** `sqlopoly log` */
export function addLog(program: Command): void {
  program
    .command('log')
    .description('tell the story of the game (eventView)')
    .option('--moves', 'show the moves as they were recorded instead (ledgerView)')
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('log', 'log --moves --game 7', 'log --json'))
    .action(async (options: LogOptions) => {
      const { json = false, moves = false } = options;
      if (moves) {
        const rows = await withGame(options, ({ connection }) => readLedger(connection));
        (json ? printJson : printTable)(rows);
      } else {
        const story = await withGame(options, ({ connection }) => readStory(connection));
        (json ? printJson : printStory)(story);
      }
    });
}

function printStory(story: readonly StoryEvent[]): void {
  if (story.length === 0) say('Nobody has moved yet.');
  const width = String(story.at(-1)?.Record ?? '').length;
  let round = 0;
  for (const event of story) {
    if (event.Round !== round) print(`Round ${event.Round}`);
    round = event.Round;
    print(`  ${event.Event === 1 ? `${event.Record}.`.padStart(width + 1) : ' '.repeat(width + 1)} ${event.Sentence}`);
  }
}
