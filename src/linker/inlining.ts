import type { Library } from './library';
import { type Finding, LinkError } from './link-error';
import type { Refusals } from './refusals';
import { everyStatement, type Place, type Routine } from './statement';
import { isName } from './tokens';
import { VirtualRegisters } from './virtual-registers';

/** How a root is linked: LinkOptions and Root with defaults, names in lower case. */
export interface Settings {
  alwaysCalled: ReadonlySet<string>;
  refusals: Refusals | undefined;
  columns: ReadonlyMap<string, string>;
  callsInSql: boolean;
  remarks: readonly string[];
}

/** The limit of inlined statements, including repetitions, after which linking is given up. */
const MOST_PIECES = 300_000;

/** The state that all parts of the linker share while a root is inlined. */
export class Inlining {
  readonly findings = new Map<string, Finding>();
  readonly registers: VirtualRegisters;
  /** the routines that are being inlined, in lower case: the innermost last */
  readonly active: string[] = [];
  private readonly words = new Set<string>();
  private readonly foreign = new Set<string>();
  private names = 0;
  private length = 0;

  constructor(
    readonly library: Library,
    readonly root: Routine,
    readonly settings: Settings,
  ) {
    for (const routine of library.reachOf(root).values()) {
      const own = declaredNames(routine);
      for (const token of routine.tokens) {
        if (!isName(token)) continue;
        this.words.add(token.low);
        if (!own.has(token.low)) this.foreign.add(token.low);
      }
    }
    this.registers = new VirtualRegisters((name) => this.isTaken(name));
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
   * Counts what has been inlined.
   * @throws LinkError when it is too much
   */
  count(pieces: number, routine: Routine, place: Place): void {
    this.length += pieces;
    if (this.length > MOST_PIECES) {
      throw new LinkError([{ ...place, what: `Inlining becomes endless here, at ${routine.name}: it is called from too many places that are inlined themselves.` }]);
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
