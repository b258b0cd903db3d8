import path from 'node:path';

/** The part of a process that shows how its program was started. */
export interface Started {
  argv: readonly string[];
  env: NodeJS.ProcessEnv;
}

/**
 * The name of this program in every hint that shows a command: `sqlopoly` where a link or a global installation put it
 * on the PATH, else `npx sqlopoly`, which works in the checkout.
 */
export function programName({ argv, env }: Started = process): 'sqlopoly' | 'npx sqlopoly' {
  // npx runs a link, too, and sets this variable.
  const isTypedAlone = path.basename(argv[1] ?? '') === 'sqlopoly' && env['npm_lifecycle_event'] !== 'npx';
  return isTypedAlone ? 'sqlopoly' : 'npx sqlopoly';
}
