import { printedType } from './types';

/** A variable of the linked trigger that variables of expanded routines share, one after the other. */
export interface Register {
  name: string;
  type: string;
  /** its default, as SQL */
  initial: string | undefined;
  /** the names of the source variables that share it; undefined: it already has its name */
  sources?: Set<string>;
}

interface Pool {
  registers: Register[];
  free: Register[];
  /** variables that are declared elsewhere */
  adopted: Register[];
  /** loops around the place where it is declared */
  loops: number;
}

/** What a register is called after. */
const PREFIXES: readonly [RegExp, string][] = [
  [/^TINYINT$/, 'bool'],
  [/INT/, 'int'],
  [/CHAR|TEXT|ENUM/, 'text'],
  [/JSON/, 'json'],
  [/DOUBLE|FLOAT|DECIMAL/, 'number'],
];

/**
 * Allocates registers. MySQL allocates all variables of a routine each time it starts, and initialises those of a block
 * when the block begins. So registers are reused, and a branch has its own pool.
 */
export class Registers {
  private pools: Pool[] = [];
  private held: Register[] | undefined;
  private readonly counts = new Map<string, number>();
  private loops = 0;
  /** pools in which there is nothing to be had for now, though their registers are in use */
  private aside: Pool[] = [];

  /** of the pools that are closed */
  private readonly closed: Register[] = [];

  /** @param isTaken whether a name, in lower case, means something in a source */
  constructor(private readonly isTaken: (name: string) => boolean) {}

  /** Whether no pool is open but that of the whole. */
  get isOutermost(): boolean {
    return this.pools.length === 1;
  }

  openPool(): void {
    this.pools.push({ registers: [], free: [], adopted: [], loops: this.loops });
  }

  /** @returns the declarations of the pool, one line for each type and value */
  closePool(): string[] {
    const lines = new Map<string, string[]>();
    const registers = this.pools.pop()?.registers ?? [];
    this.closed.push(...registers);
    for (const { name, type, initial } of registers) {
      const end = `${printedType(type)}${initial === undefined ? '' : ` DEFAULT ${initial}`}`;
      lines.set(end, [...(lines.get(end) ?? []), name]);
    }
    return [...lines].flatMap(([end, names]) => inLines(names).map((part) => `DECLARE ${part} ${end};`));
  }

  /**
   * A register that nothing else uses until it is released.
   * @param name default: a name that no source uses
   * @param source the name of the variable in its source
   * @returns the register, and whether it always still has its default when this place is reached
   */
  allocate(type: string, name?: string, source = ''): { register: Register; isFresh: boolean } {
    if (name === undefined) {
      for (const pool of [...this.pools].reverse()) {
        const index = pool.free.findIndex((register) => register.type === type);
        const [register] = index < 0 ? [] : pool.free.splice(index, 1);
        if (register) {
          register.sources?.add(source);
          return { register, isFresh: false };
        }
      }
    }
    const pool = this.pools.at(-1);
    if (!pool) throw new Error('No pool is open.');
    const register: Register = { type, initial: undefined, ...(name === undefined ? { name: this.newName(type), sources: new Set([source]) } : { name }) };
    pool.registers.push(register);
    return { register, isFresh: pool.loops === this.loops };
  }

  /** Uses a parameter of the linked procedure as a register. */
  adopt(name: string, type: string): Register {
    const register: Register = { name, type, initial: undefined };
    this.pools.at(-1)?.adopted.push(register);
    return register;
  }

  /** The register that is in use under a name. */
  find(name: string | undefined): Register | undefined {
    if (name === undefined) return undefined;
    for (const { registers, adopted } of [...this.pools, ...this.aside]) {
      const found = [...registers, ...adopted].find((register) => register.name === name);
      if (found) return found;
    }
    return undefined;
  }

  release(registers: readonly Register[]): void {
    if (this.held) {
      this.held.push(...registers);
      return;
    }
    for (const register of registers) this.pools.find((pool) => pool.registers.includes(register))?.free.push(register);
  }

  /** Does some work with registers of the outermost pool, which all such places share. */
  inRootPool<Result>(work: () => Result): Result {
    const inner = this.pools.splice(1);
    this.aside = inner;
    const result = work();
    this.aside = [];
    this.pools.push(...inner);
    return result;
  }

  /** Does some work on code that may run any number of times, so that no register in it has its default. */
  inLoop<Result>(work: () => Result): Result {
    this.loops += 1;
    const result = work();
    this.loops -= 1;
    return result;
  }

  /** Does some work whose registers stay in use. @returns these, too, to be released later */
  holding<Result>(work: () => Result): { result: Result; held: Register[] } {
    const outer = this.held;
    this.held = [];
    const result = work();
    const held = this.held;
    this.held = outer;
    return { result, held };
  }

  /** Saves which registers are in use. @returns a function that restores that */
  snapshot(): () => void {
    const pools = this.pools.map((pool) => ({ ...pool, registers: [...pool.registers], free: [...pool.free] }));
    const held = this.held && [...this.held];
    const counts = new Map(this.counts);
    return () => {
      this.pools = pools.map((pool) => ({ ...pool, registers: [...pool.registers], free: [...pool.free] }));
      this.held = held && [...held];
      this.counts.clear();
      for (const [prefix, count] of counts) this.counts.set(prefix, count);
    };
  }

  /**
   * What registers can be called that one variable has for itself: by their names, what the variable is called in its source.
   * @param isForeign whether a name, in lower case, means something else in a source
   */
  namesOfUnshared(isForeign: (name: string) => boolean): ReadonlyMap<string, string> {
    const names = new Map<string, string>();
    const given = new Set(this.closed.filter(({ sources }) => sources === undefined).map(({ name }) => name.toLowerCase()));
    for (const { name, sources } of this.closed) {
      const [source = '', ...others] = sources ?? [];
      if (source === '' || others.length > 0 || isForeign(source)) continue;
      let unique = source;
      for (let count = 2; given.has(unique) || (unique !== source && this.isTaken(unique)); count += 1) unique = `${source}_${count}`;
      given.add(unique);
      names.set(name, unique);
    }
    return names;
  }

  private newName(type: string): string {
    const prefix = PREFIXES.find(([pattern]) => pattern.test(type))?.[1] ?? 'value';
    for (;;) {
      const count = (this.counts.get(prefix) ?? 0) + 1;
      this.counts.set(prefix, count);
      const name = `${prefix}_${count}`;
      if (!this.isTaken(name)) return name;
    }
  }
}

/** Names between commas, twelve per line. */
function inLines(names: readonly string[]): string[] {
  const lines: string[] = [];
  for (let start = 0; start < names.length; start += 12) lines.push(names.slice(start, start + 12).join(', '));
  return lines;
}
