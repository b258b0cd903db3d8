import type { FlowGraph, Region, Step, VariableSet } from './control-flow-graph';

import { is } from './tokens';

/**
 * Finds the assignments of NULL to variables that are NULL anyway, because nothing was assigned to them since their
 * block declared them.
 * @param declared the variables that each region declares
 * @returns steps, each an item of a SET
 */
export function needlessNulls({ steps, root, regions }: FlowGraph, declared: ReadonlyMap<Region, VariableSet>): ReadonlySet<Step> {
  const entries = new Map<Step, VariableSet>();
  for (const region of [root, ...regions.values()]) entries.set(region.entry, declared.get(region) ?? 0n);
  const known = knownAt(steps, root.entry, (step, before) => (before & ~step.writes) | (entries.get(step) ?? 0n) | (isNull(step) ? step.writes : 0n));
  return new Set(steps.filter((step) => isNull(step) && step.writes !== 0n && (step.writes & ~(known.get(step) ?? 0n)) === 0n));
}

/** For each step, the variables that are NULL whenever it begins. */
function knownAt(steps: readonly Step[], first: Step, after: (step: Step, before: VariableSet) => VariableSet): Map<Step, VariableSet> {
  const unknown = new Map<Step, VariableSet>([[first, 0n]]);
  const forward = [...steps].reverse();
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    const meet = (step: Step, set: VariableSet): void => {
      const before = unknown.get(step);
      const both = before === undefined ? set : before & set;
      isChanged ||= both !== before;
      unknown.set(step, both);
    };
    for (const step of forward) {
      const before = unknown.get(step);
      // Not reached so far.
      if (before === undefined) continue;
      const out = after(step, before);
      step.next.forEach((next) => meet(next, out));
      step.handlers.forEach((handler) => meet(handler, before & out));
    }
  }
  return unknown;
}

function isNull({ statement, item }: Step): boolean {
  const value = statement?.kind === 'set' ? statement.items[item]?.value : undefined;
  return value?.length === 1 && is(value[0], 'null');
}

