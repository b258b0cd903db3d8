import { execFileSync } from 'node:child_process';

/** Milliseconds between two looks. */
const PAUSE = 1000;

/** How many processes there can be from npm to this one: a shell, which npm starts, and npm itself. */
const MOST_ANCESTORS = 3;

/**
 * Resolves when the npm or npx that started this process is gone: killed, it cannot pass the signal on. A process that was
 * started in another way outlives its parent, as people expect who start it in the background.
 * @param signal ends the looking; then it never resolves
 */
export function starterEnd(signal: AbortSignal, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  return new Promise((resolve) => {
    if (env['npm_command'] === undefined) return;
    const parent = process.ppid;
    const starter = npmAbove(parent) ?? parent;
    const timer = setInterval(() => {
      if (process.ppid === parent && isRunning(starter)) return;
      clearInterval(timer);
      resolve();
    }, PAUSE).unref();
    signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  });
}

/** The npm or npx among a process and its ancestors; undefined: there is none, or nothing tells. */
function npmAbove(process: number): number | undefined {
  let id = process;
  for (let looked = 0; looked < MOST_ANCESTORS; looked += 1) {
    try {
      const said = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(id)], { encoding: 'utf8', timeout: PAUSE, stdio: ['ignore', 'pipe', 'ignore'] });
      const [, above = '', args = ''] = /^\s*(\d+)\s+(.*)/.exec(said) ?? [];
      if (/\bnp[mx]\b/.test(args.split(/\s+/).slice(0, 2).join(' '))) return id;
      id = Number(above);
    } catch {
      // Windows, and small systems, have no such program.
      return undefined;
    }
  }
  return undefined;
}

/** Whether a process exists. On Windows the number of the parent stays the same without it. */
function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
