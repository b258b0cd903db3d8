import type { Step, VariableSet } from './control-flow-graph';

/** For each step, the variables whose value may still be read: when it begins, and when it has ended. */
export interface Liveness {
  before: ReadonlyMap<Step, VariableSet>;
  after: ReadonlyMap<Step, VariableSet>;
}

/** Works out which values may still be read, until nothing changes. */
export function livenessOf(steps: readonly Step[]): Liveness {
  const before = new Map<Step, VariableSet>(steps.map((step) => [step, 0n]));
  const after = new Map<Step, VariableSet>(steps.map((step) => [step, 0n]));
  const at = (step: Step): VariableSet => before.get(step) ?? 0n;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const step of steps) {
      // A handler may begin in the middle of a step: before it wrote, and after it.
      const handled = step.handlers.reduce((set, handler) => set | at(handler), 0n);
      const out = step.next.reduce((set, next) => set | at(next), handled);
      const live = step.reads | (out & ~step.replaces) | handled;
      isChanged ||= live !== before.get(step) || out !== after.get(step);
      before.set(step, live);
      after.set(step, out);
    }
  }
  return { before, after };
}
