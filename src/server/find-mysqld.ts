import fs from 'node:fs';
import path from 'node:path';
import { versionNumbers, whyUnfit } from './mysqld-version';
import { run } from './run';

/** A mysqld that can be used. */
export interface Mysqld {
  /** absolute path */
  path: string;
  /** e.g. "9.7.4" */
  version: string;
}

/** Either a mysqld, or why there is none. */
export type MysqldSearch = { mysqld: Mysqld } | { reason: string };

/**
 * Checks whether one program can be used.
 * @param file absolute path
 */
export async function inspectMysqld(file: string, env: NodeJS.ProcessEnv): Promise<MysqldSearch> {
  if (!fs.existsSync(file)) return { reason: `${file} does not exist` };
  const result = await run(file, ['--no-defaults', '--version'], { env, timeout: 20_000 });
  if (result.code !== 0) {
    const detail = result.stderr.trim().split('\n')[0] ?? '';
    return { reason: `${file} cannot be run (${detail || `exit code ${result.code}`})` };
  }
  const text = result.stdout.replace(/^.*?Ver /, '').trim();
  const unfit = whyUnfit(text);
  if (unfit) return { reason: `${file} cannot be used: ${unfit}` };
  return { mysqld: { path: file, version: versionNumbers(text)!.join('.') } };
}

/**
 * Looks for a mysqld on this machine: only the one that `MYSQLD` names when it is set, else on the PATH and in /usr/sbin.
 */
export async function findMysqld(env: NodeJS.ProcessEnv): Promise<MysqldSearch> {
  if (env['MYSQLD']) {
    const search = await inspectMysqld(path.resolve(env['MYSQLD']), env);
    return 'reason' in search ? { reason: `MYSQLD is set, but ${search.reason}` } : search;
  }
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  const files = new Set([...folders, '/usr/sbin'].map((folder) => path.join(folder, 'mysqld')));
  const reasons: string[] = [];
  for (const file of files) {
    if (!fs.existsSync(file)) continue;
    const search = await inspectMysqld(file, env);
    if ('mysqld' in search) return search;
    reasons.push(search.reason);
  }
  return { reason: reasons.join('; ') || 'there is no mysqld on the PATH or in /usr/sbin' };
}
