import { type Command } from 'commander';
import { adviceSentence } from '../client/words/advice';
import { readAdvice } from '../client/advice';
import { examples, gameOption, jsonOption, type JsonOption } from './support/arguments';
import { type GameOption, withGame } from './support/current-game';
import { ofGame, print, printJson, printNote } from './support/output';

/** `sqlopoly hint` */
export function addHint(program: Command): void {
  program
    .command('hint')
    .description('say what a good bot would do now, and why (adviceView)')
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('hint', 'hint --game 7 --json'))
    .action(async (options: GameOption & JsonOption) => {
      const { game, advice } = await withGame(options, async ({ connection, game }) => ({ game, advice: await readAdvice(connection, game.Game) }));
      if (options.json) {
        printJson(ofGame(game, advice));
        return;
      }
      if (advice.length === 0) printNote('The game is not waiting for a person.');
      for (const one of advice) print(one.SQL === null ? adviceSentence(one) : `${adviceSentence(one)}\n  ${one.SQL}`);
    });
}
