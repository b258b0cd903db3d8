import { type Command } from 'commander';
import { editionNotFound } from '../client/editions/editions';
import { checkRules } from '../client/editions/own-rules';
import type { GameConnection } from '../client/connection';
import { type Edition, readEdition } from '../client/views';
import { hasOpening, openAtTable, type Opening, printOpening } from '../terminal/opening';
import { howToContinue, playAtTable } from '../terminal/play';
import { InputEnded, type Console } from '../terminal/console';
import { examples, gameOption, wholeNumber } from './support/arguments';
import { charactersOf, parseBot, seatsOf, withCharacters } from './support/bots';
import { rememberGame } from './support/chosen-game';
import { type GameOption, type OpenGame, withGame } from './support/current-game';
import { INSTALL, type OpenDatabase, withDatabase } from './support/database';
import { type DiceSource, parseSource } from './support/dice';
import { withConsole } from './support/open-console';
import type { Numbered } from './support/numbered';
import { parsePiece, PIECES_OF_OPENING } from './support/pieces';
import { parseRule } from './support/rules';
import { UsageError } from './support/statuses';

interface PlayOptions extends GameOption {
  edition?: string;
  players?: number;
  names?: string[];
  bot?: string[];
  piece?: Numbered;
  dice?: DiceSource;
  seed?: string;
  rule?: Record<string, string>;
  board?: string;
  pace?: string;
}

/** `sqlopoly play` */
export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play a game at this terminal, or a new one with --edition; asks each player for their moves')
    .addOption(gameOption())
    .option('-e, --edition <name>', 'start a new game of this edition')
    .option('--players <number>', 'number of players (default: ask)', wholeNumber('a number of players'))
    .option('--names <name...>', 'names of the players (default: ask)')
    .option('--bot <character>', 'add a bot by its character, or as name=character (repeatable); `bots` lists the characters', parseBot)
    .option('--piece <number=piece>', 'choose the piece of a player, 0 for the first (repeatable)', parsePiece)
    .option('--dice <source>', 'dice source: server, table, or numbers:LIST (default: server; table if the edition has an opening position)', parseSource)
    .option('--seed <text>', 'make rolls, shuffles and decisions of bots reproducible')
    .option('-r, --rule <rule=value>', 'override a rule of the edition (repeatable); `edition show` lists them', parseRule)
    .option('-b, --board <name>', 'edition or board to play on; `board list` lists them')
    .option('--pace <name>', 'pace of the edition, which --rule can override; `edition show` lists them')
    .addHelpText(
      'after',
      examples('play', 'play --game 7', 'play < dice.txt', 'play --edition campus', 'play --edition classic --pace high --players 1 --bot scrooge'),
    )
    .action(async (options: PlayOptions) => {
      const { edition, game } = options;
      if (edition === undefined) {
        requireNone(options);
        await withGame(options, play, { install: INSTALL.own, changes: true, namesGame: true });
      } else if (game !== undefined) {
        throw new UsageError('--edition starts a new game, --game continues one: give only one of them.');
      } else if (options.players !== undefined && options.names !== undefined && options.players !== options.names.length) {
        throw new UsageError(`--players ${options.players} and --names ${options.names.join(' ')} contradict each other: omit one of them.`);
      } else {
        await withDatabase(INSTALL.own, (database) => playNew(database, edition, options));
      }
    });
}

function requireNone({ players, names, bot, piece, dice, seed, rule, board, pace }: PlayOptions): void {
  const given = Object.entries({ players, names, bot, piece, dice, seed, rule, board, pace }).find(([, value]) => value !== undefined);
  if (given) throw new UsageError(`--${given[0]} is for a new game: add --edition.`);
}

/** Continues a game. */
async function play({ connection, game }: OpenGame): Promise<void> {
  await withConsole(async (terminal) => {
    terminal.print(`Game ${game.Game} (${game.Name})`);
    await playAndPrint(connection, game.Game, terminal);
  });
}

/** Opens a game and plays it. */
async function playNew({ connection }: OpenDatabase, name: string, options: PlayOptions): Promise<void> {
  const edition = await readEdition(connection, name);
  if (!edition) throw await editionNotFound(connection, name);
  const opening = openingOf(edition, options);
  await checkRules(connection, name, opening.options);
  await withConsole(async (terminal) => {
    const gameId = await openAtTable(connection, terminal, { ...opening, asksForMore: terminal.screen !== undefined }).catch(async (error: unknown) => {
      throw error instanceof InputEnded ? new Error(`${error.message} No game was started.`) : await withCharacters(connection, error);
    });
    await rememberGame(connection, gameId);
    terminal.print();
    terminal.print(`Game ${gameId}`);
    await printOpening(connection, terminal);
    await playAndPrint(connection, gameId, terminal);
  });
}

async function playAndPrint(connection: GameConnection, gameId: number, terminal: Console): Promise<void> {
  const ending = await playAtTable(connection, gameId, terminal, { showFirst: true });
  if (ending.isOver) return;
  terminal.print();
  terminal.print(howToContinue(gameId, ending.reason));
}

/** The new game as the options describe it; the rest is asked for, or the edition's default. */
function openingOf(edition: Edition, { players: count, names, bot: bots, piece: pieces, dice, seed, rule: rules, board, pace }: PlayOptions): Opening {
  const isOpening = hasOpening({ edition, ...(count === undefined ? {} : { count }), ...(names === undefined ? {} : { names }) });
  if (isOpening && pieces !== undefined) throw new UsageError(PIECES_OF_OPENING);
  return {
    edition,
    ...(count === undefined ? {} : { count }),
    ...(names === undefined ? {} : { names }),
    ...(isOpening || bots === undefined ? {} : { bots: seatsOf(bots) }),
    ...(pieces === undefined ? {} : { pieces }),
    options: {
      // As in the coursework, an opening position is played with dice at the table.
      ...(dice ?? { dice: isOpening ? 'table' : 'server' }),
      ...(seed === undefined ? {} : { seed }),
      ...(rules === undefined ? {} : { rules }),
      ...(board === undefined ? {} : { board }),
      ...(pace === undefined ? {} : { pace }),
      ...(isOpening ? charactersOf(bots ?? []) : {}),
    },
  };
}
