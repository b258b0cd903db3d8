import type { GameConnection } from '../game/connection';
import { type Deployer, isDenied, quoteAccount } from './deploy-error';

/** The event that closes auctions whose time is up, lets bots play, and completes called moves, where no program does that. */
export const EVENT = 'play_bots_event';

const DROP = 'DROP EVENT IF EXISTS play_bots_event';

/** Waits for locks only briefly, because the event runs again a second later. */
const CREATE =
  "CREATE EVENT IF NOT EXISTS play_bots_event ON SCHEDULE EVERY 1 SECOND COMMENT 'Ends auctions and lets bots play.' DO\n" +
  'BEGIN\n  SET innodb_lock_wait_timeout = 1;\n  CALL keep_games_going();\nEND';

/**
 * Drops the event, so that it calls nothing while routines are replaced.
 * @throws the error of mysql2, unless this account may not have events
 */
export async function dropEvent(connection: GameConnection): Promise<void> {
  await connection.run(DROP).catch((error: unknown) => {
    if (!isDenied(error)) throw error;
  });
}

/**
 * Makes the event.
 * @returns undefined, or a line for people that says why it cannot be made
 * @throws the error of mysql2
 */
export async function makeEvent(connection: GameConnection, { account, database }: Deployer): Promise<string | undefined> {
  try {
    await connection.run(CREATE);
    return undefined;
  } catch (error) {
    if (!isDenied(error)) throw error;
    return (
      'The event that closes auctions and lets bots play was not made, so only the sqlopoly program does that. ' +
      `To have the event, grant and deploy again: GRANT EVENT ON \`${database}\`.* TO ${quoteAccount(account)};`
    );
  }
}
