import { type Command } from 'commander';
import { editionOfBoard } from '../client/boards/boards';
import { withAllErrors } from '../client/editions/own-rules';
import type { GameOptions } from '../client/game-options';
import { openGame } from '../client/new-game';
import { readEdition, readGame, readUsualEdition } from '../client/views';
import { examples, jsonOption, type JsonOption, wholeNumber } from './support/arguments';
import { charactersOf, parseBot, playersOf, withCharacters } from './support/bots';
import { rememberGame } from './support/chosen-game';
import { INSTALL, type OpenDatabase, withDatabase } from './support/database';
import { type DiceSource, parseSource } from './support/dice';
import { warnOfMissingAccounts } from './support/missing-accounts';
import { print, printJson } from './support/output';
import { type Numbered, parseNumbered } from './support/numbered';
import { parsePiece, PIECES_OF_OPENING, playersWithPieces } from './support/pieces';
import { parseRule } from './support/rules';
import { UsageError } from './support/statuses';

interface NewOptions extends JsonOption {
  edition?: string;
  name?: string;
  players?: string;
  bot?: string[];
  piece?: Numbered;
  seat?: Numbered;
  dice?: DiceSource;
  seed?: string;
  rule?: Record<string, string>;
  board?: string;
  pace?: string;
  clock?: number;
  standIn?: string;
}

/** `sqlopoly new` */
export function addNew(program: Command): void {
  program
    .command('new')
    .description('start a new game')
    .option('-e, --edition <name>', 'edition: its rules and its board (default: the edition of --board, or campus)')
    .option('-n, --name <name>', 'name of the game (default: the name of the edition)')
    .option('-p, --players <names>', 'names separated by commas, with @ before a bot character; or a number of players')
    .option('--bot <character>', 'add a bot by its character, or as name=character (repeatable); `bots` lists the characters', parseBot)
    .option('--piece <number=piece>', 'choose the piece of a player, 0 for the first (repeatable)', parsePiece)
    .option('--seat <number=account>', 'assign a seat to an account (repeatable); each account then moves for its own seats', parseNumbered('A seat'))
    .option('--dice <source>', 'dice source: table, server, or numbers:LIST (default: table; with --seat, server)', parseSource)
    .option('-s, --seed <text>', 'make rolls, shuffles and decisions of bots reproducible')
    .option('-r, --rule <rule=value>', 'override a rule of the edition (repeatable); `edition show` lists them', parseRule)
    .option('-b, --board <name>', 'edition or board to play on; `board list` lists them')
    .option('--pace <name>', 'pace of the edition, which --rule can override; `edition show` lists them')
    .option('--clock <seconds>', 'time limit per move; a bot moves when it is up', wholeNumber('a number of seconds, 1 or more', 1, 9_999_999))
    .option('--stand-in <character>', 'character of the bot that moves when the time is up (default: one that does as little as possible)')
    .addOption(jsonOption())
    .addHelpText('after', examples('new', 'new --edition campus --name Friday', 'new --edition classic --rule jail_fine=100 --rule pot=fines', 'new --edition hoarding --players ada,@scrooge'))
    .action(async (options: NewOptions) => {
      await withDatabase(INSTALL.own, (database) => openAndPrint(database, options));
    });
}

async function openAndPrint(database: OpenDatabase, { edition: wanted, name, players, bot: bots = [], piece: pieces, seat: owners, dice, seed, rule: rules, board, pace, clock, standIn, json = false }: NewOptions): Promise<void> {
  const { connection } = database;
  const edition = wanted ?? (board === undefined ? null : await editionOfBoard(connection, board)) ?? (await readUsualEdition(connection, 'new'));
  const known = await readEdition(connection, edition);
  const isOpening = (known?.['Opening players'] ?? 0) > 0 && players === undefined;
  if (isOpening && pieces !== undefined) throw new UsageError(PIECES_OF_OPENING);
  const seats: Pick<GameOptions, 'players' | 'characters'> = isOpening ? charactersOf(bots) : playersOf(players, bots);
  const options: GameOptions = {
    ...seats,
    ...playersWithPieces(seats, pieces, known?.['Minimum players'] ?? 0),
    ...(owners === undefined ? {} : { seats: owners, dice: 'server' as const }),
    ...dice,
    ...(seed === undefined ? {} : { seed }),
    ...(rules ? { rules } : {}),
    ...(board === undefined ? {} : { board }),
    ...(pace === undefined ? {} : { pace }),
    ...(clock === undefined ? {} : { clock }),
    ...(standIn === undefined ? {} : { stand_in: standIn.replace(/^@/, '') }),
  };
  const gameId = await openGame(connection, edition, name ?? null, options).catch(async (error: unknown) => {
    throw await withCharacters(connection, await withAllErrors(connection, edition, options, error));
  });
  const game = await readGame(connection, gameId);
  if (!game) throw new Error('The game has already been deleted.');
  await rememberGame(connection, gameId);
  await warnOfMissingAccounts(connection, Object.values(owners ?? {}));
  if (json) {
    printJson(game);
    return;
  }
  print(`Started game ${game.Game} (${game.Name}); ${game['Next player']} goes first.`);
}
