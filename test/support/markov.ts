import type { EditionDocument } from './editions';

/** A tile or a card, as a document has it; a tile without more is its name alone. */
type Entry = Readonly<Record<string, unknown>>;

/** What the chain knows of a board, and of how jail is left: by rolling alone. */
export interface Board {
  /** what each tile is called, and its colour or '' */
  tiles: readonly { name: string; colour: string; effect: Entry }[];
  decks: Readonly<Record<string, readonly Entry[]>>;
  jail: number;
  /** how many doubles in a row lead to jail */
  doublesToJail: number;
  /** after so many turns in jail who has no doubles pays and moves */
  jailTurns: number;
}

/** Where rolls lead, from each state to each, and the tile of each state. */
export interface Chain {
  steps: readonly Float64Array[];
  tileOf: readonly number[];
  tiles: number;
  /** the state in which everybody begins */
  start: number;
}

const SIDES = 6;

/** Where a landing ends: on a tile, or in jail. */
type Landing = ReadonlyMap<number | 'jail', number>;

/** Reads of a document what the chain is about. */
export function boardOf({ rules = {}, board = {}, decks = {} }: EditionDocument): Board {
  const { tiles, jail_location: jail } = board as { tiles: (string | Entry)[]; jail_location: string };
  const read = tiles.map((tile) => {
    const effect = typeof tile === 'string' ? { bonus: tile } : tile;
    return { name: String(effect['property'] ?? effect['bonus']), colour: String(effect['colour'] ?? ''), effect };
  });
  return {
    tiles: read,
    decks: decks as Board['decks'],
    jail: read.findIndex(({ name }) => name === jail),
    doublesToJail: Number(rules['doubles_to_jail']),
    jailTurns: Number(rules['jail_turns']),
  };
}

/** The next tile of a name or a colour, forward from a tile; the tile itself comes last. */
function nextOf({ tiles }: Board, from: number, what: unknown): number {
  for (let steps = 1; steps <= tiles.length; steps += 1) {
    const at = (from + steps) % tiles.length;
    if (tiles[at]?.name === what || tiles[at]?.colour === what) return at;
  }
  throw new Error(`There is no tile ${String(what)}.`);
}

/** Where a player who lands on a tile ends up. */
function landingOn(board: Board, at: number): Landing {
  return landingBy(board, at, board.tiles[at]?.effect ?? {});
}

/** Where a player on a tile ends up by the effect of a tile or card. */
function landingBy(board: Board, at: number, effect: Entry): Landing {
  const count = board.tiles.length;
  if ('go_to_jail' in effect) return new Map([['jail', 1]]);
  if ('teleport' in effect) return new Map([[nextOf(board, at, effect['teleport']), 1]]);
  if ('move_to' in effect) return landingOn(board, nextOf(board, at, effect['move_to']));
  if ('move_to_nearest' in effect) return landingOn(board, nextOf(board, at, effect['move_to_nearest']));
  if ('move_by' in effect) return landingOn(board, (at + Number(effect['move_by']) + count) % count);
  if (!('draw' in effect)) return new Map([[at, 1]]);
  const cards = board.decks[String(effect['draw'])] ?? [{}];
  const ends = new Map<number | 'jail', number>();
  for (const card of cards) {
    for (const [end, share] of landingBy(board, at, card)) ends.set(end, (ends.get(end) ?? 0) + share / cards.length);
  }
  return ends;
}

/**
 * The chain whose steps are rolls. A state is where a player stands after a roll: on a tile, with so many doubles
 * behind him in this turn; or in jail, with so many turns there.
 */
export function chainOf(board: Board): Chain {
  const { tiles, jail, doublesToJail, jailTurns } = board;
  const free = (tile: number, doubles: number): number => doubles * tiles.length + tile;
  const jailed = (turns: number): number => doublesToJail * tiles.length + turns;
  const states = jailed(jailTurns);
  const ends = tiles.map((_, at) => landingOn(board, at));
  const steps = Array.from({ length: states }, () => new Float64Array(states));
  const add = (from: number, to: number, share: number): void => {
    const row = steps[from];
    if (row) row[to] = (row[to] ?? 0) + share;
  };
  const share = 1 / (SIDES * SIDES);
  const move = (from: number, at: number, doubles: number): void => {
    for (const [end, part] of ends[at % tiles.length] ?? []) add(from, end === 'jail' ? jailed(0) : free(end, doubles), part * share);
  };
  for (let one = 1; one <= SIDES; one += 1) {
    for (let other = 1; other <= SIDES; other += 1) {
      for (let doubles = 0; doubles < doublesToJail; doubles += 1) {
        for (const tile of tiles.keys()) {
          const now = one === other ? doubles + 1 : 0;
          if (now === doublesToJail) add(free(tile, doubles), jailed(0), share);
          else move(free(tile, doubles), tile + one + other, now);
        }
      }
      for (let turns = 0; turns < jailTurns; turns += 1) {
        // Doubles that free give no further roll.
        if (one === other || turns + 1 === jailTurns) move(jailed(turns), jail + one + other, 0);
        else add(jailed(turns), jailed(turns + 1), share);
      }
    }
  }
  const tileOf = steps.map((_, state) => (state < jailed(0) ? state % tiles.length : jail));
  return { steps, tileOf, tiles: tiles.length, start: free(0, 0) };
}

/** A distribution after another roll. */
function step({ steps }: Chain, before: Float64Array): Float64Array {
  const after = new Float64Array(before.length);
  for (const [state, mass] of before.entries()) {
    if (mass === 0) continue;
    const row = steps[state] ?? after;
    for (let to = 0; to < after.length; to += 1) after[to] = (after[to] ?? 0) + mass * (row[to] ?? 0);
  }
  return after;
}

function onTiles({ tileOf, tiles }: Chain, masses: Float64Array): Float64Array {
  const sums = new Float64Array(tiles);
  for (const [state, mass] of masses.entries()) sums[tileOf[state] ?? 0] = (sums[tileOf[state] ?? 0] ?? 0) + mass;
  return sums;
}

/** How many rolls should end on each tile. @param rolls how many each player makes, all from the start on */
export function expectedLandings(chain: Chain, rolls: readonly number[]): number[] {
  const expected = new Array<number>(chain.tiles).fill(0);
  let now = new Float64Array(chain.steps.length);
  now[chain.start] = 1;
  for (let roll = 1; roll <= Math.max(...rolls); roll += 1) {
    now = step(chain, now) as Float64Array<ArrayBuffer>;
    const still = rolls.filter((number) => number >= roll).length;
    onTiles(chain, now).forEach((share, tile) => (expected[tile] = (expected[tile] ?? 0) + still * share));
  }
  return expected;
}

/** After so many rolls nothing is left of where somebody was. */
const FORGOTTEN = 150;

/**
 * The standard deviation of the number of rolls that end on each tile, for one roll: for n rolls it is so
 * much times the root of n. It is that of a sum of what is correlated: the variance of one, and twice the
 * covariances with all that follow.
 */
export function deviationsOf(chain: Chain): number[] {
  let stationary = new Float64Array(chain.steps.length).fill(1 / chain.steps.length);
  for (let roll = 0; roll < 10 * FORGOTTEN; roll += 1) stationary = step(chain, stationary) as Float64Array<ArrayBuffer>;
  const shares = onTiles(chain, stationary);
  return [...shares].map((share, tile) => {
    let now = stationary.map((mass, state) => (chain.tileOf[state] === tile ? mass : 0));
    let variance = share * (1 - share);
    for (let roll = 1; roll <= FORGOTTEN && share > 0; roll += 1) {
      now = step(chain, now) as Float64Array<ArrayBuffer>;
      variance += 2 * ((onTiles(chain, now)[tile] ?? 0) - share * share);
    }
    return Math.sqrt(variance);
  });
}
