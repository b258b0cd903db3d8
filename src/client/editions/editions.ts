import { call, callForRow } from '../call';
import type { GameConnection } from '../connection';
import { refusal, type RefusedMove, serverErrno } from '../refusal';
import { readEditions } from '../views';

/** A rule of an edition. */
export interface EditionRule {
  topic: string;
  rule: string;
  /** as in a document; null: none */
  value: string | null;
  /** whether it differs from the default */
  changed: boolean;
  default: string | null;
  meaning: string;
  /** what another value than the default needs of other rules and of the board; null: nothing */
  needs: string | null;
}

/** A rule of a pace of an edition; null: the pace changes no rule. */
export interface PaceRule {
  pace: string;
  rule: string | null;
  value: string | null;
  /** what is different, in a sentence; null: nothing says so */
  about: string | null;
  /** how long a game usually takes; null: nothing says so */
  minutes: number | null;
}

/** A pace with the values of its rules. */
export interface Pace extends Pick<PaceRule, 'pace' | 'about' | 'minutes'> {
  rules: Record<string, string | null>;
}

/** A tile of an edition. */
export interface EditionTile {
  location: number;
  tile: string;
  colour: string | null;
  price: number | null;
  effect: string | null;
  /** what the bank pays for passing it; below 0: what the player pays */
  passing: number | null;
}

/** A card of a deck of an edition. */
export interface EditionCard {
  deck: string;
  card: string;
  /** as in a document; null: none */
  effect: string | null;
  /** what it does, in a sentence; null: nothing */
  meaning: string | null;
}

/** Another connection added the same edition at the same time. */
const DUPLICATE_KEY = 1062;

/** The rules of an edition, in their usual order; empty: there is no such edition. */
export async function readRules(connection: GameConnection, edition: string): Promise<EditionRule[]> {
  const rules = await connection.rows<Omit<EditionRule, 'changed'> & { changed: number }>(
    'SELECT `Topic` AS topic, `Rule` AS rule, `Value` AS value, `Changed` AS changed, `Default` AS `default`,' +
      ' `Meaning` AS meaning, `Needs` AS needs FROM rulesView WHERE `Edition` = ?',
    [edition],
  );
  return rules.map((rule) => ({ ...rule, changed: rule.changed === 1 }));
}

/** The paces of an edition, with the rules of each. */
export async function readPaces(connection: GameConnection, edition: string): Promise<PaceRule[]> {
  return await connection.rows(
    'SELECT `Pace` AS pace, `Rule` AS rule, `Value` AS value, `About` AS about, `Minutes` AS minutes FROM pacesView WHERE `Edition` = ?',
    [edition],
  );
}

/** The names of the players of the opening position of an edition, in the order of play; empty: it has none. */
export async function readOpening(connection: GameConnection, edition: string): Promise<string[]> {
  const rows = await connection.rows<{ name: string }>('SELECT `Player name` AS name FROM openingsView WHERE `Edition` = ?', [edition]);
  return rows.map(({ name }) => name);
}

/** The same in the order of their numbers. */
export async function readOpeningByNumber(connection: GameConnection, edition: string): Promise<string[]> {
  const rows = await connection.rows<{ name: string }>('SELECT `Player name` AS name FROM openingsView WHERE `Edition` = ? ORDER BY `Player No.`', [edition]);
  return rows.map(({ name }) => name);
}

/** Groups rows of readPaces by pace. */
export function pacesOf(rows: readonly PaceRule[]): Pace[] {
  return [...new Map(rows.map((row) => [row.pace, row])).values()].map(({ pace, about, minutes }) => ({
    pace,
    about,
    minutes,
    rules: Object.fromEntries(rows.flatMap((row) => (row.pace === pace && row.rule !== null ? [[row.rule, row.value]] : []))),
  }));
}

/** A pace with its rules, e.g. `high: starting_cash=2000`. */
export function paceInWords({ pace, rules }: Pace): string {
  const values = Object.entries(rules).map(([rule, value]) => `${rule}=${value ?? 'none'}`);
  return `${pace}: ${values.length === 0 ? 'no changes' : values.join(', ')}`;
}

/** What a pace changes, for people, e.g. `starting cash: 1200, no auctions`. */
export function changesOf({ rules }: Pace): string {
  const words = (name: string): string => name.replace(/^has_/, '').replaceAll('_', ' ');
  const changes = Object.entries(rules).map(([rule, value]) => {
    if (value === 'yes') return words(rule);
    if (rule.endsWith('_percent')) return `${words(rule.replace(/_percent$/, ''))} ${value ?? ''}%`;
    return value === 'no' || value === null ? `no ${words(rule)}` : `${words(rule)}: ${words(value)}`;
  });
  return changes.length === 0 ? 'as usual' : changes.join(', ');
}

/** The tiles of an edition, in board order. */
export async function readTiles(connection: GameConnection, edition: string): Promise<EditionTile[]> {
  return await connection.rows(
    'SELECT t.location, t.name AS tile, c.name AS colour, t.cost AS price, t.effect, t.passing FROM Edition AS e' +
      ' JOIN Tile AS t ON t.ruleset_id = e.ruleset_id' +
      ' LEFT JOIN Colours AS c ON c.ruleset_id = t.ruleset_id AND c.cid = t.colour' +
      ' WHERE e.edition = ? ORDER BY t.location',
    [edition],
  );
}

/** The cards of an edition, deck by deck. */
export async function readCards(connection: GameConnection, edition: string): Promise<EditionCard[]> {
  return await connection.rows(
    'SELECT c.Deck AS deck, c.Card AS card, c.Effect AS effect, c.Meaning AS meaning FROM editionsView AS e' +
      ' JOIN cardsView AS c ON c.Ruleset = e.Ruleset WHERE e.Edition = ? ORDER BY c.`Card No.`',
    [edition],
  );
}

/**
 * Adds an edition to the database. An identical one stays as it is.
 * @param json its document
 * @param replace whether it may replace another of its name; games that have begun keep their rules
 * @returns its name
 * @throws RefusedMove edition_malformed, name_taken
 */
export async function addEdition(connection: GameConnection, json: string, replace: boolean): Promise<string> {
  const sql = replace ? 'CALL import_edition(?)' : 'CALL add_edition(?)';
  const add = (): Promise<{ edition: string }> => callForRow(connection, sql, [json]);
  const { edition } = await add().catch((error: unknown) => {
    if (serverErrno(error) !== DUPLICATE_KEY) throw error;
    return add();
  });
  return edition;
}

/** The most editions that a refusal lists. */
const MOST_LISTED = 12;

/** The refusal of a name that no edition has, with the names that there are. */
export async function editionNotFound(connection: GameConnection, name: string): Promise<RefusedMove> {
  const editions = (await readEditions(connection)).map(({ Edition: edition }) => edition);
  const rest = editions.length > MOST_LISTED ? ` and ${editions.length - MOST_LISTED} more` : '';
  return refusal('edition_not_found', `There is no edition ${name}. Editions: ${editions.slice(0, MOST_LISTED).join(', ') || 'none'}${rest}.`);
}

/** The document of an edition. @throws RefusedMove edition_not_found */
export async function exportEdition(connection: GameConnection, edition: string): Promise<object> {
  const { document } = await callForRow<{ document: object | string }>(connection, 'CALL export_edition(?)', [edition]);
  return typeof document === 'string' ? (JSON.parse(document) as object) : document;
}

/** Removes an edition; games that have begun continue. @throws RefusedMove edition_not_found */
export async function removeEdition(connection: GameConnection, edition: string): Promise<void> {
  await call(connection, 'CALL remove_edition(?)', [edition]);
}

/** The keys of documents in the order in which people expect them: keys, rules, effects. */
export async function readKeyOrder(connection: GameConnection): Promise<string[]> {
  const keys = await connection.rows<{ name: string }>(
    'SELECT j.name FROM (SELECT 1 AS part, name, position FROM EditionKey' +
      " UNION ALL SELECT IF(topic = 'board', 0, 2), rule, position FROM Rule) AS j ORDER BY j.part, j.position",
  );
  return keys.map(({ name }) => name);
}
