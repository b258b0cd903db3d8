import type { GameConnection } from '../game/connection';
import { type Deployer, isDenied, quoteAccount } from './deploy-error';

/** The event that ends auctions whose time is up, lets characters play, and completes moves that were called, where only SQL clients do. */
export const EVENT = 'play_bots_event';

const DROP = 'DROP EVENT IF EXISTS play_bots_event';

/** A lock that somebody else holds is not waited for long: the next second is another chance. */
const CREATE =
  "CREATE EVENT IF NOT EXISTS play_bots_event ON SCHEDULE EVERY 1 SECOND COMMENT 'Ends auctions, lets characters play.' DO\n" +
  'BEGIN\n  SET innodb_lock_wait_timeout = 1;\n  CALL keep_games_going();\nEND';

/**
 * Takes the event away, so that it calls nothing while routines are made anew.
 * @throws the error of mysql2, unless this account may not have events
 */
export async function dropEvent(connection: GameConnection): Promise<void> {
  await connection.run(DROP).catch((error: unknown) => {
    if (!isDenied(error)) throw error;
  });
}

/**
 * Makes the event.
 * @returns undefined, or a line for people when it cannot be made
 * @throws the error of mysql2
 */
export async function makeEvent(connection: GameConnection, { account, database }: Deployer): Promise<string | undefined> {
  try {
    await connection.run(CREATE);
    return undefined;
  } catch (error) {
    if (!isDenied(error)) throw error;
    return (
      'The event that ends auctions and lets characters play was not made (the command line lets them play all the same): ' +
      `that takes GRANT EVENT ON \`${database}\`.* TO ${quoteAccount(account)};`
    );
  }
}
