import type { Register } from './allocate-registers';

/** The names in the sources of a linked text. */
export interface Sources {
  /** by the name of a variable in the inlined text: its name in its source, '' when it has none */
  names: ReadonlyMap<string, string>;
  /** variables of the trigger itself, which keep their names and share no register */
  ofRoot: ReadonlySet<string>;
  /** whether a name, in lower case, means something in a source */
  isTaken: (name: string) => boolean;
  /** whether it means something else than a variable or a parameter */
  isForeign: (name: string) => boolean;
}

/** The beginnings of the names of shared registers, by type. */
const PREFIXES: readonly [RegExp, string][] = [
  [/^TINYINT$/, 'bool'],
  [/INT/, 'int'],
  [/CHAR|TEXT|ENUM/, 'text'],
  [/JSON/, 'json'],
  [/DOUBLE|FLOAT|DECIMAL/, 'number'],
];

/** Gives registers names. */
export class RegisterNames {
  private readonly given = new Set<string>();
  private readonly counts = new Map<string, number>();

  constructor(private readonly sources: Sources) {}

  /** The names of registers: of one that a single variable has for itself, that of the variable. */
  of(registers: readonly Register[]): ReadonlyMap<Register, string> {
    const ofRoot = (register: Register): boolean => register.members.some((name) => this.sources.ofRoot.has(name));
    const inOrder = [...registers.filter(ofRoot), ...registers.filter((register) => !ofRoot(register))];
    return new Map(inOrder.map((register) => [register, this.nameOf(register)] as const));
  }

  private nameOf({ members, type }: Register): string {
    const [source = '', ...others] = new Set(members.map((name) => this.sources.names.get(name) ?? ''));
    if (source === '' || others.length > 0 || this.sources.isForeign(source)) return this.sharedName(type);
    let name = source;
    for (let count = 2; this.given.has(name) || (name !== source && this.sources.isTaken(name)); count += 1) name = `${source}_${count}`;
    this.given.add(name);
    return name;
  }

  private sharedName(type: string): string {
    const prefix = PREFIXES.find(([pattern]) => pattern.test(type))?.[1] ?? 'value';
    for (;;) {
      const count = (this.counts.get(prefix) ?? 0) + 1;
      this.counts.set(prefix, count);
      const name = `${prefix}_${count}`;
      if (!this.sources.isTaken(name) && !this.given.has(name)) return name;
    }
  }
}
