/** The oldest MySQL with the CHECK constraints that we need. */
const OLDEST_MYSQL = [8, 0, 21] as const;

/** Compares dotted versions number by number: negative, zero or positive. */
export function compareVersions(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < 3; i += 1) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The first dotted version in a text, e.g. [9, 7, 4]; undefined when there is none. */
export function versionNumbers(text: string): number[] | undefined {
  return /(\d+)\.(\d+)\.(\d+)/.exec(text)?.slice(1, 4).map(Number);
}

/**
 * Why a server cannot be used.
 * @param text the output of `mysqld --version` or `VERSION()`
 * @returns undefined for a server that can be used
 */
export function whyUnfit(text: string): string | undefined {
  if (/mariadb/i.test(text)) return 'it is MariaDB, whose SQL differs from that of MySQL';
  const version = versionNumbers(text);
  if (!version) return `its version cannot be read (${text.slice(0, 60)})`;
  const tooOld = compareVersions(version, OLDEST_MYSQL) < 0;
  return tooOld ? `it is MySQL ${version.join('.')}, but ${OLDEST_MYSQL.join('.')} or newer is needed` : undefined;
}
