import { lock } from 'proper-lockfile';

/**
 * Does some work while no other process does the same.
 * The lock of a process that was killed is taken over after ten seconds.
 * @param name path of the lock; its folder must exist
 * @param onWait called once when another process has the lock
 * @throws when the lock is not free within ten minutes
 */
export async function withLock<T>(name: string, onWait: () => void, work: () => Promise<T>): Promise<T> {
  const options = {
    lockfilePath: `${name}.lock`,
    realpath: false,
    // After a machine's sleep the lock may be lost. What it guards is safe all the same: fetched
    // files are renamed into place, and a second mysqld cannot open the same data.
    onCompromised: () => undefined,
  };
  const take = async (): Promise<() => Promise<void>> => {
    try {
      return await lock(name, options);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
      onWait();
      const retries = { retries: 6000, factor: 1, minTimeout: 100, maxTimeout: 100 };
      return await lock(name, { ...options, retries });
    }
  };
  const release = await take();
  try {
    return await work();
  } finally {
    await release().catch(() => undefined);
  }
}
