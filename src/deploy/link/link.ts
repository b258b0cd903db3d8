import { createHash } from 'node:crypto';
import { linksOf } from '../../launch/catalogue-cache.cjs';
import { type Catalogue, CHECKOUT, type SqlObject } from '../catalogue';
import { catalogueVersion } from '../catalogue-version';
import { collatedCatalogue } from '../collations';
import { Expander } from './expand';
import type { LinkOptions } from './expansion';
import { ledgerColumns } from './ledger-columns';
import { Library } from './library';
import { type Finding, LinkError, SyntaxFinding } from './link-error';
import type { Printed } from './printing';
import { refusalNumbers } from './refusals';
import { liftRecords, type RecordKind } from './shared-record';

/** The trigger that all routines of a move are expanded into. */
export const LINKED_TRIGGER = 'dice_trigger';

/** The procedure that all routines of the list of moves are expanded into. */
const LINKED_LIST = 'list_moves';

/** The procedure that finds out which bot moves, and that all decisions of bots are expanded into. */
const LINKED_CHOICE = 'make_bot_move';

/** The same for advice: nothing in it locks rows. */
const LINKED_ADVICE = 'advise_move';

/** The checks of a trade that is not proposed yet: those of a move, without its locks. */
const LINKED_DRAFT = 'check_draft';

/** What is linked without locks. */
const LOCKLESS: readonly string[] = [LINKED_ADVICE, LINKED_DRAFT];

/** The variables of a move, and those of a bot's decision. */
export const RECORDS: readonly RecordKind[] = [
  { prefix: 'm_', roots: [LINKED_TRIGGER, LINKED_DRAFT], owner: 'move', header: 'Move' },
  { prefix: 'd_', roots: [LINKED_CHOICE, LINKED_ADVICE], owner: 'decision', header: 'Bot' },
];

/** `current_game` reads @game_id, which a trigger must not. */
const ALWAYS_CALLED: readonly string[] = ['current_game'];

/** What is linked, and how. */
const LINKED: Readonly<Record<string, Partial<LinkOptions>>> = {
  [LINKED_TRIGGER]: {}, [LINKED_LIST]: { callsInSql: true }, [LINKED_CHOICE]: { callsInSql: true },
  [LINKED_ADVICE]: { callsInSql: true }, [LINKED_DRAFT]: {},
};

/** The linked objects of this process, by the key of their sources. */
const linkedBefore = new Map<string, readonly SqlObject[]>();

/**
 * Links a catalogue: its trigger executes a whole move without calling routines; `list_moves` lists the legal moves, and
 * `make_bot_move` chooses and makes a bot's, with hardly any. What linking made of the sources of this checkout is cached
 * between starts, and packed with the program.
 * @throws LinkError with everything that cannot be expanded, where, and why
 */
export function linkCatalogue(sources: Catalogue): Catalogue {
  const key = keyOf(sources);
  const link = (): readonly SqlObject[] => linked(sources);
  const objects = linkedBefore.get(key) ?? (sources.version === catalogueVersion() ? (linksOf(CHECKOUT, key, link) as readonly SqlObject[]) : link());
  linkedBefore.set(key, objects);
  return { ...sources, objects: [...objects] };
}

/** What tells whether sources were linked before: a hash over all that linking reads. */
export function keyOf({ migrations, objects, seeds }: Catalogue): string {
  return createHash('sha256').update(JSON.stringify([migrations, objects, seeds])).digest('hex');
}

function linked(sources: Catalogue): readonly SqlObject[] {
  const catalogue = liftRecords(sources, RECORDS);
  const objects = catalogue.objects.map((object) => {
    const options = object.type === 'VIEW' ? undefined : LINKED[object.name];
    if (!options) return object;
    return (LOCKLESS.includes(object.name) ? withoutLocks : asItIs)(linkTrigger(catalogue, object, options));
  });
  return collatedCatalogue({ ...catalogue, objects }).objects;
}

const asItIs = (object: SqlObject): SqlObject => object;

/** A routine that reads, without the clauses that lock what it reads; its lines stay. */
function withoutLocks(object: SqlObject): SqlObject {
  return { ...object, sql: object.sql.replace(/\bFOR (?:SHARE|UPDATE)(?: OF \w+(?:, \w+)*)?/g, '') };
}

/**
 * A trigger or procedure with everything that it calls expanded into it.
 * @throws LinkError
 */
export function linkTrigger(catalogue: Catalogue, object: SqlObject, options: Partial<LinkOptions> = {}): SqlObject {
  const { sql, origins, findings } = expand(catalogue, object, options);
  if (findings.length > 0) throw new LinkError(findings);
  return { ...object, sql, origins };
}

/**
 * Everything that prevents linking a trigger or procedure, in the order of the sources.
 * @throws LinkError when a source cannot be parsed
 */
export function findingsOf(catalogue: Catalogue, object: SqlObject, options: Partial<LinkOptions> = {}): Finding[] {
  return expand(catalogue, object, options).findings;
}

function expand(catalogue: Catalogue, object: SqlObject, options: Partial<LinkOptions>): Printed & { findings: Finding[] } {
  const library = new Library(catalogue);
  const root = library.find(object.name.toLowerCase());
  if (!root) throw new Error(`The catalogue has no ${object.name}.`);
  const expander = new Expander(library, root, {
    alwaysCalled: options.alwaysCalled ?? new Set(ALWAYS_CALLED),
    refusals: options.refusals ?? numbersIn(catalogue),
    columns: options.columns ?? ledgerColumns(catalogue.migrations),
    callsInSql: options.callsInSql ?? false,
  });
  const printed = expander.expandRoot();
  return { ...printed, findings: expander.findings.sort(inOrder) };
}

/** The refusals of the league, which no move raises, have this number or a higher one. */
const LEAGUE_NUMBERS = 51_000;

function numbersIn({ seeds }: Catalogue): ReadonlyMap<string, number> {
  try {
    return new Map([...refusalNumbers(seeds)].filter(([, number]) => number < LEAGUE_NUMBERS));
  } catch (error) {
    throw error instanceof SyntaxFinding ? new LinkError([error.finding]) : error;
  }
}

function inOrder(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line;
}
