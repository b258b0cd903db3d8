import { LinkError, SqlSyntaxError } from './link-error';
import { parseRoutine } from './parse-routine';
import type { SqlObject } from './sql-object';
import { everyStatement, type Routine, type Statement } from './statement';
import { is, isName, type Token } from './tokens';

/** Statements that have a side effect or raise an error. */
const CHANGES = ['insert', 'update', 'delete', 'replace', 'signal', 'truncate', 'create', 'drop', 'alter'];

/** The routines of a program by name, each parsed when it is first looked up, with their call graph and side effects. */
export class Library {
  private readonly sources = new Map<string, { sql: string; file: string }>();
  private readonly read = new Map<string, Routine>();
  private readonly pure = new Map<string, boolean>();
  private readonly assigned = new Map<string, ReadonlySet<string>>();

  constructor(objects: readonly SqlObject[]) {
    for (const { type, name, sql, file = `${name}.sql` } of objects) {
      if (type !== 'VIEW') this.sources.set(name.toLowerCase(), { sql, file });
    }
  }

  /**
   * A routine by its name, in lower case.
   * @throws LinkError when its source is not understood
   */
  find(name: string): Routine | undefined {
    const found = this.read.get(name);
    const source = this.sources.get(name);
    if (found || !source) return found;
    try {
      const routine = parseRoutine(source.sql, source.file);
      this.read.set(name, routine);
      return routine;
    } catch (error) {
      throw error instanceof SqlSyntaxError ? new LinkError([error.finding]) : error;
    }
  }

  /**
   * A routine that an option names.
   * @throws Error when there is none
   */
  require(name: string): Routine {
    const routine = this.find(name.toLowerCase());
    if (!routine) throw new Error(`There is no routine or trigger ${name} to link.`);
    return routine;
  }

  /** The function that is called where a token stands. */
  functionAt(tokens: readonly Token[], index: number): Routine | undefined {
    const token = tokens[index];
    if (!token || !isName(token) || !is(tokens[index + 1], '(') || is(tokens[index - 1], '.')) return undefined;
    const routine = this.find(token.low);
    return routine?.kind === 'FUNCTION' ? routine : undefined;
  }

  /** The names of the routines that a routine calls itself. */
  callsOf(routine: Routine): Set<string> {
    const names = new Set<string>();
    routine.tokens.forEach((token, index) => {
      const isCall = is(routine.tokens[index - 1], 'call') ? this.find(token.low) : this.functionAt(routine.tokens, index);
      if (isCall && isCall !== routine) names.add(token.low);
    });
    return names;
  }

  /** A routine and all that it can reach. */
  reachOf(root: Routine): Map<string, Routine> {
    const reached = new Map<string, Routine>();
    const visit = (routine: Routine): void => {
      if (reached.has(routine.name.toLowerCase())) return;
      reached.set(routine.name.toLowerCase(), routine);
      for (const name of this.callsOf(routine)) {
        const called = this.find(name);
        if (called) visit(called);
      }
    };
    visit(root);
    return reached;
  }

  /** Whether a routine has no side effect and raises no error, so that it can be executed any number of times. */
  isPure(routine: Routine): boolean {
    const name = routine.name.toLowerCase();
    const known = this.pure.get(name);
    if (known !== undefined) return known;
    const body = routine.tokens.slice(routine.head.length);
    const isPure =
      !body.some((token, index) => is(token, ...CHANGES) && !is(body[index + 1], '(') && !is(body[index - 1], 'for')) &&
      [...this.callsOf(routine)].every((called) => {
        const other = this.find(called);
        return !other || this.isPure(other);
      });
    this.pure.set(name, isPure);
    return isPure;
  }

  /** The names of parameters and variables that a routine gives a value after they are declared. */
  assignedIn(routine: Routine): ReadonlySet<string> {
    const name = routine.name.toLowerCase();
    const known = this.assigned.get(name);
    if (known) return known;
    const names = new Set<string>();
    for (const statement of everyStatement(routine.body)) {
      for (const target of this.targetsOf(statement)) names.add(target);
    }
    this.assigned.set(name, names);
    return names;
  }

  /** The names that a statement, without its parts, gives a value. */
  targetsOf(statement: Statement): string[] {
    switch (statement.kind) {
      case 'set':
        return statement.items.flatMap(({ target }) => singleName(target));
      case 'cursor':
        return statement.into.flatMap(singleName);
      case 'sql':
        return intoTargets(statement.tokens);
      case 'call': {
        const parameters = this.find(statement.name)?.parameters;
        return statement.arguments.flatMap((argument, index) => (parameters?.[index]?.mode === 'IN' ? [] : singleName(argument)));
      }
      default:
        return [];
    }
  }
}

/** The name that an expression consists of. */
function singleName(tokens: readonly Token[]): string[] {
  const [token] = tokens;
  return tokens.length === 1 && token && isName(token) ? [token.low] : [];
}

/** Whether a statement reads a row into variables. */
export function isSelectInto(tokens: readonly Token[]): boolean {
  return intoTargets(tokens).length > 0;
}

/** The variables after INTO of a SELECT. */
export function intoTargets(tokens: readonly Token[]): string[] {
  const [start, end] = intoRange(tokens);
  return tokens.slice(start, end).filter((token) => !is(token, ',')).map(({ low }) => low);
}

/** Where the variables after INTO of a SELECT stand, with the commas between them: from, and up to. */
export function intoRange(tokens: readonly Token[]): [number, number] {
  if (!is(tokens[0], 'select', 'with', '(')) return [0, 0];
  let depth = 0;
  const into = tokens.findIndex((token) => {
    if (is(token, '(')) depth += 1;
    if (is(token, ')')) depth -= 1;
    return depth === 0 && is(token, 'into');
  });
  if (into < 0) return [0, 0];
  let end = into + 1;
  while (isName(tokens[end]) && is(tokens[end + 1], ',')) end += 2;
  return isName(tokens[end]) ? [into + 1, end + 1] : [0, 0];
}
