import { type FlowGraph, type Region, type VariableSet } from './control-flow-graph';
import type { Liveness } from './liveness';

/** A variable of the linked text that variables of the sources share, one after the other. */
export interface Register {
  type: string;
  /** the region whose block declares it */
  region: Region;
  /** the names of the variables in it */
  members: string[];
}

/** A variable to be placed. */
export interface Candidate {
  name: string;
  type: string;
  /** whether it shares its register with no other */
  isAlone: boolean;
  /** whether it begins with NULL or a literal, which its declaration can give it */
  hasDefault: boolean;
}

/** A variable that is declared costs this in every move, in any branch: MySQL makes room for all when a trigger starts. */
const ROOM = 800;

/** What it costs, in the same instructions, each time the block begins that declares it. */
const DECLARATION = 2_700;

/** A register that is being put together. */
interface Draft extends Register {
  set: VariableSet;
  conflicts: VariableSet;
  isAlone: boolean;
  /** what it costs to give its variables their defaults when its declaration does not */
  defaults: number;
}

/**
 * Finds a register for each variable, and the block that declares it: the innermost one around all that mentions the
 * variable, or one further out where that saves more by sharing than the additional declarations cost. In a block that
 * begins again, or that a variable is read before it is written in, the variable is declared further out.
 */
export function allocate(
  { root, steps }: FlowGraph,
  liveness: Liveness,
  bits: ReadonlyMap<string, VariableSet>,
  candidates: readonly Candidate[],
): Register[] {
  const conflicts = conflictsOf(steps, liveness, bits);
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
      const defaults = hasDefault ? DECLARATION * region.weight : 0;
      addTo(drafts, { type, region, members: [name], set: bits.get(name) ?? 0n, conflicts: conflicts.get(name) ?? 0n, isAlone, defaults });
    }
    // Whatever fits into a register that is here anyway costs nothing.
    const inner = region.children.flatMap(place).filter((draft) => !fitInto(drafts, draft));
    return raised(region, inner, drafts);
  };
  return place(root).map(({ type, region, members }) => ({ type, region, members }));
}

/**
 * Registers of inner regions that one of this region takes the place of, wherever that is cheaper.
 * @param inner the registers of the regions inside, which do not fit into those of this one
 * @param drafts those of this region
 * @returns all that remain
 */
function raised(region: Region, inner: readonly Draft[], drafts: readonly Draft[]): Draft[] {
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

/** What a declaration in a region costs. */
function costIn({ weight }: Region): number {
  return ROOM + DECLARATION * weight;
}

/** Adds a register to others: to one of its type that it does not meet, or as one more. */
function addTo(drafts: Draft[], draft: Draft): void {
  if (!fitInto(drafts, draft)) drafts.push(draft);
}

/** Puts the variables of a register into another, if there is one in which they meet no other variable. */
function fitInto(drafts: readonly Draft[], draft: Draft): boolean {
  const fitting = drafts.find(
    (other) => other.type === draft.type && !other.isAlone && !draft.isAlone && (other.set & draft.conflicts) === 0n && (other.conflicts & draft.set) === 0n,
  );
  if (!fitting) return false;
  fitting.members.push(...draft.members.splice(0));
  fitting.set |= draft.set;
  fitting.conflicts |= draft.conflicts;
  fitting.defaults += draft.defaults;
  return true;
}

/** The innermost region around all mentions of a variable in which it is written before it is read. */
function homeOf(root: Region, bit: VariableSet, liveness: Liveness): Region {
  let home = root;
  for (;;) {
    const inner = home.children.filter(({ mentions }) => (mentions & bit) !== 0n);
    const [only] = inner;
    if (!only || inner.length > 1 || (home.own & bit) !== 0n) break;
    home = only;
  }
  const isCarried = (region: Region): boolean => ((liveness.before.get(region.entry) ?? 0n) & bit) !== 0n;
  while (home.parent && isCarried(home)) home = home.parent;
  return home;
}

/** For each variable, those that hold a value that is still read when it is written, or are written with it. */
function conflictsOf(
  steps: FlowGraph['steps'],
  { after }: Liveness,
  bits: ReadonlyMap<string, VariableSet>,
): Map<string, VariableSet> {
  const names = new Map([...bits].map(([name, bit]) => [bit, name] as const));
  const conflicts = new Map<string, VariableSet>();
  for (const step of steps) {
    const met = (after.get(step) ?? 0n) | step.writes | (step.isMixed ? step.reads : 0n);
    for (let rest = step.writes; rest !== 0n; ) {
      const bit = rest & -rest;
      rest ^= bit;
      const name = names.get(bit) ?? '';
      conflicts.set(name, (conflicts.get(name) ?? 0n) | (met & ~bit));
    }
  }
  return conflicts;
}
