/**
 * Does some work while it holds a lock that all processes share.
 * The lock of a killed process is taken over after ten seconds.
 * @param name path of the lock; its folder must exist
 * @param onWait called once if another process holds the lock
 * @throws Error when the lock is not free within ten minutes
 */
export async function withLock<T>(name: string, onWait: () => void, work: () => Promise<T>): Promise<T> {
  // Loaded only here, because it listens to signals, which are then not noticed during a long computation.
  const { lock } = await import('proper-lockfile');
  const options = {
    lockfilePath: `${name}.lock`,
    realpath: false,
    // The lock may be lost while the machine sleeps. What it guards is safe nevertheless: downloaded files are
    // renamed into place, and a second mysqld cannot open the same data.
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
