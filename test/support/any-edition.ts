import fc from 'fast-check';
import type { GameConnection } from '../../src/client/connection';

/** A value in the document of an edition. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A row of Rule. */
export interface RuleRow {
  rule: string;
  topic: string;
  type: 'integer' | 'boolean' | 'choice' | 'tile';
  minimum: number | null;
  maximum: number | null;
  choices: string[] | null;
  may_be_none: number;
}

/** The part of an edition's document that is generated here. */
export interface EditionDocument {
  edition: string;
  extends?: string;
  rules: Record<string, Json>;
  board?: { [key: string]: Json };
  decks?: { [key: string]: Json };
}

/** What is wrong with a document, and where. */
interface Error {
  place: string;
  error: string;
}

/** A random edition: rules, and a board of its own or that of an existing edition. */
export interface AnyEdition {
  base: string | null;
  rules: Record<string, Json>;
  tiles: AnyTile[];
  cards: AnyEffect[];
}

/** @property hotel what a hotel costs beside a house, or a factor for the rent elsewhere; null: nothing is said of it */
type AnyEffect = { effect: string; amount: number; hotel: number | null };

/** @property more how many amounts its rent has too many */
type AnyTile =
  | { kind: 'nothing' }
  | { kind: 'bonus'; effect: AnyEffect; passing: { [key: string]: Json } }
  | { kind: 'draw' }
  | { kind: 'property'; colour: number; price: number; rent: string; amounts: number[]; more: number; house: number; hotel: number; skyscraper: number };

/** The parameters of editions, in their order. */
export async function readRules(connection: GameConnection): Promise<RuleRow[]> {
  const rows = await connection.rows<RuleRow & { choices: string[] | string | null }>(
    'SELECT rule, topic, type, minimum, maximum, choices, may_be_none FROM Rule ORDER BY position',
  );
  return rows.map((row) => ({ ...row, choices: typeof row.choices === 'string' ? (JSON.parse(row.choices) as string[]) : row.choices }));
}

/** Whole numbers between two, of all orders of magnitude: those near the least are as likely as great ones. */
export function magnitude(least: number, most: number): fc.Arbitrary<number> {
  const digits = Math.ceil(Math.log2(most - least + 2));
  return fc.nat({ max: digits }).chain((power) => fc.integer({ min: least, max: Math.min(most, least + 2 ** power - 1) }));
}

/** What is least of rules that go by the clock: no auction ends by itself while a test looks at it. */
const LEAST: Readonly<Record<string, number>> = { auction_seconds: 3_600 };

/** What a rule may be, as its row says. Tiles are named T0, T1 and so on. */
function anyValue({ rule, type, minimum: printed, maximum, choices, may_be_none }: RuleRow): fc.Arbitrary<Json> {
  const minimum = LEAST[rule] ?? printed;
  const values: Record<RuleRow['type'], () => fc.Arbitrary<Json>> = {
    integer: () => fc.oneof({ arbitrary: magnitude(minimum ?? 0, maximum ?? 0), weight: 6 }, { arbitrary: fc.constant(maximum ?? 0), weight: 1 }),
    boolean: () => fc.boolean(),
    choice: () => fc.constantFrom(...(choices ?? [])),
    tile: () => fc.nat({ max: 13 }).map((index) => `T${index}`),
  };
  return may_be_none ? fc.oneof({ arbitrary: fc.constant(null), weight: 1 }, { arbitrary: values[type](), weight: 3 }) : values[type]();
}

/** Any of the rules, each with any of its values; those left out are as by default, or as in the base. */
function anyRules(rows: readonly RuleRow[]): fc.Arbitrary<Record<string, Json>> {
  const all: Record<string, fc.Arbitrary<Json>> = Object.fromEntries(rows.map((row) => [row.rule, anyValue(row)]));
  // A rule that is left out is no key of the record.
  return fc.record(all, { requiredKeys: [] }) as fc.Arbitrary<Record<string, Json>>;
}

/** Effects with small amounts; what they mean is for the effect to say. */
const anyEffect: fc.Arbitrary<AnyEffect> = fc.record({
  effect: fc.constantFrom(
    'collect', 'pay', 'collect_each', 'pay_each', 'pay_per_building', 'move_by', 'move_to', 'move_to_nearest', 'teleport', 'go_to_jail', 'jail_card',
    'take_pot', 'tax', 'tax', 'pay_percent_of_cash', 'pay_percent_of_worth',
  ),
  amount: magnitude(1, 2_000),
  hotel: fc.option(magnitude(0, 2_000)),
});

/** What a tile pays or charges for passing it. */
const anyPassing: fc.Arbitrary<{ [key: string]: Json }> = fc.oneof(
  { arbitrary: fc.constant({}), weight: 4 },
  { arbitrary: magnitude(1, 2_000).map((amount) => ({ collect_passing: amount })), weight: 1 },
  { arbitrary: magnitude(1, 2_000).map((amount) => ({ pay_passing: amount })), weight: 1 },
);

const anyTile: fc.Arbitrary<AnyTile> = fc.oneof(
  { arbitrary: fc.record({ kind: fc.constant('nothing' as const) }), weight: 1 },
  { arbitrary: fc.record({ kind: fc.constant('bonus' as const), effect: anyEffect, passing: anyPassing }), weight: 4 },
  { arbitrary: fc.record({ kind: fc.constant('draw' as const) }), weight: 1 },
  {
    arbitrary: fc.record({
      kind: fc.constant('property' as const),
      colour: fc.nat({ max: 2 }),
      price: magnitude(0, 2_000),
      rent: fc.constantFrom('price', 'level', 'house', 'owned', 'dice'),
      amounts: fc.array(magnitude(0, 2_000), { minLength: 12, maxLength: 12 }),
      more: fc.oneof({ arbitrary: fc.constant(0), weight: 9 }, { arbitrary: fc.constantFrom(-1, 1, 2), weight: 1 }),
      house: magnitude(0, 500),
      hotel: magnitude(0, 500),
      skyscraper: magnitude(0, 500),
    }),
    weight: 6,
  },
);

/** Editions that anybody might make. */
export function anyEdition(rows: readonly RuleRow[]): fc.Arbitrary<AnyEdition> {
  return fc.record({
    base: fc.constantFrom(null, null, null, null, 'campus', 'hoarding', 'singletonopoly', 'classic', 'standard'),
    rules: anyRules(rows),
    tiles: fc.array(anyTile, { minLength: 2, maxLength: 13 }),
    cards: fc.array(anyEffect, { minLength: 1, maxLength: 6 }),
  });
}

/** How an effect stands in a document; a card moves where a tile does. Null: it has no place there. */
function written({ effect, amount, hotel }: AnyEffect, tiles: readonly AnyTile[], rules: Record<string, Json>, isCard: boolean): { [key: string]: Json } | null {
  const tile = `T${amount % tiles.length}`;
  const [yard] = tiles.flatMap(({ kind }, index) => (kind === 'property' ? [] : [`T${index}`]));
  switch (effect) {
    case 'move_by':
      return { move_by: amount % 2 ? 1 + (amount % tiles.length) : -1 - (amount % tiles.length) };
    case 'move_to':
    case 'teleport':
      return { [effect]: tile };
    case 'go_to_jail':
      return yard === undefined ? null : { go_to_jail: yard };
    case 'jail_card':
      return isCard ? { jail_card: true } : null;
    case 'take_pot':
      return rules.pot === undefined || rules.pot === 'none' ? null : { take_pot: true };
    case 'pay_per_building':
      return canBuild(rules) ? { pay_per_building: amount, ...(hotel !== null && rules.has_hotels === true ? { hotel } : {}) } : null;
    case 'tax':
      return isCard ? null : { tax: amount };
    case 'pay_percent_of_cash':
    case 'pay_percent_of_worth':
      return { [effect]: 1 + (amount % 100) };
    case 'move_to_nearest':
      return { move_to_nearest: kindOf(tiles[amount % tiles.length], tile), ...factorOf(tiles[amount % tiles.length], hotel) };
    default:
      return { [effect]: amount };
  }
}

/** What a card changes of the rent of a property that it leads to. */
function factorOf(tile: AnyTile | undefined, number: number | null): { [key: string]: Json } {
  if (tile?.kind !== 'property' || number === null) return {};
  return number % 2 ? { rent_factor: 2 + (number % 7) } : { roll_factor: 1 + (number % 15) };
}

/** The colour of a property, the name of another tile. */
function kindOf(tile: AnyTile | undefined, name: string): string {
  return tile?.kind === 'property' ? `Set ${tile.colour}` : name;
}

/** Whether something can be built above a hotel. */
function hasSkyscrapers({ has_hotels, has_skyscrapers }: Record<string, Json>): boolean {
  return has_hotels === true && has_skyscrapers === true;
}

function canBuild({ max_houses = 0, has_hotels = false }: Record<string, Json>): boolean {
  return Number(max_houses) > 0 || has_hotels === true;
}

/** How many amounts the rent of a property has. */
function levelsOf({ rent, colour }: AnyTile & { kind: 'property' }, isBuilt: boolean, tiles: readonly AnyTile[], rules: Record<string, Json>): number {
  const houses = isBuilt ? Number(rules.max_houses ?? 0) : 0;
  const hasHotel = isBuilt && rules.has_hotels === true;
  const skyscrapers = isBuilt && hasSkyscrapers(rules) ? 1 : 0;
  if (rent === 'level') return 1 + houses + (hasHotel ? 1 : 0) + skyscrapers;
  if (rent === 'house') return (hasHotel ? 3 : houses > 0 ? 2 : 1) + skyscrapers;
  return tiles.filter((other) => other.kind === 'property' && other.colour === colour).length;
}

function tileOf(tile: AnyTile, index: number, { tiles, rules }: AnyEdition): Json {
  const name = `T${index}`;
  if (tile.kind === 'nothing') return name;
  if (tile.kind === 'draw') return { bonus: name, draw: 'Deck' };
  if (tile.kind === 'bonus') return { bonus: name, ...tile.passing, ...written(tile.effect, tiles, rules, false) };
  const { colour, price, rent, amounts, more, house, hotel, skyscraper } = tile;
  const isBuilt = ['level', 'house'].includes(rent) && canBuild(rules);
  return {
    property: name,
    colour: `Set ${colour}`,
    price,
    rent: rent === 'price' ? rent : { [rent]: amounts.slice(0, Math.max(levelsOf(tile, isBuilt, tiles, rules) + more, 0)) },
    ...(isBuilt ? { house_cost: house } : {}),
    ...(isBuilt && rules.has_hotels === true ? { hotel_cost: hotel } : {}),
    ...(isBuilt && hasSkyscrapers(rules) ? { skyscraper_cost: skyscraper } : {}),
  };
}

/** The document of an edition. */
function documentOf(made: AnyEdition, rows: readonly RuleRow[], name: string): EditionDocument {
  const { base, tiles, cards } = made;
  const ofTopic = (isBoard: boolean): Record<string, Json> =>
    Object.fromEntries(Object.entries(made.rules).filter(([rule]) => (rows.find((row) => row.rule === rule)?.topic === 'board') === isBoard));
  const [rules, board] = [ofTopic(false), ofTopic(true)];
  const slow = base === 'classic' ? LEAST : {};
  if (base !== null) return { edition: name, extends: base, rules: { ...slow, ...rules }, board };
  const hasDeck = tiles.some(({ kind }) => kind === 'draw');
  const deck = cards.map((card, index): Json => ({ text: `Card ${index}`, ...written(card, tiles, made.rules, true) }));
  return {
    edition: name,
    rules,
    board: { ...board, tiles: tiles.map((tile, index) => tileOf(tile, index, made)) },
    ...(hasDeck ? { decks: { Deck: deck } } : {}),
  };
}

/** Which rules or parts may be the reason for an error that stands at a place where none of them does. */
const REASONS: readonly (readonly [place: RegExp, rules: readonly string[]])[] = [
  [/house_cost|hotel_cost|skyscraper_cost|pay_per_building/, ['max_houses', 'has_hotels', 'has_skyscrapers']],
  [/rent$/, ['max_houses', 'has_hotels', 'has_skyscrapers']],
  [/take_pot/, ['pot']],
  [/hotel$/, ['has_hotels']],
  [/^opening/, ['min_players', 'max_players', 'players_left_to_end']],
  [/jail/, ['jail_location', 'doubles_to_jail']],
];

/** As much of an edition as makes sense: what has an error is left out. */
async function reduced(made: AnyEdition, errorsOf: (edition: AnyEdition) => Promise<readonly Error[]>): Promise<AnyEdition> {
  let edition = made;
  for (let tries = 0; tries < 100; tries += 1) {
    const errors = await errorsOf(edition);
    if (errors.length === 0) return edition;
    edition = without(edition, errors);
  }
  throw new Error(`There is no end of errors in ${JSON.stringify(made)}.`);
}

/** A document with as much of an edition as makes sense. */
export async function sensible(connection: GameConnection, made: AnyEdition, rows: readonly RuleRow[], name: string): Promise<EditionDocument> {
  const edition = await reduced(made, async (tried) => {
    const [errors] = await connection.rows<Error[]>('CALL check_edition(?)', [JSON.stringify(documentOf(tried, rows, name))]);
    return errors ?? [];
  });
  return documentOf(edition, rows, name);
}

/**
 * Rules of its own for a game of an edition, drawn by a number.
 * @param board the edition whose board is taken; null: its own
 */
export async function houseRules(connection: GameConnection, edition: string, board: string | null, seed: number): Promise<Record<string, Json>> {
  const [rules = {}] = fc.sample(anyRules(await readRules(connection)), { seed, numRuns: 1 });
  const made = await reduced({ base: edition, rules, tiles: [], cards: [] }, async (tried) => {
    const [errors] = await connection.rows<Error[]>('CALL check_house_rules(?, ?, ?, NULL)', [edition, JSON.stringify(tried.rules), board]);
    return errors ?? [];
  });
  return made.rules;
}

function without(edition: AnyEdition, errors: readonly Error[]): AnyEdition {
  const names = Object.keys(edition.rules);
  const faulty = new Set(errors.map(({ place }) => place.split('.')[1] ?? '').filter((name) => names.includes(name)));
  if (faulty.size > 0) return { ...edition, rules: dropping(edition.rules, [...faulty]) };
  if (errors.some(({ error }) => error.includes('way out of jail'))) {
    return { ...edition, rules: { ...dropping(edition.rules, ['jail_exit_dice', 'jail_turns']), jail_turns: 2 } };
  }
  const tiles = errors.flatMap(({ place }) => /^board\.tiles\[(\d+)\]/.exec(place)?.[1] ?? []).map(Number);
  const cards = errors.flatMap(({ place }) => /^decks\..*\[(\d+)\]/.exec(place)?.[1] ?? []).map(Number);
  if (edition.base === null && tiles.length + cards.length > 0) {
    const nothing: AnyTile = { kind: 'nothing' };
    const kept = edition.cards.filter((_, index) => !cards.includes(index));
    return {
      ...edition,
      tiles: edition.tiles.map((tile, index) => (tiles.includes(index) ? nothing : tile)),
      cards: kept.length > 0 ? kept : [{ effect: 'collect', amount: 1, hotel: null }],
    };
  }
  const reasons = REASONS.filter(([place]) => errors.some((error) => place.test(error.place))).flatMap(([, rules]) => rules);
  const dropped = names.filter((name) => reasons.includes(name));
  if (dropped.length > 0) return { ...edition, rules: dropping(edition.rules, dropped) };
  if (names.length > 0) return { ...edition, rules: dropping(edition.rules, names.slice(-1)) };
  throw new Error(`These errors have no reason: ${JSON.stringify(errors)}`);
}

function dropping(rules: Record<string, Json>, names: readonly string[]): Record<string, Json> {
  return Object.fromEntries(Object.entries(rules).filter(([rule]) => !names.includes(rule)));
}
