import { type Rating, ratingsOf } from './ratings';
import type { GameResult, Outcome } from './simulate';

/** A share with its 95% confidence interval. */
export interface Share {
  share: number;
  least: number;
  most: number;
}

/** The results of a character in all games. */
export interface CharacterSummary {
  character: string;
  games: number;
  wins: number;
  win_rate: Share;
  /** wins in games in which it went first */
  wins_when_first: number;
  average_cash: number;
  /** its strength by these games, 1500 on average, with the half of its 95% confidence interval */
  rating: Rating;
}

/** The results of a place in the order of play. */
export interface SeatSummary {
  /** from 1 */
  seat: number;
  games: number;
  wins: number;
  win_rate: Share;
}

/** What a property brings in. */
export interface DeedSummary {
  position: number;
  property: string;
  set: string | null;
  /** the lowest price in any game */
  price: number;
  /** rent paid in a game, on average */
  rent_per_game: number;
  /** that as a share of the price; null: it is free */
  return: number | null;
}

/** The statistics of a tile over all games. */
export interface TileSummary {
  position: number;
  tile: string;
  set: string | null;
  landings: number;
  /** share of all landings */
  frequency: number;
  rents: number;
  rent_paid: number;
}

/** The statistics of the tiles of a set, or of all tiles without one. */
export interface SetSummary {
  set: string | null;
  landings: number;
  frequency: number;
  rents: number;
  rent_paid: number;
}

/** Quantiles of a number. */
export interface Spread {
  least: number;
  tenth: number;
  middle: number;
  ninetieth: number;
  most: number;
}

/** The results of a simulation. */
export interface Summary {
  games: number;
  /** finished games; only these count below */
  ended: number;
  rounds: Spread;
  moves: Spread;
  characters: CharacterSummary[];
  seats: SeatSummary[];
  sets: SetSummary[];
  tiles: TileSummary[];
  /** the properties, those with the highest return first */
  deeds: DeedSummary[];
}

/** Summarises results. @param characters in the order of the entries of the results */
export function summarise(characters: readonly string[], results: readonly GameResult[]): Summary {
  const outcomes = results.flatMap(({ outcome }) => outcome ?? []);
  const tiles = tilesOf(outcomes);
  return {
    games: results.length,
    ended: outcomes.length,
    rounds: spreadOf(outcomes.map(({ rounds }) => rounds)),
    moves: spreadOf(outcomes.map(({ moves }) => moves)),
    characters: charactersOf(characters, outcomes),
    seats: seatsOf(outcomes),
    sets: setsOf(tiles),
    tiles,
    deeds: deedsOf(tiles, outcomes),
  };
}

/** Wilson's score interval for 95%. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { share: 0, least: 0, most: 1 };
  const z = 1.959964;
  const share = count / of;
  const middle = share + (z * z) / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const whole = 1 + (z * z) / of;
  // Clamped against rounding errors.
  return { share, least: Math.max(0, Math.min(share, (middle - half) / whole)), most: Math.min(1, Math.max(share, (middle + half) / whole)) };
}

/** One entry per character, also if it has several seats. */
function charactersOf(characters: readonly string[], outcomes: readonly Outcome[]): CharacterSummary[] {
  const names = [...new Set(characters)];
  const nameOf = ({ entry }: { entry: number }): string => characters[entry] ?? '';
  const ratings = ratingsOf(names, outcomes.map(({ players }) => ({ players: players.map(nameOf), winners: players.filter(({ won }) => won).map(nameOf) })));
  return names.map((character, index) => {
    const played = outcomes.flatMap(({ players }) => players.filter(({ entry }) => characters[entry] === character));
    const wins = played.filter(({ won }) => won).length;
    return {
      character,
      games: played.length,
      wins,
      win_rate: shareOf(wins, played.length),
      wins_when_first: played.filter(({ won, seat }) => won && seat === 0).length,
      average_cash: Math.round(sum(played.map(({ cash }) => cash)) / Math.max(1, played.length)),
      rating: ratings[index] ?? { elo: 0, error: 0 },
    };
  });
}

function seatsOf(outcomes: readonly Outcome[]): SeatSummary[] {
  const all = outcomes.flatMap(({ players }) => players);
  return [...new Set(all.map(({ seat }) => seat))].sort((one, other) => one - other).map((seat) => {
    const played = all.filter((player) => player.seat === seat);
    const wins = played.filter(({ won }) => won).length;
    return { seat: seat + 1, games: played.length, wins, win_rate: shareOf(wins, played.length) };
  });
}

function deedsOf(tiles: readonly TileSummary[], outcomes: readonly Outcome[]): DeedSummary[] {
  const prices = new Map<number, number>();
  for (const { prices: paid } of outcomes) for (const [position, price] of paid) prices.set(position, Math.min(price, prices.get(position) ?? price));
  const deeds = tiles.flatMap(({ position, tile: property, set, rent_paid: paid }): DeedSummary[] => {
    const price = prices.get(position);
    const perGame = paid / outcomes.length;
    return price === undefined ? [] : [{ position, property, set, price, rent_per_game: perGame, return: price === 0 ? null : perGame / price }];
  });
  return deeds.sort((one, other) => (other.return ?? Infinity) - (one.return ?? Infinity) || one.position - other.position);
}

function tilesOf(outcomes: readonly Outcome[]): TileSummary[] {
  const [first] = outcomes;
  const all = sum(outcomes.flatMap(({ landings }) => landings.map(({ Landings }) => Landings)));
  return (first?.landings ?? []).map(({ Position: position, Tile: tile, Set: set }, index) => {
    const same = outcomes.flatMap(({ landings }) => landings[index] ?? []);
    const landings = sum(same.map(({ Landings }) => Landings));
    return {
      position,
      tile,
      set,
      landings,
      frequency: all === 0 ? 0 : landings / all,
      rents: sum(same.map(({ Rents }) => Rents)),
      rent_paid: sum(same.map((landing) => landing['Rent paid'])),
    };
  });
}

function setsOf(tiles: readonly TileSummary[]): SetSummary[] {
  const sets = [...new Set(tiles.map(({ set }) => set))].filter((set) => set !== null);
  return [...sets, null].map((set) => {
    const same = tiles.filter((tile) => tile.set === set);
    const total = (number: (tile: TileSummary) => number): number => sum(same.map(number));
    return {
      set,
      landings: total(({ landings }) => landings),
      frequency: total(({ frequency }) => frequency),
      rents: total(({ rents }) => rents),
      rent_paid: total(({ rent_paid }) => rent_paid),
    };
  });
}

/** Quantiles by nearest rank. */
export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((one, other) => one - other);
  const at = (percent: number): number => sorted[Math.max(0, Math.ceil((percent * sorted.length) / 100) - 1)] ?? 0;
  return { least: at(0), tenth: at(10), middle: at(50), ninetieth: at(90), most: at(100) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
