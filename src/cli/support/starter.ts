import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** Milliseconds between two looks. */
const PAUSE = 1000;

/** How many processes there can be from this one up to npm: shells, which npm starts, and npm itself. */
const MOST_ANCESTORS = 3;

/** The words by which a process is npm or npx, among the first two of its command line. */
const IS_NPM = /^(?:.*[\\/])?np[mx](?:-cli)?(?:\.[cm]?js)?$/;

/** A process: its parent, and how it was started. */
interface Ancestor {
  parent: number;
  words: readonly string[];
}

/**
 * The number of the npm or npx that started this process, directly or through a shell or two. To be called early: later
 * it may be gone. @returns undefined: it was started in another way, or nothing tells, as on Windows
 */
export function findStarter(env: NodeJS.ProcessEnv = process.env): number | undefined {
  if (env['npm_command'] === undefined) return undefined;
  let id = process.ppid;
  for (let looked = 0; looked < MOST_ANCESTORS && id > 0; looked += 1) {
    const ancestor = readProcess(id);
    if (!ancestor) return undefined;
    if (ancestor.words.slice(0, 2).some((word) => IS_NPM.test(word))) return id;
    id = ancestor.parent;
  }
  return undefined;
}

/**
 * Resolves when the npm or npx that started this process has ended: killed, it cannot pass the signal on. Without one it never
 * resolves: what was started in another way outlives its parents, as people expect who start it in the background.
 * @param starter of findStarter
 * @param signal ends the looking; then it never resolves
 */
export function starterEnd(starter: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (starter === undefined || signal.aborted) return;
    const timer = setInterval(() => {
      if (isRunning(starter)) return;
      clearInterval(timer);
      resolve();
    }, PAUSE).unref();
    signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  });
}

/** Reads it from /proc, as images without `ps` have it too; elsewhere `ps` is asked. @returns undefined: nothing tells */
function readProcess(id: number): Ancestor | undefined {
  const stat = readStat(id);
  try {
    if (stat) return { parent: stat.parent, words: fs.readFileSync(`/proc/${id}/cmdline`, 'utf8').split(/[\0\s]+/) };
    const said = execFileSync('ps', ['-o', 'ppid=', '-o', 'args=', '-p', String(id)], { encoding: 'utf8', timeout: PAUSE, stdio: ['ignore', 'pipe', 'ignore'] });
    const [parent, ...words] = said.trim().split(/\s+/);
    return { parent: Number(parent), words };
  } catch {
    // Windows, and small systems, have no such program.
    return undefined;
  }
}

/** The state and the parent of a process; undefined: there is no such process, or no /proc as Linux has it. */
function readStat(id: number): { state: string; parent: number } | undefined {
  try {
    // Its name, in brackets, may contain anything.
    const [, state = '', parent = ''] = /^.*\) (\S) (\d+) /s.exec(fs.readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
    return state === '' ? undefined : { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** Whether a process exists, and is not a zombie, which has ended and only waits for its parent to notice. */
function isRunning(id: number): boolean {
  if (readStat(id)?.state === 'Z') return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
