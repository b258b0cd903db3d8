import type { Library } from './library';
import { type Finding, LinkError } from './link-error';
import { Registers } from './registers';
import { everyStatement, type Place, type Routine } from './statement';
import { isName } from './tokens';

/** The routines that are not expanded, and what is known of the database. */
export interface LinkOptions {
  /** in lower case: routines that are never expanded */
  alwaysCalled: ReadonlySet<string>;
  /** the numbers of the refusals, by token */
  refusals: ReadonlyMap<string, number>;
  /** the types of columns of NEW, by name: such a column can replace a parameter of its type */
  columns: ReadonlyMap<string, string>;
  /** whether a function that changes nothing may be called in a statement of SQL, where it may be evaluated for many rows */
  callsInSql: boolean;
}

/** The limit of written statements, including repetitions, after which linking is given up. */
const MOST_PIECES = 300_000;

/** What all parts of the linker share while they expand a trigger. */
export class Expansion {
  readonly findings = new Map<string, Finding>();
  readonly registers: Registers;
  /** the routines that are being expanded, in lower case: the innermost last */
  readonly expanding: string[] = [];
  private readonly words = new Set<string>();
  private readonly foreign = new Set<string>();
  private names = 0;
  private length = 0;

  constructor(
    readonly library: Library,
    readonly root: Routine,
    readonly options: LinkOptions,
  ) {
    for (const routine of library.reachOf(root).values()) {
      const own = declaredNames(routine);
      for (const token of routine.tokens) {
        if (!isName(token)) continue;
        this.words.add(token.low);
        if (!own.has(token.low)) this.foreign.add(token.low);
      }
    }
    this.registers = new Registers((name) => this.isTaken(name));
  }

  /** Whether a name, in lower case, means something in a source. */
  isTaken(name: string): boolean {
    return this.words.has(name);
  }

  /** Whether a name, in lower case, means something else than a variable or parameter in a source. */
  isForeign(name: string): boolean {
    return this.foreign.has(name);
  }

  report({ file, line }: Place, what: string): void {
    this.findings.set(`${file}:${line}: ${what}`, { file, line, what });
  }

  newName(prefix: string): string {
    this.names += 1;
    return `${prefix}_${this.names}`;
  }

  /**
   * Counts what has been expanded.
   * @throws LinkError when it is too much
   */
  count(pieces: number, routine: Routine, place: Place): void {
    this.length += pieces;
    if (this.length > MOST_PIECES) {
      throw new LinkError([{ ...place, what: `What is expanded becomes endless here, at ${routine.name}: it is called from too many places that are expanded themselves.` }]);
    }
  }
}

/** The names of the parameters, variables and cursors of a routine. */
function declaredNames({ parameters, body }: Routine): Set<string> {
  const names = new Set(parameters.map(({ name }) => name));
  for (const statement of everyStatement(body)) {
    if (statement.kind !== 'block') continue;
    for (const declared of statement.declarations) {
      if (declared.kind === 'variable') declared.names.forEach((name) => names.add(name));
    }
  }
  return names;
}
