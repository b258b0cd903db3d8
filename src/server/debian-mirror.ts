import fs from 'node:fs';
import path from 'node:path';

const DEBIAN_ONLY = 'a server can only be downloaded on Debian amd64';

/**
 * Finds the address of Debian's main archive in the apt sources of this machine,
 * which exist even if `apt-get update` never ran.
 * @param etc the folder of os-release and apt/
 * @throws Error with the reason when this is not Debian on amd64, or its sources do not name the archive
 */
export function debianMirror(etc = '/etc'): string {
  if (process.platform !== 'linux') throw new Error(`${DEBIAN_ONLY}; this is ${process.platform}`);
  if (process.arch !== 'x64') throw new Error(`${DEBIAN_ONLY}; this is ${process.arch}`);
  const release = readIfThere(path.join(etc, 'os-release'));
  const field = (name: string): string => new RegExp(`^${name}="?([^"\n]*)`, 'm').exec(release)?.[1] ?? '';
  if (field('ID') !== 'debian') {
    throw new Error(`${DEBIAN_ONLY}; this is ${field('PRETTY_NAME') || 'a different system'}`);
  }
  const suites = new Set([field('VERSION_CODENAME'), 'stable', 'testing', 'unstable', 'sid', 'oldstable']);
  const mirrors = sourceEntries(path.join(etc, 'apt'))
    .filter(({ suite, components }) => suites.has(suite) && components.includes('main'))
    .map(({ address }) => address);
  // Other archives use Debian's suite names too; the address of Debian's own nearly always ends in /debian.
  const mirror = mirrors.find((address) => /\/debian(\.list)?\/?$/.test(address)) ?? mirrors[0];
  if (mirror) return mirror;
  throw new Error("the apt sources of this machine do not name Debian's main archive");
}

interface SourceEntry {
  address: string;
  suite: string;
  components: string[];
}

/** All archives in sources.list and sources.list.d, in both of their formats. */
function sourceEntries(apt: string): SourceEntry[] {
  const folder = path.join(apt, 'sources.list.d');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  const textsOf = (ending: string): string[] =>
    files.filter((name) => name.endsWith(ending)).map((name) => readIfThere(path.join(folder, name)));
  const oneLine = [readIfThere(path.join(apt, 'sources.list')), ...textsOf('.list')];
  return [...oneLine.flatMap(oneLineEntries), ...textsOf('.sources').flatMap(paragraphEntries)];
}

/** `deb [options] address suite component...` */
function oneLineEntries(text: string): SourceEntry[] {
  return text.split('\n').flatMap((line) => {
    const match = /^\s*deb\s+(?:\[[^\]]*\]\s+)?(\S+)\s+(\S+)\s+([^#]+)/.exec(line);
    const [, address, suite, components] = match ?? [];
    return address && suite && components ? [{ address, suite, components: words(components) }] : [];
  });
}

/** Paragraphs of `Types:`, `URIs:`, `Suites:` and `Components:`. */
function paragraphEntries(text: string): SourceEntry[] {
  const plain = text.split('\n').filter((line) => !line.startsWith('#')).join('\n');
  return plain.split(/\n\s*\n/).flatMap((paragraph) => {
    const field = (name: string): string[] =>
      words(new RegExp(`^${name}:(.*(?:\\n[ \\t].*)*)`, 'im').exec(paragraph)?.[1] ?? '');
    if (!field('Types').includes('deb') || field('Enabled')[0] === 'no') return [];
    return field('URIs').flatMap((address) =>
      field('Suites').map((suite) => ({ address, suite, components: field('Components') })),
    );
  });
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function readIfThere(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}
