import type { ControlFlowGraph, Instruction, Region, VariableSet } from './control-flow-graph';
import { is } from './tokens';

/**
 * Finds redundant stores of NULL: to variables that are NULL on every path, because nothing was assigned to them since
 * their block declared them.
 * @param declared the variables that each region declares
 */
export function redundantNulls({ instructions, root, regions }: ControlFlowGraph, declared: ReadonlyMap<Region, VariableSet>): ReadonlySet<Instruction> {
  const entries = new Map<Instruction, VariableSet>();
  for (const region of [root, ...regions.values()]) entries.set(region.entry, declared.get(region) ?? 0n);
  const known = nullIn(instructions, root.entry, (instruction, before) => (before & ~instruction.defines) | (entries.get(instruction) ?? 0n) | (isNull(instruction) ? instruction.defines : 0n));
  return new Set(instructions.filter((instruction) => isNull(instruction) && instruction.defines !== 0n && (instruction.defines & ~(known.get(instruction) ?? 0n)) === 0n));
}

/** For each reachable instruction, the variables that are NULL wherever it begins: a forward analysis that intersects all paths. */
function nullIn(instructions: readonly Instruction[], first: Instruction, after: (instruction: Instruction, before: VariableSet) => VariableSet): Map<Instruction, VariableSet> {
  const nulls = new Map<Instruction, VariableSet>([[first, 0n]]);
  const forward = [...instructions].reverse();
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    const meet = (instruction: Instruction, set: VariableSet): void => {
      const before = nulls.get(instruction);
      const both = before === undefined ? set : before & set;
      isChanged ||= both !== before;
      nulls.set(instruction, both);
    };
    for (const instruction of forward) {
      const before = nulls.get(instruction);
      // Not reached so far.
      if (before === undefined) continue;
      const out = after(instruction, before);
      instruction.successors.forEach((next) => meet(next, out));
      instruction.handlers.forEach((handler) => meet(handler, before & out));
    }
  }
  return nulls;
}

function isNull({ statement, item }: Instruction): boolean {
  const value = statement?.kind === 'set' ? statement.items[item]?.value : undefined;
  return value?.length === 1 && is(value[0], 'null');
}
