import { GameConnection } from '../client/connection';
import { enableEventOnAll } from './events';
import { DEPLOY_TIMEOUT, LONG_LOCK_WAIT, SESSION_SETTINGS } from './session-settings';
import { type GatedStep, type Step, STEPS_AFTER, STEPS_BEFORE, STEPS_BEHIND_GATES } from './steps';
import { hasChanges, type RestorableWork, type Work } from './work';

/**
 * Runs the steps of a deploy that it needs. A deploy that fails behind the gates restores the old version and opens them
 * again. If that is impossible, or the deploy was killed, the next one repairs the installation.
 * @returns the names of those that ran, in their order
 * @throws what a step throws, after a line for people that names it and says which version plays now
 */
export async function runSteps(work: Work): Promise<string[]> {
  const { before, catalogue, say } = work;
  const done: string[] = [];
  const run = async (step: Step): Promise<void> => {
    if (!step.needs(work)) return;
    done.push(step.name);
    await step.run(work);
  };
  const runAll = async (steps: readonly Step[], consequence: () => Promise<string> | string): Promise<void> => {
    try {
      for (const step of steps) await run(step);
    } catch (error) {
      say(`The deploy failed at the step "${done.at(-1)}". ${await consequence()}`);
      throw error;
    }
  };

  await runAll(STEPS_BEFORE, () => (before?.version != null && before.state === 'finished' ? `Nothing was changed, and version ${before.version} plays on.` : 'Nothing was changed.'));
  await runAll(STEPS_BEHIND_GATES, async () => {
    if (before?.version == null) return 'Deploy again to continue.';
    const begun = STEPS_BEHIND_GATES.filter(({ name }) => done.includes(name));
    if (!hasChanges(work)) return 'Nothing was changed.';
    if (!(await restore(work, begun).catch(() => false))) return 'The old version could not be restored: moves are refused until a deploy succeeds.';
    for (const line of await enableEventOnAll(work.address)) say(line);
    return `Version ${before.version} was restored, and games continue with it.`;
  });
  await runAll(STEPS_AFTER, () => `Version ${catalogue.version} is installed and plays; deploy again to complete it.`);
  return done;
}

/**
 * Undoes steps, the last one first.
 * @returns false when one cannot be undone; those before it are then left, and the gates stay closed
 * @throws the error of mysql2
 */
async function restore(work: Work, begun: readonly GatedStep[]): Promise<boolean> {
  if (!isRestorable(work)) return false;
  const worker = await GameConnection.open(work.address, { timeout: DEPLOY_TIMEOUT });
  try {
    for (const setting of [...SESSION_SETTINGS, LONG_LOCK_WAIT]) await worker.run(setting);
    for (const step of [...begun].reverse()) {
      if (!(await step.restore(work, worker))) return false;
    }
    return true;
  } finally {
    await worker.close();
  }
}

function isRestorable(work: Work): work is RestorableWork {
  return work.old !== undefined;
}
