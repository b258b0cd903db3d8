import { type Command, InvalidArgumentError } from 'commander';
import type { GameConnection } from '../game/connection';
import { type GameOptions as OpeningOptions, openGame } from '../game/new-game';
import { type Edition, readEditions, readGame, readSeats } from '../game/views';
import { openAtTable } from '../table/opening';
import { playAtTable } from '../table/play';
import { InputEnded, type Talk } from '../table/talk';
import { examples, gameOption } from './support/arguments';
import { type GameOptions, type OpenGame, withGame } from './support/current-game';
import { INSTALL, type OpenDatabase, withDatabase } from './support/database';
import { print, printTable } from './support/output';
import { openTalk } from './support/open-talk';
import { playOn } from './support/play-on';
import { UsageError } from './support/statuses';

interface PlayOptions extends GameOptions {
  edition?: string;
  players?: number;
  names?: string[];
  dice?: Pick<OpeningOptions, 'dice' | 'numbers'>;
  seed?: string;
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
    .option('--dice <source>', 'where its dice come from: server, table, or numbers:LIST (default: server)', parseSource)
    .option('--seed <text>', 'makes what is rolled and shuffled the same every time')
    .addHelpText(
      'after',
      examples('play', 'play --game 7', 'play < dice.txt', 'play --edition campus'),
    )
    .action(async (options: PlayOptions) => {
      const { edition, game } = options;
      if (edition === undefined) {
        requireNone(options);
        await withGame(options, play, INSTALL.own);
      } else if (game !== undefined) {
        throw new UsageError('--edition is for a new game, --game for one that is there.');
      } else {
        await withDatabase(INSTALL.own, (database) => playNew(database, edition, options));
      }
    });
}

function requireNone({ players, names, dice, seed }: PlayOptions): void {
  const given = Object.entries({ players, names, dice, seed }).find(([, value]) => value !== undefined);
  if (given) throw new UsageError(`--${given[0]} is for a new game: name its --edition, too.`);
}

/** Plays a game that is there: the way that its edition is played. */
async function play(open: OpenGame): Promise<void> {
  const { connection, game } = open;
  print(`Game ${game.Game} (${game.Name})`);
  if ((await findEdition(connection, game.Edition))?.['Has decisions']) {
    await withTalk((talk) => playAtTable(connection, game.Game, talk));
  } else {
    printTable(await readSeats(connection));
    await playOn(open);
  }
}

/** Makes a game and plays it. */
async function playNew(database: OpenDatabase, name: string, options: PlayOptions): Promise<void> {
  const { connection } = database;
  const edition = await findEdition(connection, name);
  if (edition?.['Has decisions']) {
    const { players: count, names } = options;
    await withTalk(async (talk) => {
      const opening = {
        edition,
        ...(count === undefined ? {} : { count }),
        ...(names === undefined ? {} : { names }),
        options: { dice: 'server' as const, ...givenOptions(options) },
      };
      const gameId = await openAtTable(connection, talk, opening).catch((error: unknown) => {
        throw error instanceof InputEnded ? new Error(`${error.message} No game has begun.`) : error;
      });
      await playAtTable(connection, gameId, talk);
    });
  } else {
    const gameId = await openGame(connection, name, null, givenOptions(options));
    await connection.choose(gameId);
    const game = await readGame(connection, gameId);
    if (game) await play({ ...database, game });
  }
}

async function withTalk(use: (talk: Talk) => Promise<void>): Promise<void> {
  const talk = openTalk();
  try {
    await use(talk);
  } finally {
    talk.close();
  }
}

async function findEdition(connection: GameConnection, name: string): Promise<Edition | undefined> {
  return (await readEditions(connection)).find(({ Edition: edition }) => edition === name);
}

/** What the command line says of a new game; the rest is asked, or as the edition has it. */
function givenOptions({ players, names, dice = {}, seed }: PlayOptions): OpeningOptions {
  const seats = names ?? players;
  return { ...dice, ...(seats === undefined ? {} : { players: seats }), ...(seed === undefined ? {} : { seed }) };
}

/** `server`, `table`, or `numbers:` and the name of a list. */
function parseSource(text: string): Pick<OpeningOptions, 'dice' | 'numbers'> {
  if (text === 'server' || text === 'table') return { dice: text };
  const [, numbers] = /^numbers:(.+)$/.exec(text) ?? [];
  if (numbers === undefined) throw new InvalidArgumentError('It is server, table, or numbers:LIST.');
  return { dice: 'numbers', numbers };
}

function parseCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It is no number of players.');
  return Number(text);
}
