import { type Command, InvalidArgumentError } from 'commander';
import { checkRules } from '../edition/own-rules';
import type { GameConnection } from '../game/connection';
import { refusal } from '../game/refusal';
import { type Edition, readEditions } from '../game/views';
import { openAtTable, type Opening, tellOpening } from '../terminal/opening';
import { howToGoOn, playAtTable } from '../terminal/play';
import { InputEnded, type Talk } from '../terminal/talk';
import { examples, gameOption } from './support/arguments';
import { charactersOf, parseBot, seatsOf, withCharacters } from './support/bots';
import { type GameOptions, type OpenGame, withGame } from './support/current-game';
import { INSTALL, type OpenDatabase, withDatabase } from './support/database';
import { type DiceSource, parseSource } from './support/dice';
import { withTalk } from './support/open-talk';
import type { Numbered } from './support/numbered';
import { parsePiece } from './support/pieces';
import { parseRule } from './support/rules';
import { UsageError } from './support/statuses';

interface PlayOptions extends GameOptions {
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
    .description('play on, or with --edition a new game: asks everybody at this terminal for what they do')
    .addOption(gameOption())
    .option('-e, --edition <name>', 'start a game of this edition')
    .option('--players <number>', 'how many play it (default: asks)', parseCount)
    .option('--names <name...>', 'what they are called (default: asks)')
    .option('--bot <character>', 'a seat for a character, one of bots, or name=character; as often as there are', parseBot)
    .option('--piece <number=piece>', 'the piece of a player, 0 for the first; as often as there are', parsePiece)
    .option('--dice <source>', 'where its dice come from: server, table, or numbers:LIST (default: server; table where it has an opening position)', parseSource)
    .option('--seed <text>', 'makes what is rolled, shuffled and chosen by characters the same every time')
    .option('-r, --rule <rule=value>', 'a rule that is otherwise than in the edition; edition show lists them', parseRule)
    .option('-b, --board <name>', 'the edition or board that it is played on; board list shows them')
    .option('--pace <name>', 'a pace of the edition, under these rules; edition show lists them')
    .addHelpText(
      'after',
      examples('play', 'play --game 7', 'play < dice.txt', 'play --edition campus', 'play --edition classic --pace high --players 1 --bot scrooge'),
    )
    .action(async (options: PlayOptions) => {
      const { edition, game } = options;
      if (edition === undefined) {
        requireNone(options);
        await withGame(options, play, INSTALL.own);
      } else if (game !== undefined) {
        throw new UsageError('--edition is for a new game, --game for one that is there.');
      } else if (options.players !== undefined && options.names !== undefined && options.players !== options.names.length) {
        throw new UsageError(`--players ${options.players} and --names ${options.names.join(' ')} contradict each other: leave one of them out.`);
      } else {
        await withDatabase(INSTALL.own, (database) => playNew(database, edition, options));
      }
    });
}

function requireNone({ players, names, bot, piece, dice, seed, rule, board, pace }: PlayOptions): void {
  const given = Object.entries({ players, names, bot, piece, dice, seed, rule, board, pace }).find(([, value]) => value !== undefined);
  if (given) throw new UsageError(`--${given[0]} is for a new game: name its --edition, too.`);
}

/** Plays a game that is there. */
async function play({ connection, game }: OpenGame): Promise<void> {
  await withTalk(async (talk) => {
    talk.say(`Game ${game.Game} (${game.Name})`);
    await playAndTell(connection, game.Game, talk);
  });
}

/** Makes a game and plays it. */
async function playNew({ connection }: OpenDatabase, name: string, options: PlayOptions): Promise<void> {
  const edition = (await readEditions(connection)).find(({ Edition: edition }) => edition === name);
  if (!edition) throw refusal('edition_not_found', `There is no edition ${name}.`);
  const opening = openingOf(edition, options);
  await checkRules(connection, name, opening.options);
  await withTalk(async (talk) => {
    const gameId = await openAtTable(connection, talk, opening).catch(async (error: unknown) => {
      throw error instanceof InputEnded ? new Error(`${error.message} No game has begun.`) : await withCharacters(connection, error);
    });
    talk.say();
    talk.say(`Game ${gameId}`);
    await tellOpening(connection, talk);
    await playAndTell(connection, gameId, talk);
  });
}

async function playAndTell(connection: GameConnection, gameId: number, talk: Talk): Promise<void> {
  const ending = await playAtTable(connection, gameId, talk, { showFirst: true });
  if (ending.isOver) return;
  talk.say();
  talk.say(howToGoOn(gameId, ending.reason));
}

/** What the command line says of a new game; the rest is asked, or as the edition has it. */
function openingOf(edition: Edition, { players: count, names, bot: bots = [], piece: pieces, dice, seed, rule: rules, board, pace }: PlayOptions): Opening {
  return {
    edition,
    ...(count === undefined ? {} : { count }),
    ...(names === undefined ? {} : { names }),
    ...(edition['Fixed seats'] > 0 ? {} : { bots: seatsOf(bots) }),
    ...(pieces === undefined ? {} : { pieces }),
    options: {
      // An opening position is played as its coursework is: somebody types what his dice show.
      ...(dice ?? { dice: edition['Fixed seats'] > 0 ? 'table' : 'server' }),
      ...(seed === undefined ? {} : { seed }),
      ...(rules === undefined ? {} : { rules }),
      ...(board === undefined ? {} : { board }),
      ...(pace === undefined ? {} : { pace }),
      ...(edition['Fixed seats'] > 0 ? charactersOf(bots) : {}),
    },
  };
}

function parseCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It is no number of players.');
  return Number(text);
}
