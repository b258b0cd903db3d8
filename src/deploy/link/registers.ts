/** A variable of an expanded text, before it is known which of them can share one. */
export interface Register {
  name: string;
  type: string;
}

/** Gives each variable of each call a separate register; afterwards the linker finds out which of them can be shared. */
export class Registers {
  /** by name: what the variable is called in its source, '' for none */
  readonly sources = new Map<string, string>();
  private readonly registers = new Map<string, Register>();
  private count = 0;

  /** @param isTaken whether a name, in lower case, means something in a source */
  constructor(private readonly isTaken: (name: string) => boolean) {}

  /** @param source the name of the variable in its source */
  allocate(type: string, source = ''): Register {
    let name;
    do {
      this.count += 1;
      name = `variable_${this.count}`;
    } while (this.isTaken(name));
    const register = { name, type };
    this.registers.set(name, register);
    this.sources.set(name, source);
    return register;
  }

  /** Uses a parameter of a linked procedure as a register. */
  adopt(name: string, type: string): Register {
    const register = { name, type };
    this.registers.set(name, register);
    return register;
  }

  find(name: string | undefined): Register | undefined {
    return name === undefined ? undefined : this.registers.get(name);
  }

  /** The declarations of all but the adopted ones. */
  declarations(printType: (type: string) => string): string[] {
    return [...this.sources.keys()].map((name) => `DECLARE ${name} ${printType(this.registers.get(name)?.type ?? '')};`);
  }
}
