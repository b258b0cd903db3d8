import { type Command, InvalidArgumentError } from 'commander';
import { readCharacters } from '../game/bots';
import { readGame } from '../game/views';
import { examples, gameOption, jsonOption } from './support/arguments';
import { letBotsPlay } from './support/bots';
import { type GameOptions, type OpenGame, withGame } from './support/current-game';
import { INSTALL, withDatabase } from './support/database';
import { movedJson } from './support/moved-json';
import { print, printJson, printTable } from './support/output';
import { printNext } from './support/roll-dice';

interface PlayOptions extends GameOptions {
  moves?: number;
  json?: boolean;
}

/** `sqlopoly bots` */
export function addBots(program: Command): void {
  const bots = program
    .command('bots')
    .description('list the characters that can play seats of a game (botsView), or let them play')
    .addHelpText('after', examples('bots', 'bots play', 'new --edition hoarding --players ada,@scrooge'));
  bots
    .command('list', { isDefault: true })
    .description('list the characters')
    .addOption(jsonOption())
    .addHelpText('after', examples('bots list', 'bots list --json'))
    .action(async ({ json = false }: { json?: boolean }) => {
      const characters = await withDatabase(INSTALL.own, ({ connection }) => readCharacters(connection));
      if (json) printJson(characters);
      else printTable(characters.map(({ Character, Description }) => ({ Character, Description })));
    });
  bots
    .command('play')
    .description('let the characters of a game play until a person must act, and tell what they did')
    .addOption(gameOption())
    .option('--moves <number>', 'how many moves at most (default: 10000)', parseMoves)
    .addOption(jsonOption())
    .addHelpText('after', examples('bots play', 'bots play --game 7 --moves 1'))
    .action(async (options: PlayOptions) => {
      await withGame(options, (open) => play(open, options));
    });
}

async function play(open: OpenGame, { moves: mostMoves, json = false }: PlayOptions): Promise<void> {
  const { connection, game } = open;
  const made: object[] = [];
  const limit = mostMoves === undefined ? {} : { mostMoves };
  if (json) {
    await letBotsPlay(open, { ...limit, tell: (moves) => made.push(...moves.map((one) => movedJson(game.Game, one))) });
    printJson(made);
  } else {
    await letBotsPlay(open, limit);
    print('');
    await printNext(open, () => readGame(connection, game.Game));
  }
}

function parseMoves(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('It is no number of moves.');
  return Number(text);
}
