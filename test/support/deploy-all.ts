import { GameConnection } from '../../src/client/connection';
import { addressOf, databasesOf, ensureDeployed } from './database';

/** How many deploys run at once. */
const AT_ONCE = 2;

/** Deploys the databases of a whole run, those that do not hold this version. */
export async function deployAll(workers: number): Promise<void> {
  const waiting = databasesOf(workers);
  const deployNext = async (): Promise<void> => {
    const root = await GameConnection.open(addressOf(''));
    for (let database = waiting.shift(); database; database = waiting.shift()) await ensureDeployed(root, database);
    await root.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, deployNext));
}
