import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CHECKOUT } from '../../src/deploy/catalogue';

/** What a deploy needs of a checkout. */
const PARTS = ['migrations', 'procedures', 'seeds', 'src', 'package.json'];

/** A deploy in a process of its own. */
export interface RunningDeploy {
  process: ChildProcess;
  /** throws Error with what it said, when it does not end well */
  end: Promise<void>;
}

/** Begins to deploy a checkout of this project, whatever its version, by its own program. */
export function startDeploy(checkout: string, url: string): RunningDeploy {
  const env = { ...process.env, BENCH_CHECKOUT: checkout, BENCH_URL: url };
  const args = ['--require', require.resolve('tsx/cjs'), path.join(__dirname, 'deploy-checkout.ts')];
  const child = spawn(process.execPath, args, { cwd: checkout, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const end = ended.then((code) => {
    if (code !== 0) throw new Error(`What is in ${checkout} could not be deployed: ${said.trim()}`);
  });
  return { process: child, end };
}

/**
 * Deploys a checkout of this project, whatever its version, by its own program.
 * @throws Error with what that said
 */
export async function deployCheckout(checkout: string, url: string): Promise<void> {
  await startDeploy(checkout, url).end;
}

/**
 * The folder of another checkout.
 * @throws Error when it is none, or has no dependencies
 */
export function otherCheckout(folder: string): string {
  const checkout = path.resolve(folder);
  for (const part of [...PARTS, 'node_modules']) {
    if (fs.existsSync(path.join(checkout, part))) continue;
    throw new Error(
      part === 'node_modules'
        ? `${checkout} has no node_modules: install them there (npm ci), or link those of this checkout if they fit.`
        : `${checkout} is no checkout of this project: it has no ${part}.`,
    );
  }
  return checkout;
}

/**
 * A copy of what a deploy needs of this checkout, in a temporary folder, to be changed and thrown away.
 * @param place where the folder is made
 */
export function copyOfCheckout(place = os.tmpdir()): { folder: string; remove: () => void } {
  const folder = fs.mkdtempSync(path.join(place, 'sqlopoly-crowd-'));
  for (const part of PARTS) fs.cpSync(path.join(CHECKOUT, part), path.join(folder, part), { recursive: true });
  fs.symlinkSync(path.join(CHECKOUT, 'node_modules'), path.join(folder, 'node_modules'));
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}
