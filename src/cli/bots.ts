import { type Command } from 'commander';
import { readCharacters } from '../client/bots';
import { examples, gameOption, jsonOption, type JsonOption, wholeNumber } from './support/arguments';
import { letBotsPlay } from './support/bots';
import { type GameOption, type OpenGame, withGame } from './support/current-game';
import { INSTALL, withDatabase } from './support/database';
import { movedJson } from './support/moved-json';
import { print, printJson, printTable } from './support/output';
import { printNext } from './support/make-moves';

interface PlayOptions extends GameOption, JsonOption {
  moves?: number;
}

/** `sqlopoly bots` */
export function addBots(program: Command): void {
  const bots = program
    .command('bots')
    .description('list the bot characters (botsView), or let the bots of a game play')
    .addHelpText('after', examples('bots', 'bots play', 'new --edition hoarding --players ada,@scrooge'));
  bots
    .command('list', { isDefault: true })
    .description('list the bot characters')
    .addOption(jsonOption())
    .addHelpText('after', examples('bots list', 'bots list --json'))
    .action(async ({ json = false }: JsonOption) => {
      const characters = await withDatabase(INSTALL.own, ({ connection }) => readCharacters(connection));
      if (json) printJson(characters);
      else printTable(characters.map(({ Character, Description }) => ({ Character, Description })));
    });
  bots
    .command('play')
    .description('let the bots of a game play until a person must act')
    .addOption(gameOption())
    .option('--moves <number>', 'maximum number of moves (default: 10000)', wholeNumber('a number of moves, 1 or more', 1))
    .addOption(jsonOption())
    .addHelpText('after', examples('bots play', 'bots play --game 7 --moves 1'))
    .action(async (options: PlayOptions) => {
      await withGame(options, (open) => play(open, options), { changes: true });
    });
}

async function play(open: OpenGame, { moves: mostMoves, json = false }: PlayOptions): Promise<void> {
  const { game } = open;
  const made: object[] = [];
  const limit = mostMoves === undefined ? {} : { mostMoves };
  if (json) {
    await letBotsPlay(open, { ...limit, onMoves: (moves) => made.push(...moves.map((one) => movedJson(game.Game, one))) });
    printJson(made);
  } else {
    await letBotsPlay(open, limit);
    print('');
    await printNext(open);
  }
}
