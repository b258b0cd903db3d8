import { availableParallelism } from 'node:os';
import { stringify } from 'csv-stringify/sync';
import { type Command, InvalidArgumentError } from 'commander';
import { startProgress } from '../database/progress';
import { readPaces, readSeats } from '../edition/editions';
import { withAllFaults } from '../edition/own-rules';
import { readCharacters } from '../game/bots';
import type { Address, GameConnection } from '../game/connection';
import { refusal } from '../game/refusal';
import { type Edition, readEditions } from '../game/views';
import { type GameResult, simulate, type Simulation } from '../simulate/simulate';
import { type Share, type Spread, summarise, type Summary } from '../simulate/summary';
import { examples, jsonOption } from './support/arguments';
import { counted } from '../telling/counted';
import { INSTALL, withDatabase } from './support/database';
import { print, printJson, printTable, say } from './support/output';
import { parseRule } from './support/rules';
import { UsageError } from './support/statuses';

interface SimulateOptions {
  games: number;
  players?: string;
  seed?: string;
  edition: string;
  jobs: number;
  rounds: number;
  rule?: Record<string, string>;
  board?: string;
  pace?: string;
  keep?: boolean;
  json?: boolean;
  csv?: boolean;
}

/** A server has connections for so many at least, and for others beside them. */
const MOST_JOBS = 100;

/** What a line of CSV has. */
const COLUMNS = ['number', 'seed', 'rounds', 'moves', 'character', 'began', 'won', 'cash'] as const;

/** So many may play in any edition. */
const MOST_SEATS = 1_000;

/** `sqlopoly simulate` */
export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .description('let characters play many games against each other, and print how they and the tiles fared')
    .option('--games <number>', 'how many games', parseCount, 100)
    .option('-p, --players <characters>', 'who plays, with commas between (default: as many of bots as may play)')
    .option('-s, --seed <text>', 'what everything follows from: the same seed, the same result (default: another every time)')
    .option('-e, --edition <name>', 'the rules and the board', 'classic')
    .option('--jobs <number>', 'how many games are played at the same time', parseJobs, Math.min(availableParallelism(), MOST_JOBS))
    .option('--rounds <number>', 'a game that is not over after so many rounds is given up', parseCount, 1_000)
    .option('-r, --rule <rule=value>', 'a rule that is otherwise than in the edition; edition show lists them', parseRule)
    .option('-b, --board <name>', 'the edition or board that it is played on; board list shows them')
    .option('--pace <name>', 'a pace of the edition, under these rules; edition show lists them')
    .option('--keep', 'keep the games; they are deleted otherwise')
    .addOption(jsonOption())
    .option('--csv', 'print a line of CSV for each player of each game')
    .addHelpText('after', examples('simulate', 'simulate --games 200 --players scrooge,capitalist,scrooge --seed 7', 'simulate --edition hoarding --json'))
    .action(async (options: SimulateOptions) => {
      if (options.json && options.csv) throw new UsageError('--json or --csv, not both.');
      await withDatabase(INSTALL.own, async ({ location, connection }) => {
        const simulation = await simulationOf(connection, options);
        const results = await play(location, simulation, options.jobs).catch(async (error: unknown) => {
          throw await withAllFaults(connection, simulation.edition, simulation, error);
        });
        tell(simulation, results, options);
      });
    });
}

/** Plays the games, shows how far they are, and deletes what has begun when somebody presses Ctrl-C. */
async function play(location: Address, simulation: Simulation, jobs: number): Promise<GameResult[]> {
  const bar = startProgress(say, `${counted(simulation.games, 'game')} of ${simulation.edition}, seed ${simulation.seed}:`);
  const interrupted = new AbortController();
  const interrupt = (): void => interrupted.abort(new Error('Stopped; nothing came of it.'));
  process.once('SIGINT', interrupt);
  const tellOf = (played: number): void => bar.update((100 * played) / simulation.games);
  try {
    return await simulate(location, simulation, { jobs, tell: tellOf, signal: interrupted.signal });
  } finally {
    bar.stop();
    process.off('SIGINT', interrupt);
  }
}

/** The simulation that is asked for, with characters by their whole names. */
async function simulationOf(connection: GameConnection, options: SimulateOptions): Promise<Simulation> {
  const { games, edition, rule: rules, board, pace, keep = false, seed = randomSeed() } = options;
  const all = await readCharacters(connection);
  const known = all.map(({ Character: name }) => name);
  const rivals = all.filter((one) => !one['Stands in']).map(({ Character: name }) => name);
  const found = (await readEditions(connection)).find((one) => one.Edition === edition);
  const seats = found && found['Fixed seats'] > 0 ? await readSeats(connection, edition) : [];
  const named = options.players?.split(',') ?? (await everybody(connection, options, rivals, found, seats.length));
  if (seats.length > 0 && named.length !== seats.length) {
    throw refusal('seats_are_fixed', `${edition} begins with ${seats.length} players; name as many characters.`);
  }
  return {
    edition,
    games,
    characters: named.map((name) => characterOf(name, known)),
    seats,
    seed,
    mostRounds: options.rounds,
    keeps: keep,
    ...(rules === undefined ? {} : { rules }),
    ...(board === undefined ? {} : { board }),
    ...(pace === undefined ? {} : { pace }),
  };
}

/** As many characters as may play, each once where that are enough. @param known who plays to win */
async function everybody(
  connection: GameConnection,
  { edition, rule: rules = {}, pace }: SimulateOptions,
  known: readonly string[],
  found: Edition | undefined,
  seats: number,
): Promise<string[]> {
  const paced = pace === undefined ? [] : (await readPaces(connection, edition)).filter((one) => one.pace === pace);
  const limit = (rule: string, of: number | undefined): number =>
    // What is no number is refused when a game is made.
    Number(rules[rule] ?? paced.find((one) => one.rule === rule)?.value ?? of) || known.length;
  const least = limit('min_players', found?.['Minimum players']);
  const most = limit('max_players', found?.['Maximum players']);
  const count = seats > 0 ? seats : Math.min(Math.max(known.length, least), most);
  return Array.from({ length: Math.min(Math.max(count, 0), MOST_SEATS) }, (_, seat) => known[seat % known.length] ?? '');
}

/** A character by its name or a part of it; another name as it is, which open_game refuses. */
function characterOf(name: string, known: readonly string[]): string {
  const text = name.trim().replace(/^@/, '');
  const low = text.toLowerCase();
  const like = known.filter((one) => low !== '' && one.toLowerCase().includes(low));
  return known.find((one) => one.toLowerCase() === low) ?? (like.length === 1 && like[0] ? like[0] : text);
}

function randomSeed(): string {
  return Math.floor(Math.random() * 1e9).toString(36);
}

function tell(simulation: Simulation, results: readonly GameResult[], { json = false, csv = false }: SimulateOptions): void {
  const summary = summarise(simulation.characters, results);
  if (json) {
    const { edition, seed, characters: players } = simulation;
    const games = results.map(({ number, seed: of, game, outcome }) => ({ number, seed: of, game_id: game, is_over: outcome !== null, rounds: outcome?.rounds ?? null, moves: outcome?.moves ?? null, winners: winnersOf(simulation, outcome?.players ?? []) }));
    printJson({ edition, seed, players, ...summary, results: games });
  } else if (csv) {
    print(stringify(linesOf(simulation, results), { header: true, columns: [...COLUMNS] }).trimEnd());
  } else {
    printSummary(simulation, summary);
  }
}

function winnersOf({ characters }: Simulation, players: readonly { entry: number; won: boolean }[]): string[] {
  return players.filter(({ won }) => won).map(({ entry }) => characters[entry] ?? '');
}

function linesOf({ characters }: Simulation, results: readonly GameResult[]): object[] {
  return results.flatMap(({ number, seed, outcome }) =>
    (outcome?.players ?? []).map(({ entry, began, won, cash }) => ({
      number, seed, rounds: outcome?.rounds, moves: outcome?.moves, character: characters[entry], began: Number(began), won: Number(won), cash,
    })),
  );
}

function printSummary({ edition, seed, mostRounds }: Simulation, summary: Summary): void {
  const { games, ended, rounds, moves, characters, sets, tiles } = summary;
  print(`${ended} of ${counted(games, 'game')} of ${edition} came to an end within ${counted(mostRounds, 'round')} (seed ${seed}).`);
  if (ended === 0) return;
  print(`Rounds: ${spread(rounds)}. Moves: ${spread(moves)}.`);
  print('');
  printTable(
    characters.map(({ character, games: played, wins, win_rate: rate, wins_when_first: first, average_cash: cash }) => ({
      Character: character, Games: played, Wins: wins, 'Win rate': interval(rate), 'Wins when first': first, 'Cash at the end': cash,
    })),
  );
  print('');
  const columns = ({ landings, frequency, rents, rent_paid }: Pick<Summary['sets'][number], 'landings' | 'frequency' | 'rents' | 'rent_paid'>): object => ({
    Landings: landings, Share: percent(frequency), Rents: rents, 'Rent paid': rent_paid,
  });
  printTable(sets.map((one) => ({ Set: one.set ?? '(others)', ...columns(one) })));
  print('');
  printTable(tiles.map((one) => ({ Position: one.position, Tile: one.tile, Set: one.set ?? '', ...columns(one) })));
}

function spread({ least, tenth, middle, ninetieth, most }: Spread): string {
  return `${middle} in the middle, ${tenth} to ${ninetieth} in eight of ten games, ${least} to ${most} in all`;
}

function interval({ share, least, most }: Share): string {
  return `${percent(share)} (${percent(least)} to ${percent(most)})`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('It is no number from 1 to 9999999.');
  return Number(text);
}

function parseJobs(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text) || Number(text) > MOST_JOBS) throw new InvalidArgumentError(`It is no number from 1 to ${MOST_JOBS}.`);
  return Number(text);
}
