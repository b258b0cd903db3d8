import type { Instruction, VariableSet } from './control-flow-graph';

/** The live variables, whose values may still be read, where each instruction begins and where it ends. */
export interface Liveness {
  liveIn: ReadonlyMap<Instruction, VariableSet>;
  liveOut: ReadonlyMap<Instruction, VariableSet>;
}

/**
 * Analyses liveness: a backward data-flow analysis, iterated to its fixed point.
 * @param instructions those of a graph in the order in which it was built, backwards
 */
export function livenessOf(instructions: readonly Instruction[]): Liveness {
  const liveIn = new Map<Instruction, VariableSet>(instructions.map((instruction) => [instruction, 0n]));
  const liveOut = new Map<Instruction, VariableSet>(instructions.map((instruction) => [instruction, 0n]));
  const at = (instruction: Instruction): VariableSet => liveIn.get(instruction) ?? 0n;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const instruction of instructions) {
      // A handler may begin in the middle of an instruction: before its assignments, or after them.
      const handled = instruction.handlers.reduce((set, handler) => set | at(handler), 0n);
      const out = instruction.successors.reduce((set, next) => set | at(next), handled);
      const live = instruction.uses | (out & ~instruction.kills) | handled;
      isChanged ||= live !== liveIn.get(instruction) || out !== liveOut.get(instruction);
      liveIn.set(instruction, live);
      liveOut.set(instruction, out);
    }
  }
  return { liveIn, liveOut };
}
