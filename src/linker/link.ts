import { Inliner } from './inliner';
import { Library } from './library';
import { type Finding, LinkError } from './link-error';
import type { Refusals } from './refusals';
import { liftRecords, type RecordKind } from './shared-record';
import type { SqlObject } from './sql-object';

/** A trigger or routine that everything that it calls is inlined into. */
export interface Root {
  name: string;
  /**
   * whether its SQL statements may call functions, which are evaluated for each row: those that are one expression are
   * inlined, others without side effects stay calls. Default: false, every such call is an error
   */
  callsInSql?: boolean;
}

/** What is linked, and what is known of the database. Names are compared in any case. */
export interface LinkOptions {
  /** what is linked; all other objects stay as they are, apart from the variables of records */
  roots: readonly Root[];
  /** variables that routines share by name; default: none */
  records?: readonly RecordKind[];
  /** errors with numbers that are known now; default: none, and a procedure that raises errors is inlined as it is */
  refusals?: Refusals;
  /** routines that stay calls; default: none */
  alwaysCalled?: readonly string[];
  /**
   * the types of columns of NEW as they would be declared, by name as written: such a column is substituted for a
   * parameter of its type. Default: none, each is copied to a variable
   */
  columns?: ReadonlyMap<string, string>;
  /** lines of comment at the beginning of the body of a root, each with its `-- `; default: none */
  remarks?: (root: SqlObject) => readonly string[];
}

/**
 * Links roots: each executes what it executed before, with the routines that it calls inlined into it, and optimised.
 * @param objects all routines and triggers that a root can reach; views are ignored
 * @returns all objects, in the same order; of a linked one `origins` has the source of each line
 * @throws LinkError with everything that cannot be linked, where, and why
 * @throws Error when an option names a routine that is not there
 */
export function link(objects: readonly SqlObject[], options: LinkOptions): SqlObject[] {
  const { records = [], alwaysCalled = [], refusals, columns = new Map(), remarks = () => [] } = options;
  const lifted = liftRecords(objects, records);
  const library = new Library(lifted);
  for (const name of [...alwaysCalled, ...(refusals ? [refusals.procedure] : [])]) library.require(name);
  // Only what a root reaches is parsed.
  const roots = new Map(options.roots.map((root) => [library.require(root.name).name, root]));
  const findings: Finding[] = [];
  const linked = lifted.map((object) => {
    const root = object.type === 'VIEW' ? undefined : roots.get(object.name);
    if (!root) return object;
    const routine = library.require(object.name);
    const inliner = new Inliner(library, routine, {
      alwaysCalled: new Set(alwaysCalled.map((name) => name.toLowerCase())),
      refusals, columns, callsInSql: root.callsInSql ?? false, remarks: remarks(object),
    });
    const { sql, origins } = inliner.inlineRoot();
    findings.push(...inliner.findings.sort(inOrder));
    return { ...object, sql, origins };
  });
  if (findings.length > 0) throw new LinkError(withoutDuplicates(findings));
  return linked;
}

function inOrder(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line;
}

/** A routine that several roots reach is reported once. */
function withoutDuplicates(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}
