/** The oldest MySQL that will do, for its CHECK constraints. */
export const OLDEST_MYSQL = [8, 0, 21] as const;

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
 * Says why a server is of no use.
 * @param text what `mysqld --version` prints or `VERSION()` returns
 * @returns a reason, or undefined for a server that will do
 */
export function whyUnfit(text: string): string | undefined {
  if (/mariadb/i.test(text)) return 'it is MariaDB, which is another dialect';
  const version = versionNumbers(text);
  if (!version) return `it does not say its version (${text.slice(0, 60)})`;
  const tooOld = compareVersions(version, OLDEST_MYSQL) < 0;
  return tooOld ? `it is MySQL ${version.join('.')}, and ${OLDEST_MYSQL.join('.')} or newer is needed` : undefined;
}
