import { readCatalogue } from '../../src/deploy/catalogue';
import { SESSION_SETTINGS } from '../../src/deploy/session-settings';
import type { GameConnection } from '../../src/client/connection';

/** The triggers that prevent changes of recorded moves and events. */
type Keeper = 'gamemanager_no_update' | 'event_no_update';

/**
 * Changes recorded moves, or events, as an older version, a clock that was set back or time that passes would
 * have left them: `work` finds nothing that keeps them.
 * @param connection to the database of a worker: the next deploy in any other would find the trigger
 *   that is made again to be another
 */
export async function rewriting(connection: GameConnection, work: () => Promise<void>, name: Keeper = 'gamemanager_no_update'): Promise<void> {
  const keeper = readCatalogue().objects.find((object) => object.name === name);
  if (!keeper) throw new Error(`There is no ${name}.`);
  await connection.run('DROP TRIGGER ??', [name]);
  try {
    await work();
  } finally {
    // As the deploy makes it.
    for (const setting of SESSION_SETTINGS) await connection.run(setting);
    await connection.run(keeper.sql);
  }
}
