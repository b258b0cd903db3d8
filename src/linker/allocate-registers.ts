import { type ControlFlowGraph, type Region, type VariableSet } from './control-flow-graph';
import type { Liveness } from './liveness';

/** A variable of the linked text, which virtual registers share. */
export interface Register {
  type: string;
  /** the region whose block declares it */
  region: Region;
  /** the names of the virtual registers that it was allocated to */
  members: string[];
}

/** A virtual register that needs a register. */
export interface Candidate {
  name: string;
  type: string;
  /** whether it must not share its register */
  isAlone: boolean;
  /** whether it begins with NULL or a literal, which its declaration can give it */
  hasDefault: boolean;
}

/** The price of a variable in each execution, in instructions of the processor, wherever it is declared: MySQL makes room for all when a trigger starts. */
const ROOM = 800;

/** Its price each time the block begins that declares it. */
const DECLARATION = 2_700;

/** A register that is being filled. */
interface Draft extends Register {
  /** its members */
  set: VariableSet;
  /** what interferes with them */
  interferes: VariableSet;
  isAlone: boolean;
  /** the price of assigning their first values when the declaration does not give them */
  defaults: number;
}

/**
 * Allocates registers: colours the interference graph greedily, one region after the other from the outermost inwards,
 * each virtual register with the first register of its type that it does not interfere with (first fit).
 * A register is declared in the innermost region around all that mentions its members, or hoisted into one further out,
 * where that saves more by sharing than the additional declarations cost. If a value reaches a region from outside it, or
 * from the last iteration of a loop, its register is declared further out.
 */
export function allocateRegisters(
  { root, instructions }: ControlFlowGraph,
  liveness: Liveness,
  bits: ReadonlyMap<string, VariableSet>,
  candidates: readonly Candidate[],
): Register[] {
  const interferes = interferenceOf(instructions, liveness, bits);
  const byRegion = new Map<Region, Candidate[]>();
  for (const candidate of candidates) {
    const bit = bits.get(candidate.name) ?? 0n;
    if ((root.mentions & bit) === 0n) continue;
    const home = homeOf(root, bit, liveness);
    byRegion.set(home, [...(byRegion.get(home) ?? []), candidate]);
  }
  const place = (region: Region): Draft[] => {
    const drafts: Draft[] = [];
    for (const { name, type, isAlone, hasDefault } of byRegion.get(region) ?? []) {
      const defaults = hasDefault ? DECLARATION * region.frequency : 0;
      addTo(drafts, { type, region, members: [name], set: bits.get(name) ?? 0n, interferes: interferes.get(name) ?? 0n, isAlone, defaults });
    }
    // What fits into a register of this region is free.
    const inner = region.children.flatMap(place).filter((draft) => !fitInto(drafts, draft));
    return hoisted(region, inner, drafts);
  };
  return place(root).map(({ type, region, members }) => ({ type, region, members }));
}

/**
 * Hoists registers of the regions inside into this one and merges them, wherever that is cheaper.
 * @param inner the registers of the regions inside, which do not fit into those of this one
 * @param drafts the registers of this region
 * @returns all registers that remain
 */
function hoisted(region: Region, inner: readonly Draft[], drafts: readonly Draft[]): Draft[] {
  const result = [...drafts];
  let rest = inner.filter(({ isAlone }) => !isAlone);
  result.push(...inner.filter(({ isAlone }) => isAlone));
  while (rest.length > 0) {
    const [first] = rest;
    if (!first) break;
    const group: Draft = { ...first, members: [...first.members], region };
    const together = rest.filter((draft) => draft === first || fitInto([group], { ...draft, members: [...draft.members] }));
    rest = rest.filter((draft) => !together.includes(draft));
    const apart = together.reduce((sum, draft) => sum + costIn(draft.region), 0);
    if (apart > costIn(region) + group.defaults) result.push(group);
    else result.push(...together);
  }
  return result;
}

/** The price of a declaration in a region. */
function costIn({ frequency }: Region): number {
  return ROOM + DECLARATION * frequency;
}

/** Merges a register into the first one that it fits into, or adds it. */
function addTo(drafts: Draft[], draft: Draft): void {
  if (!fitInto(drafts, draft)) drafts.push(draft);
}

/** Merges a register into the first one of its type whose members do not interfere with its own. @returns whether there is one */
function fitInto(drafts: readonly Draft[], draft: Draft): boolean {
  const fitting = drafts.find(
    (other) => other.type === draft.type && !other.isAlone && !draft.isAlone && (other.set & draft.interferes) === 0n && (other.interferes & draft.set) === 0n,
  );
  if (!fitting) return false;
  fitting.members.push(...draft.members.splice(0));
  fitting.set |= draft.set;
  fitting.interferes |= draft.interferes;
  fitting.defaults += draft.defaults;
  return true;
}

/** The innermost region around all mentions of a variable that no value of it reaches from outside. */
function homeOf(root: Region, bit: VariableSet, liveness: Liveness): Region {
  let home = root;
  for (;;) {
    const inner = home.children.filter(({ mentions }) => (mentions & bit) !== 0n);
    const [only] = inner;
    if (!only || inner.length > 1 || (home.own & bit) !== 0n) break;
    home = only;
  }
  const isCarried = (region: Region): boolean => ((liveness.liveIn.get(region.entry) ?? 0n) & bit) !== 0n;
  while (home.parent && isCarried(home)) home = home.parent;
  return home;
}

/** The interference graph: for each variable, those that are live where it is assigned, or are assigned with it. */
function interferenceOf(
  instructions: ControlFlowGraph['instructions'],
  { liveOut }: Liveness,
  bits: ReadonlyMap<string, VariableSet>,
): Map<string, VariableSet> {
  const names = new Map([...bits].map(([name, bit]) => [bit, name] as const));
  const interferes = new Map<string, VariableSet>();
  for (const instruction of instructions) {
    const met = (liveOut.get(instruction) ?? 0n) | instruction.defines | (instruction.isInterleaved ? instruction.uses : 0n);
    for (let rest = instruction.defines; rest !== 0n; ) {
      const bit = rest & -rest;
      rest ^= bit;
      const name = names.get(bit) ?? '';
      interferes.set(name, (interferes.get(name) ?? 0n) | (met & ~bit));
    }
  }
  return interferes;
}
