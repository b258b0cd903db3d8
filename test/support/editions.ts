import type { GameConnection } from '../../src/client/connection';

/** A parameter of an edition: what `rules` and `board` of a document hold. */
export type RuleValue = number | boolean | string | null;

/** The document of an edition, as docs/editions.md describes it. */
export interface EditionDocument {
  edition: string;
  extends?: string;
  rules?: Readonly<Record<string, RuleValue>>;
  board?: object;
  decks?: object;
  tokens?: readonly string[];
  statuses?: object;
  wording?: object;
  choices?: readonly object[];
  words?: object;
  opening?: readonly object[];
}

/** In what an edition differs from the campus edition. */
export interface Changes {
  rules?: Readonly<Record<string, RuleValue>>;
  salary?: number;
  /** how many of the players of the opening position take part; default: all */
  players?: number;
}

/** Every rule by which editions differ that are played on the board of singletonopoly. */
export interface Rules {
  starting_cash: number;
  player_order: 'seat' | 'rolled';
  dice_count: 1 | 2;
  doubles_roll_again: boolean;
  doubles_to_jail: number | null;
  set_bonus_factor: number;
  salary_factor_on_go: number;
  purchase: 'forced' | 'offered' | 'offered_if_affordable';
  auction: 'none' | 'declined' | 'unsold';
  first_bid_percent: number;
  raise_percent: number;
  turn_end: 'automatic' | 'declared' | 'declared_or_jailed';
  insolvency: 'bank_pays' | 'creditor_takes' | 'debt';
  jail_fine: number | null;
  jail_turns: number | null;
  jail_wait: boolean;
  jail_last_roll: 'stays' | 'pays_and_moves';
  max_houses: number;
  has_hotels: boolean;
  build_evenly: boolean;
  sell_percent: number | null;
  mortgage_percent: number | null;
  redeem_fee: number;
  mortgage_unit: 'property' | 'set';
  trade: 'none' | 'exchange' | 'free';
  cards_go_to_creditor: boolean;
  pot: 'none' | 'fines' | 'everything';
  turn_limit: number | null;
  minute_limit?: number | null;
  players_left_to_end: number;
  winner: 'last' | 'net_worth';
  can_end: boolean;
}

/**
 * Imports an edition, or replaces the edition of that name. An unchanged one stays.
 * @returns the number of its ruleset
 * @throws RefusedMove edition_malformed
 */
export async function importEdition(connection: GameConnection, document: EditionDocument): Promise<number> {
  const [rows] = await connection.rows<{ ruleset_id: number }[]>('CALL import_edition(?)', [JSON.stringify(document)]);
  const [row] = rows ?? [];
  if (!row) throw new Error(`The import of ${document.edition} did not say what it made.`);
  return row.ruleset_id;
}

/** The revision of an edition that new games begin with. */
export async function rulesetOf(connection: GameConnection, edition: string): Promise<number> {
  const [row] = await connection.rows<{ id: number }>('SELECT ruleset_id AS id FROM Edition WHERE edition = ?', [edition]);
  if (!row) throw new Error(`There is no edition ${edition}.`);
  return row.id;
}

/** The whole document of an edition, nothing inherited any more. */
export async function documentOf(connection: GameConnection, edition: string): Promise<EditionDocument> {
  const [row] = await connection.rows<{ document: string | EditionDocument }>(
    'SELECT r.document FROM Edition AS e JOIN Ruleset AS r USING (ruleset_id) WHERE e.edition = ?',
    [edition],
  );
  if (!row) throw new Error(`There is no edition ${edition}.`);
  return typeof row.document === 'string' ? (JSON.parse(row.document) as EditionDocument) : row.document;
}

/**
 * Makes an edition that has the board and the opening position of campus, but for what is said.
 * @returns the number of its ruleset
 */
export async function makeEdition(connection: GameConnection, edition: string, { rules, salary, players }: Changes): Promise<number> {
  const { opening = [] } = players === undefined ? {} : await documentOf(connection, 'campus');
  return await importEdition(connection, {
    edition,
    extends: 'campus',
    ...(rules ? { rules } : {}),
    ...(salary === undefined ? {} : { board: { salary } }),
    ...(players === undefined ? {} : { opening: opening.slice(0, players) }),
  });
}

/** What the editions of the seeds do without: auctions, free trades, a pot, waiting in jail, even building. */
const HOUSE_RULES: Partial<Rules> = {
  starting_cash: 900, purchase: 'offered_if_affordable', auction: 'unsold', first_bid_percent: 10, raise_percent: 10,
  turn_end: 'declared', trade: 'free', pot: 'everything', jail_wait: true, jail_last_roll: 'pays_and_moves', build_evenly: true,
};

/** Where the pot is taken. */
const POT = 'Vacation';

/** What is built where hotels are: singletonopoly has a fifth restaurant instead. */
const HOTELS = { max_houses: 4, has_hotels: true };

/**
 * Makes an edition on the board of singletonopoly: auctions of everything unsold, free trades, a pot, waiting
 * in jail, even building, declared turns; and what is said.
 * @returns the number of its ruleset
 */
export async function makeHouseRules(connection: GameConnection, edition: string, rules: Partial<Rules> = {}): Promise<number> {
  return await importEdition(connection, { edition, extends: 'singletonopoly', rules: { ...HOUSE_RULES, ...rules }, board: { pot_location: POT } });
}

/**
 * Makes an edition on a board like that of singletonopoly on which hotels are built as well, after so many houses.
 * @returns the number of its ruleset
 */
export async function makeHotelRules(connection: GameConnection, edition: string, rules: Partial<Rules> = {}): Promise<number> {
  const { board = {} } = await documentOf(connection, 'singletonopoly');
  const tiles = (board as { tiles: (string | Record<string, unknown>)[] }).tiles.map((tile) =>
    typeof tile !== 'string' && 'house_cost' in tile ? { ...tile, hotel_cost: tile.house_cost } : tile,
  );
  return await importEdition(connection, {
    edition,
    extends: 'singletonopoly',
    rules: { ...HOUSE_RULES, ...HOTELS, ...rules },
    board: { tiles, pot_location: POT },
  });
}

/**
 * Makes an edition on the board of classic on which skyscrapers are built on hotels: for three times the cost of a house,
 * and with twice the rent of a hotel.
 * @returns the number of its ruleset
 */
export async function makeSkyscraperRules(connection: GameConnection, edition: string, rules: Readonly<Record<string, RuleValue>> = {}): Promise<number> {
  const { board = {} } = await documentOf(connection, 'classic');
  const tiles = (board as { tiles: (string | { house_cost?: number; rent?: { level: number[] } })[] }).tiles.map((tile) => {
    if (typeof tile === 'string' || tile.house_cost === undefined || !tile.rent) return tile;
    const { level } = tile.rent;
    return { ...tile, skyscraper_cost: tile.house_cost * 3, rent: { level: [...level, 2 * (level.at(-1) ?? 0)] } };
  });
  return await importEdition(connection, { edition, extends: 'classic', rules: { has_skyscrapers: true, ...rules }, board: { tiles } });
}
