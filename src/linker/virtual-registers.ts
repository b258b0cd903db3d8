/** A variable of the inlined text before registers are allocated. */
export interface VirtualRegister {
  name: string;
  type: string;
}

/** Gives each variable of each inlined call a virtual register for itself; the optimiser allocates registers to these. */
export class VirtualRegisters {
  /** by name: what the variable is called in its source, '' for none */
  readonly sources = new Map<string, string>();
  private readonly registers = new Map<string, VirtualRegister>();
  private count = 0;

  /** @param isTaken whether a name, in lower case, means something in a source */
  constructor(private readonly isTaken: (name: string) => boolean) {}

  /** @param source the name of the variable in its source */
  allocate(type: string, source = ''): VirtualRegister {
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
  adopt(name: string, type: string): VirtualRegister {
    const register = { name, type };
    this.registers.set(name, register);
    return register;
  }

  find(name: string | undefined): VirtualRegister | undefined {
    return name === undefined ? undefined : this.registers.get(name);
  }

  /** The declarations of all but the adopted ones. */
  declarations(printType: (type: string) => string): string[] {
    return [...this.sources.keys()].map((name) => `DECLARE ${name} ${printType(this.registers.get(name)?.type ?? '')};`);
  }
}
