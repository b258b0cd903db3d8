import type { GameConnection } from '../client/connection';
import { programName } from '../server/program-name';
import { DeployError } from './deploy-error';
import { withoutMark } from './unlinked-mark';

/**
 * Rejects a version that is older than the one in the database: its package is older, or the database had it before.
 * For two versions of one package that the database never had, it is unknown which is newer; those are accepted.
 * @param installed null: none
 * @param downgrade whether to accept it nevertheless, and delete the records of later versions
 * @throws DeployError that says what to do
 */
export async function rejectDowngrade(
  connection: GameConnection,
  version: string,
  installed: string | null,
  downgrade: boolean,
): Promise<void> {
  const [mine, theirs] = [withoutMark(version), withoutMark(installed ?? version)];
  if (mine === theirs) return;
  const before = await timeOf(connection, mine);
  if (before === undefined && !isOlderPackage(mine, theirs)) return;
  if (downgrade) {
    if (before !== undefined) await connection.run('DELETE FROM InstalledVersion WHERE installed_at >= ?', [before]);
    return;
  }
  throw new DeployError(
    `A newer version of the game is installed: the database has ${theirs}, and this program is ${mine}` +
      `${before === undefined ? '' : `, which was installed there on ${before}`}. Update this program, then run ${programName()} migrate. ` +
      `To go back to this version instead, run ${programName()} migrate --downgrade.`,
  );
}

/** Records that a version was installed. */
export async function recordVersion(connection: GameConnection, version: string): Promise<void> {
  await connection.run(
    'INSERT INTO InstalledVersion (version, installed_at) VALUES (?, UTC_TIMESTAMP())' +
      ' ON DUPLICATE KEY UPDATE installed_at = UTC_TIMESTAMP()',
    [withoutMark(version)],
  );
}

/** When a version was last installed; undefined: never. */
async function timeOf(connection: GameConnection, version: string): Promise<string | undefined> {
  const [table] = await connection.rows("SHOW TABLES LIKE 'InstalledVersion'");
  if (!table) return undefined;
  const [row] = await connection.rows<{ at: string }>('SELECT installed_at AS at FROM InstalledVersion WHERE version = ?', [version]);
  return row?.at;
}

/** Whether the package of one version is older than that of another. */
function isOlderPackage(version: string, than: string): boolean {
  const [mine, theirs] = [numbersOf(version), numbersOf(than)];
  const index = mine.findIndex((number, place) => number !== theirs[place]);
  return index >= 0 && (mine[index] ?? 0) < (theirs[index] ?? 0);
}

/** E.g. 1, 2 and 3 of 1.2.3+0123456789ab. */
function numbersOf(version: string): number[] {
  return (version.split(/[-+]/)[0] ?? '').split('.').map(Number);
}
