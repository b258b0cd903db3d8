import fs from 'node:fs';
import path from 'node:path';
import { makeDirectories, makePrivateDirectory } from './directories';
import { debianMirror } from './debian-mirror';
import { inspectMysqld, type Mysqld } from './find-mysqld';
import { withLock } from './lock';
import { maskPasswords } from './mask-passwords';
import { startProgress } from './progress';
import { run, type RunOptions } from './run';

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** The only suite of Debian that has MySQL. */
const SUITE = 'sid';

const PACKAGES = ['mysql-server-core', 'mysql-client-core'];

/** Dependencies that mysqld and mysql never load: half of their size is perl, for scripts that we do not keep. */
const UNUSED_PACKAGES = /perl|gdbm|libdb5|gconv|-base$/;

/** The programs to keep. */
const PROGRAMS = ['usr/sbin/mysqld', 'usr/bin/mysql'];

const LOADER = 'usr/lib64/ld-linux-x86-64.so.2';
const LIBRARIES = 'usr/lib/x86_64-linux-gnu';

/** Where the server finds its own files; `$R` is the folder of the unpacked packages. */
const MYSQLD_FLAGS = [
  '"--basedir=$R/usr"',
  '"--lc-messages-dir=$R/usr/share/mysql"',
  '"--character-sets-dir=$R/usr/share/mysql/charsets"',
  '"--plugin-dir=$R/usr/lib/mysql/plugin"',
];

/** Path of mysqld in the cache, whether it is there or not. */
export function fetchedMysqldPath(cache: string): string {
  return path.join(cache, 'server', 'bin', 'mysqld');
}

/** Path of the `mysql` client next to a mysqld, if there is one. */
export function clientBeside(mysqld: string): string | undefined {
  const client = path.join(path.dirname(mysqld), 'mysql');
  return fs.existsSync(client) ? client : undefined;
}

/**
 * Returns the mysqld in the cache, downloading it from Debian's packages when it is missing. Uses the machine's apt
 * (its mirror, proxy and keyring) with all state in the cache, and needs no root.
 * @param cache folder for the server; made when it is missing
 * @throws Error with the reason when it cannot be downloaded; the cache is then unchanged
 */
export async function fetchMysqld(
  cache: string,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<Mysqld> {
  const file = fetchedMysqldPath(cache);
  const before = await inspectMysqld(file, env);
  if ('mysqld' in before) return before.mysqld;

  const mirror = debianMirror();
  makePrivateDirectory(cache);
  const onWait = (): void => say('Waiting for another process that is downloading the MySQL server.');
  return await withLock(path.join(cache, 'fetch'), onWait, async () => {
    const meanwhile = await inspectMysqld(file, env);
    if ('mysqld' in meanwhile) return meanwhile.mysqld;
    for (const left of fs.readdirSync(cache).filter((name) => name.startsWith('fetching-'))) {
      // The apt-get of a killed process may still be writing there.
      fs.rmSync(path.join(cache, left), { recursive: true, force: true, maxRetries: 5 });
    }
    const work = fs.mkdtempSync(path.join(cache, 'fetching-'));
    try {
      await fetchInto(work, mirror, env, say);
      const fetched = await inspectMysqld(fetchedMysqldPath(work), env);
      if ('reason' in fetched) throw new Error(fetched.reason);
      fs.rmSync(path.join(cache, 'server'), { recursive: true, force: true });
      fs.renameSync(path.join(work, 'server'), path.join(cache, 'server'));
      return { ...fetched.mysqld, path: file };
    } finally {
      fs.rmSync(work, { recursive: true, force: true });
    }
  });
}

/** Makes `work/server` with `bin/` and `root/`. */
async function fetchInto(
  work: string,
  mirror: string,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<void> {
  const apt = prepareApt(path.join(work, 'apt'), mirror);
  const archives = path.join(work, 'apt', 'archives');
  const root = path.join(work, 'server', 'root');
  makeDirectories(root);
  const what = `Downloading a MySQL server from Debian's packages into ${path.dirname(work)} (once, about 55 MB).`;
  const progress = startProgress(say, what);
  /** Runs one step of apt-get, whose progress moves the bar from `start` to `end` percent. */
  const step = async (start: number, end: number, args: string[], cwd?: string): Promise<string> => {
    const options: RunOptions = {
      env: { ...env, LC_ALL: 'C' },
      onStatusLine: (line) => {
        const percent = Number(/^dlstatus:\d+:([\d.]+):/.exec(line)?.[1] ?? 0);
        progress.update(start + ((end - start) * percent) / 100);
      },
      ...(cwd ? { cwd } : {}),
    };
    const result = await run('apt-get', [...apt, ...args], options);
    if (result.missing) throw new Error('apt-get is not on the PATH');
    if (result.code !== 0) throw new Error(`apt-get ${args[0]} failed: ${errorsIn(result.stderr)}`);
    return result.stdout;
  };
  try {
    await step(0, 15, ['update']);
    // Each line is: 'address' file-name size checksum.
    const plan = await step(15, 20, ['install', '--print-uris', '--yes', ...PACKAGES]);
    const all = plan.split('\n').flatMap((line) => /^\S+ ([^_\s]+)_\S*\.deb /.exec(line)?.[1] ?? []);
    await step(20, 80, ['download', ...all.filter((name) => !UNUSED_PACKAGES.test(name))], archives);
    const files = fs.readdirSync(archives).filter((name) => name.endsWith('.deb'));
    for (const [index, name] of files.entries()) {
      const result = await run('dpkg-deb', ['--extract', path.join(archives, name), root], { env });
      if (result.code !== 0) throw new Error(`dpkg-deb failed: ${errorsIn(result.stderr)}`);
      progress.update(80 + (20 * index) / files.length);
    }
    removeUnused(root);
    writeWrappers(path.join(work, 'server'));
  } finally {
    progress.stop();
  }
}

/**
 * Configures an apt of our own in one folder, without the machine's lists, locks, hooks and preferences.
 * @returns the arguments that every apt-get call starts with
 */
function prepareApt(folder: string, mirror: string): string[] {
  for (const name of ['lists/partial', 'archives/partial']) fs.mkdirSync(path.join(folder, name), { recursive: true });
  fs.writeFileSync(path.join(folder, 'status'), '');
  fs.writeFileSync(path.join(folder, 'sources.list'), `deb [signed-by=${KEYRING}] ${mirror} ${SUITE} main\n`);
  const settings: Record<string, string> = {
    'Dir::Etc::SourceList': path.join(folder, 'sources.list'),
    'Dir::Etc::SourceParts': '/dev/null',
    'Dir::Etc::Preferences': '/dev/null',
    'Dir::Etc::PreferencesParts': '/dev/null',
    'Dir::State': folder,
    'Dir::State::Lists': path.join(folder, 'lists'),
    'Dir::State::Status': path.join(folder, 'status'),
    'Dir::State::Extended_States': path.join(folder, 'extended_states'),
    'Dir::Cache': folder,
    'Dir::Cache::Archives': path.join(folder, 'archives'),
    'Dir::Log': folder,
    'APT::Architecture': 'amd64',
    'APT::Architectures': 'amd64',
    'APT::Install-Recommends': 'false',
    'APT::Sandbox::User': '',
    'APT::Status-Fd': '3',
    'APT::Update::Error-Mode': 'any',
    'Acquire::Languages': 'none',
    'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled': 'false',
    'Acquire::IndexTargets::deb::Contents-deb::DefaultEnabled': 'false',
    'Debug::NoLocking': 'true',
  };
  const cleared = [
    'APT::Architectures',
    'APT::Default-Release',
    'APT::Update::Pre-Invoke',
    'APT::Update::Post-Invoke',
    'APT::Update::Post-Invoke-Success',
  ];
  const lines = [
    ...cleared.map((name) => `#clear ${name};`),
    ...Object.entries(settings).map(([name, value]) => `${name} "${value}";`),
  ];
  const file = path.join(folder, 'apt.conf');
  fs.writeFileSync(file, `${lines.join('\n')}\n`);
  return ['-qq', '-c', file];
}

/** Removes what a server does not need; other programs take most of the space. */
function removeUnused(root: string): void {
  const kept = new Set(PROGRAMS.map((program) => path.join(root, program)));
  for (const folder of ['usr/bin', 'usr/sbin'].map((name) => path.join(root, name))) {
    for (const file of fs.readdirSync(folder).map((name) => path.join(folder, name))) {
      if (!kept.has(file)) fs.rmSync(file, { recursive: true });
    }
  }
  const share = path.join(root, 'usr/share');
  for (const name of fs.readdirSync(share).filter((entry) => entry !== 'mysql')) {
    fs.rmSync(path.join(share, name), { recursive: true });
  }
  fs.rmSync(path.join(root, 'etc'), { recursive: true, force: true });
}

/** Writes `bin/mysqld` and `bin/mysql`, which run the programs with the loader and libraries of the packages. */
function writeWrappers(server: string): void {
  const root = path.join(server, 'root');
  fs.mkdirSync(path.join(server, 'bin'));
  for (const program of PROGRAMS) {
    const flags = path.basename(program) === 'mysqld' ? MYSQLD_FLAGS : [];
    const script = [
      '#!/bin/sh',
      'R=$(cd "${0%/*}/../root" && pwd) || exit 1',
      `set -- "$@" ${flags.join(' ')}`,
      // exec, so that the server has the pid of this script.
      `exec "$R/${LOADER}" --library-path "$R/${LIBRARIES}" "$R/${program}" "$@"`,
    ];
    if (!fs.existsSync(path.join(root, program))) throw new Error(`Debian's packages have no ${program}`);
    fs.writeFileSync(path.join(server, 'bin', path.basename(program)), `${script.join('\n')}\n`, { mode: 0o755 });
  }
}

/** The last errors in what a program printed, on one line. */
function errorsIn(stderr: string): string {
  const lines = stderr.trim().split('\n');
  const errors = lines.filter((line) => /^E:|:.*: /.test(line));
  return maskPasswords((errors.length > 0 ? errors : lines).slice(-3).join(' '));
}
