import { type Command, InvalidArgumentError } from 'commander';
import { editionOfBoard } from '../board/boards';
import { withAllFaults } from '../edition/own-rules';
import { type GameOptions, openGame } from '../game/new-game';
import { readEditions, readGame } from '../game/views';
import { examples, jsonOption } from './support/arguments';
import { charactersOf, parseBot, playersOf, withCharacters } from './support/bots';
import { INSTALL, type OpenDatabase, withDatabase } from './support/database';
import { type DiceSource, parseSource } from './support/dice';
import { sayMissingAccounts } from './support/missing-accounts';
import { print, printJson } from './support/output';
import { type Numbered, parseNumbered } from './support/numbered';
import { parsePiece, playersWithPieces } from './support/pieces';
import { parseRule } from './support/rules';

interface NewOptions {
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
  json?: boolean;
}

/** `sqlopoly new` */
export function addNew(program: Command): void {
  program
    .command('new')
    .description('start a game')
    .option('-e, --edition <name>', 'the rules and the board (default: campus, or that of --board)')
    .option('-n, --name <name>', 'what the game is called (default: like its edition)')
    .option('-p, --players <names>', 'who plays, with commas between, @ before a character; or how many')
    .option('--bot <character>', 'a seat for a character, one of bots, or name=character; as often as there are', parseBot)
    .option('--piece <number=piece>', 'the piece of a player, 0 for the first; as often as there are', parsePiece)
    .option('--seat <number=account>', 'whose the seat of a player is; as often as there are: then each account moves for its own', parseNumbered('A seat'))
    .option('--dice <source>', 'where its dice come from: table, server, or numbers:LIST (default: table; with --seat server)', parseSource)
    .option('-s, --seed <text>', 'makes what is rolled, shuffled and chosen by characters the same every time')
    .option('-r, --rule <rule=value>', 'a rule that is otherwise than in the edition; edition show lists them', parseRule)
    .option('-b, --board <name>', 'the edition or board that it is played on; board list shows them')
    .option('--pace <name>', 'a pace of the edition, under these rules; edition show lists them')
    .option('--clock <seconds>', 'how long a move may take; then a character makes it', parseClock)
    .option('--stand-in <character>', 'that character, one of bots (default: one who does as little as he can)')
    .addOption(jsonOption())
    .addHelpText('after', examples('new', 'new --edition campus --name Friday', 'new --rule jail_fine=100 --rule has_pot=yes', 'new --edition hoarding --players ada,@scrooge'))
    .action(async (options: NewOptions) => {
      await withDatabase(INSTALL.own, (database) => makeAndTell(database, options));
    });
}

function parseClock(text: string): number {
  if (!/^\d{1,7}$/.test(text) || Number(text) < 1) throw new InvalidArgumentError('It is a number of seconds.');
  return Number(text);
}

async function makeAndTell(database: OpenDatabase, { edition: wanted, name, players, bot: bots = [], piece: pieces, seat: owners, dice, seed, rule: rules, board, pace, clock, standIn, json = false }: NewOptions): Promise<void> {
  const { connection } = database;
  const edition = wanted ?? (board === undefined ? null : await editionOfBoard(connection, board)) ?? 'campus';
  const known = (await readEditions(connection)).find((one) => one.Edition === edition);
  const fixed = known?.['Fixed seats'] ?? 0;
  const seats: Pick<GameOptions, 'players' | 'characters'> = fixed > 0 && players === undefined ? charactersOf(bots) : playersOf(players, bots);
  const options: GameOptions = {
    ...seats,
    ...playersWithPieces(seats, pieces, fixed || (known?.['Minimum players'] ?? 0)),
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
    throw await withCharacters(connection, await withAllFaults(connection, edition, options, error));
  });
  const game = await readGame(connection, gameId);
  if (!game) throw new Error('The game is gone already.');
  await sayMissingAccounts(connection, Object.values(owners ?? {}));
  if (json) {
    printJson(game);
    return;
  }
  print(`Game ${game.Game} (${game.Name}) has begun; ${game['Next player']} is first.`);
}
