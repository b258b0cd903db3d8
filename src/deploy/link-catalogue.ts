import { createHash } from 'node:crypto';
import { linksOf } from '../launch/catalogue-cache.cjs';
import { liftRecords, link, LinkError, type RecordKind, type Refusals, type Root, SqlSyntaxError } from '../linker';
import { type Catalogue, CHECKOUT, type SqlFile, type SqlObject } from './catalogue';
import { catalogueVersion } from './catalogue-version';
import { collatedCatalogue } from './collations';
import { DeployError } from './deploy-error';
import { ledgerColumns } from './ledger-columns';
import { seedRows } from './seed-rows';
import { UNLINKED } from './unlinked-mark';

/** The trigger that all routines of a move are inlined into. */
export const LINKED_TRIGGER = 'dice_trigger';

/** The procedure that all routines of the list of moves are inlined into; it reads what a move reads. */
const LINKED_LIST = 'list_moves';

/** The procedure that finds out which bot moves, and that all decisions of bots are inlined into. */
const LINKED_CHOICE = 'make_bot_move';

/** The same for advice. */
const LINKED_ADVICE = 'advise_move';

/** The checks of a trade that is not proposed yet: those of a move. */
const LINKED_DRAFT = 'check_draft';

/** What views call for each player, or for each deed that changes hands. */
const LINKED_WORTHS = ['net_worth', 'raisable', 'deed_worth'];

/** The price that a view shows, read as a move reads it. */
const LINKED_PRICE = 'price_in_game';

/** What is linked, and how. */
const ROOTS: readonly Root[] = [
  { name: LINKED_TRIGGER }, { name: LINKED_DRAFT },
  ...[LINKED_LIST, LINKED_CHOICE, LINKED_ADVICE, LINKED_PRICE, ...LINKED_WORTHS].map((name) => ({ name, callsInSql: true })),
];

/** What is linked without locks: it may be read at any time, and must keep nobody from moving. */
const LOCKLESS: readonly string[] = [LINKED_LIST, LINKED_ADVICE, LINKED_DRAFT, LINKED_PRICE];

/** A record whose variables are listed in doc comments. */
export interface DocumentedRecord extends RecordKind {
  /** the key of the line that says in a routine's doc comment what it reads and sets */
  header: string;
}

/** The variables of a move, and those of a bot's decision. */
export const RECORDS: readonly DocumentedRecord[] = [
  { prefix: 'm_', roots: [LINKED_TRIGGER, LINKED_DRAFT], owner: 'move', header: 'Move' },
  { prefix: 'd_', roots: [LINKED_CHOICE, LINKED_ADVICE], owner: 'decision', header: 'Bot' },
];

/** `current_game` reads @game_id, which a trigger must not. */
const ALWAYS_CALLED: readonly string[] = ['current_game'];

/** The procedure that raises refusals, and the table that has their numbers. */
const REFUSALS = { procedure: 'refuse', table: 'Refusal' };

/** The refusals of the league, which no move raises, have this number or a higher one. */
const LEAGUE_NUMBERS = 51_000;

/** The linked objects of this process, by the key of their sources. */
const linkedBefore = new Map<string, readonly SqlObject[]>();

/**
 * Links a catalogue: its trigger executes a whole move without calling routines; `list_moves` lists the legal moves, and
 * `make_bot_move` chooses and makes a bot's, with hardly any. What linking made of the sources of this checkout is cached
 * between starts, and packed with the program.
 * @throws DeployError with everything that cannot be linked, where, and why
 */
export function linkCatalogue(sources: Catalogue): Catalogue {
  const key = keyOf(sources);
  const linkNow = (): readonly SqlObject[] => linked(sources);
  const objects = linkedBefore.get(key) ?? (sources.version === catalogueVersion() ? (linksOf(CHECKOUT, key, linkNow) as readonly SqlObject[]) : linkNow());
  linkedBefore.set(key, objects);
  return { ...sources, objects: [...objects] };
}

/**
 * A catalogue whose trigger calls the routines, for reading and debugging.
 * @throws DeployError with every misuse of a variable of a record
 */
export function unlinkedCatalogue(sources: Catalogue): Catalogue {
  const lifted = liftedCatalogue(sources);
  return { ...collatedCatalogue(lifted), version: `${sources.version}${UNLINKED}` };
}

/**
 * A catalogue in which the variables of records are parameters.
 * @throws DeployError with every misuse of them
 */
export function liftedCatalogue(sources: Catalogue): Catalogue {
  return { ...sources, objects: explained(() => liftRecords(sources.objects, recordsIn(sources.objects))) };
}

/** What tells whether sources were linked before: a hash over all that linking reads. */
export function keyOf({ migrations, objects, seeds }: Catalogue): string {
  return createHash('sha256').update(JSON.stringify([migrations, objects, seeds])).digest('hex');
}

function linked(sources: Catalogue): readonly SqlObject[] {
  const { migrations, seeds, objects } = sources;
  const isThere = isIn(objects);
  const numbers = (): Refusals => ({ ...REFUSALS, numbers: refusalNumbers(seeds) });
  const made = explained(() => link(objects, {
    roots: ROOTS.filter(({ name }) => isThere(name)),
    records: recordsIn(objects),
    alwaysCalled: ALWAYS_CALLED.filter(isThere),
    ...(isThere(REFUSALS.procedure) ? { refusals: numbers() } : {}),
    columns: ledgerColumns(migrations),
    remarks: howToRead,
  }));
  const withLocks = made.map((object) => (LOCKLESS.includes(object.name) ? withoutLocks(object) : object));
  return collatedCatalogue({ ...sources, objects: withLocks }).objects;
}

/** A catalogue may be a part of the game; the inventory of this checkout is tested. */
function isIn(objects: readonly SqlObject[]): (name: string) => boolean {
  const names = new Set(objects.map(({ name }) => name));
  return (name) => names.has(name);
}

function recordsIn(objects: readonly SqlObject[]): RecordKind[] {
  const isThere = isIn(objects);
  return RECORDS.map((record) => ({ ...record, roots: record.roots.filter(isThere) }));
}

/** The numbers of the refusals in the seeds that a move may raise, by token. */
function refusalNumbers(seeds: readonly SqlFile[]): Map<string, number> {
  const numbers = seedRows(seeds, REFUSALS.table).map(({ values }): [string, number] => [values.token ?? '', Number(values.errno)]);
  return new Map(numbers.filter(([, number]) => number < LEAGUE_NUMBERS));
}

/** The first lines of a linked text, for people who find it on a server. */
function howToRead({ name, file = name }: SqlObject): string[] {
  return [
    `-- Linked from ${file} and all that it calls, by sqlopoly migrate.`,
    '-- `-- name` begins what the routine of that name does. Variables such as int_1 are shared by several routines.',
    '-- As routines that call each other: sqlopoly migrate --unlinked. One roll in full: docs/core.md.',
  ];
}

/** A routine that reads, without the clauses that lock what it reads; its lines stay. */
function withoutLocks(object: SqlObject): SqlObject {
  return { ...object, sql: object.sql.replace(/\bFOR (?:SHARE|UPDATE)(?: OF \w+(?:, \w+)*)?/g, '') };
}

/** @throws DeployError instead of the linker's errors about sources */
function explained<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof LinkError || error instanceof SqlSyntaxError) throw new DeployError(error.message, { cause: error });
    throw error;
  }
}
