import { readCatalogue } from '../../src/deploy/catalogue';
import { SESSION_SETTINGS } from '../../src/deploy/session-settings';
import type { GameConnection } from '../../src/game/connection';

/** What keeps recorded moves as they were recorded. */
const KEEPER = 'gamemanager_no_update';

/**
 * Changes recorded moves, as an older version, a clock that was set back or time that passes would
 * have left them: `work` finds nothing that keeps them.
 * @param connection to the database of a worker: the next deploy in any other would find the trigger
 *   that is made again to be another
 */
export async function rewriting(connection: GameConnection, work: () => Promise<void>): Promise<void> {
  const keeper = readCatalogue().objects.find(({ name }) => name === KEEPER);
  if (!keeper) throw new Error(`There is no ${KEEPER}.`);
  await connection.run('DROP TRIGGER ??', [KEEPER]);
  try {
    await work();
  } finally {
    // As the deploy makes it.
    for (const setting of SESSION_SETTINGS) await connection.run(setting);
    await connection.run(keeper.sql);
  }
}
