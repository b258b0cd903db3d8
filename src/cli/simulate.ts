import { availableParallelism } from 'node:os';
import { stringify } from 'csv-stringify/sync';
import { type Command } from 'commander';
import { startProgress } from '../server/progress';
import { readOpeningByNumber, readPaces } from '../client/editions/editions';
import { withAllErrors } from '../client/editions/own-rules';
import { readCharacters } from '../client/bots';
import type { Address, GameConnection } from '../client/connection';
import { type Edition, readEdition, readUsualEdition } from '../client/views';
import { type GameResult, simulate, type Simulation } from '../client/simulation/simulate';
import { type Share, type Spread, summarise, type Summary } from '../client/simulation/summary';
import { examples, jsonOption, type JsonOption, wholeNumber } from './support/arguments';
import { counted } from '../client/words/counted';
import { INSTALL, withDatabase } from './support/database';
import { print, printJson, printNote, printTable } from './support/output';
import { parseRule } from './support/rules';
import { UsageError } from './support/statuses';

interface SimulateOptions extends JsonOption {
  games: number;
  players?: string;
  seed?: string;
  edition?: string;
  jobs: number;
  rounds: number;
  rule?: Record<string, string>;
  board?: string;
  pace?: string;
  keep?: boolean;
  csv?: boolean;
}

/** Below MySQL's default connection limit (151), with room for others. */
const MAX_JOBS = 100;

const parseCount = wholeNumber('a number from 1 to 9999999', 1, 9_999_999);

/** The columns of --csv. */
const COLUMNS = ['number', 'seed', 'rounds', 'moves', 'character', 'began', 'won', 'cash', 'seat'] as const;

/** No edition allows more players. */
const MAX_SEATS = 1_000;

/** `sqlopoly simulate` */
export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .description('let bots play many games against each other and print statistics of characters and tiles')
    .option('--games <number>', 'number of games', parseCount, 100)
    .option('-p, --players <characters>', 'bot characters separated by commas (default: as many as the rules allow)')
    .option('-s, --seed <text>', 'seed: the same seed gives the same result (default: random)')
    .option('-e, --edition <name>', 'edition: its rules and its board (default: classic)')
    .option('--jobs <number>', 'number of games played in parallel', wholeNumber(`a number from 1 to ${MAX_JOBS}`, 1, MAX_JOBS), Math.min(availableParallelism(), MAX_JOBS))
    .option('--rounds <number>', 'abandon a game that is not over after this many rounds', parseCount, 1_000)
    .option('-r, --rule <rule=value>', 'override a rule of the edition (repeatable); `edition show` lists them', parseRule)
    .option('-b, --board <name>', 'edition or board to play on; `board list` lists them')
    .option('--pace <name>', 'pace of the edition, which --rule can override; `edition show` lists them')
    .option('--keep', 'keep the games in the database instead of deleting them; the server continues those that did not end')
    .addOption(jsonOption())
    .option('--csv', 'print CSV instead: one row for each player of each game')
    .addHelpText('after', examples('simulate', 'simulate --games 200 --players scrooge,capitalist,scrooge --seed 7', 'simulate --edition hoarding --json'))
    .action(async (options: SimulateOptions) => {
      if (options.json && options.csv) throw new UsageError('Give --json or --csv, not both.');
      await withDatabase(INSTALL.own, async ({ location, connection }) => {
        const simulation = await simulationOf(connection, options);
        const results = await play(location, simulation, options.jobs).catch(async (error: unknown) => {
          throw await withAllErrors(connection, simulation.edition, simulation, error);
        });
        printResults(simulation, results, options);
      });
    });
}

/** Plays the games behind a progress bar; Ctrl-C deletes those that have begun. */
async function play(location: Address, simulation: Simulation, jobs: number): Promise<GameResult[]> {
  const bar = startProgress(printNote, `${counted(simulation.games, 'game')} of ${simulation.edition}, seed ${simulation.seed}:`);
  const interrupted = new AbortController();
  const interrupt = (): void => interrupted.abort(new Error('Stopped; there are no results.'));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const onProgress = (played: number): void => bar.update((100 * played) / simulation.games);
  try {
    return await simulate(location, simulation, { jobs, onProgress, signal: interrupted.signal });
  } finally {
    bar.stop();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

/** The simulation that the options describe, with characters by their full names. */
async function simulationOf(connection: GameConnection, options: SimulateOptions): Promise<Simulation> {
  const { games, rule: rules, board, pace, keep = false, seed = randomSeed() } = options;
  const edition = options.edition ?? (await readUsualEdition(connection, 'simulate'));
  const all = await readCharacters(connection);
  const known = all.map(({ Character: name }) => name);
  const rivals = all.filter((one) => !one['Stands in']).map(({ Character: name }) => name);
  const found = await readEdition(connection, edition);
  const opening = found && found['Opening players'] > 0 ? await readOpeningByNumber(connection, edition) : [];
  const named = options.players?.split(',') ?? (await everybody(connection, edition, options, rivals, found, opening.length));
  return {
    edition,
    games,
    characters: named.map((name) => characterOf(name, known)),
    seats: named.length === opening.length ? opening : [],
    seed,
    maxRounds: options.rounds,
    keepGames: keep,
    ...(rules === undefined ? {} : { rules }),
    ...(board === undefined ? {} : { board }),
    ...(pace === undefined ? {} : { pace }),
  };
}

/** As many characters as may play, each once if that fills the seats. @param known those who play to win */
async function everybody(
  connection: GameConnection,
  edition: string,
  { rule: rules = {}, pace }: SimulateOptions,
  known: readonly string[],
  found: Edition | undefined,
  seats: number,
): Promise<string[]> {
  const paced = pace === undefined ? [] : (await readPaces(connection, edition)).filter((one) => one.pace === pace);
  const limit = (rule: string, of: number | undefined): number =>
    // Opening a game rejects what is not a number.
    Number(rules[rule] ?? paced.find((one) => one.rule === rule)?.value ?? of) || known.length;
  const least = limit('min_players', found?.['Minimum players']);
  const most = limit('max_players', found?.['Maximum players']);
  const count = seats > 0 ? seats : Math.min(Math.max(known.length, least), most);
  return Array.from({ length: Math.min(Math.max(count, 0), MAX_SEATS) }, (_, seat) => known[seat % known.length] ?? '');
}

/** A character by its name or a unique part of it; any other name unchanged, for open_game to refuse. */
function characterOf(name: string, known: readonly string[]): string {
  const text = name.trim().replace(/^@/, '');
  const low = text.toLowerCase();
  const like = known.filter((one) => low !== '' && one.toLowerCase().includes(low));
  return known.find((one) => one.toLowerCase() === low) ?? (like.length === 1 && like[0] ? like[0] : text);
}

function randomSeed(): string {
  return Math.floor(Math.random() * 1e9).toString(36);
}

function printResults(simulation: Simulation, results: readonly GameResult[], { json = false, csv = false }: SimulateOptions): void {
  const summary = summarise(simulation.characters, results);
  if (json) {
    const { edition, seed, characters: players } = simulation;
    const games = results.map(({ number, seed: of, game, outcome }) => ({ number, seed: of, game_id: game, is_over: outcome !== null, rounds: outcome?.rounds ?? null, moves: outcome?.moves ?? null, winners: winnersOf(simulation, outcome?.players ?? []) }));
    printJson({ edition, seed, players, ...summary, results: games });
  } else if (csv) {
    print(stringify(linesOf(simulation, results), { header: true, columns: [...COLUMNS] }).trimEnd());
  } else {
    printSummary(simulation, summary);
    if (simulation.keepGames) print(keptLine(results));
  }
}

function winnersOf({ characters }: Simulation, players: readonly { entry: number; won: boolean }[]): string[] {
  return players.filter(({ won }) => won).map(({ entry }) => characters[entry] ?? '');
}

function linesOf({ characters }: Simulation, results: readonly GameResult[]): object[] {
  return results.flatMap(({ number, seed, outcome }) =>
    (outcome?.players ?? []).map(({ entry, seat, won, cash }) => ({
      number, seed, rounds: outcome?.rounds, moves: outcome?.moves, character: characters[entry], began: Number(seat === 0), won: Number(won), cash, seat: seat + 1,
    })),
  );
}

/** Where the games are now. */
function keptLine(results: readonly GameResult[]): string {
  const games = results.flatMap(({ game }) => game ?? []).sort((one, other) => one - other);
  const open = results.filter(({ outcome }) => outcome === null).length;
  const ofThem = open === 0 ? '' : ` ${open === 1 ? 'One' : open} of them did not end: the server continues ${open === 1 ? 'it' : 'them'}.`;
  return `\nKept as ${games.length === 1 ? 'game' : 'games'} ${games.length < 3 ? games.join(' and ') : `${games[0]} to ${games.at(-1)}`}.${ofThem}`;
}

function printSummary({ edition, seed, maxRounds }: Simulation, summary: Summary): void {
  const { games, ended, rounds, moves, characters, seats, sets, tiles, deeds } = summary;
  print(`${ended} of ${counted(games, 'game')} of ${edition} ended within ${counted(maxRounds, 'round')} (seed ${seed}).`);
  if (ended === 0) return;
  print(`Rounds: ${spread(rounds)}. Moves: ${spread(moves)}.`);
  print('');
  printTable(
    characters.map(({ character, games: played, wins, win_rate: rate, wins_when_first: first, average_cash: cash, rating: { elo, error } }) => ({
      Character: character, Games: played, Wins: wins, 'Win rate': interval(rate), Elo: `${Math.round(elo)} ± ${Math.round(error)}`, 'Wins when first': first, 'Average cash': cash,
    })),
  );
  print('');
  printTable(seats.map(({ seat, games: played, wins, win_rate: rate }) => ({ Seat: seat, Games: played, Wins: wins, 'Win rate': interval(rate) })));
  print('');
  const columns = ({ landings, frequency, rents, rent_paid }: Pick<Summary['sets'][number], 'landings' | 'frequency' | 'rents' | 'rent_paid'>): object => ({
    Landings: landings, Share: percent(frequency), Rents: rents, 'Rent paid': rent_paid,
  });
  printTable(sets.map((one) => ({ Set: one.set ?? '(others)', ...columns(one) })));
  print('');
  printTable(tiles.map((one) => ({ Position: one.position, Tile: one.tile, Set: one.set ?? '', ...columns(one) })));
  if (deeds.length === 0) return;
  print('');
  printTable(deeds.map((one) => ({ Property: one.property, Set: one.set ?? '', Price: one.price, 'Rent per game': Math.round(one.rent_per_game), Return: one.return === null ? '' : percent(one.return) })));
}

function spread({ least, tenth, middle, ninetieth, most }: Spread): string {
  return `median ${middle}, ${tenth} to ${ninetieth} in 80% of the games, ${least} to ${most} overall`;
}

function interval({ share, least, most }: Share): string {
  return `${percent(share)} (${percent(least)} to ${percent(most)})`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
