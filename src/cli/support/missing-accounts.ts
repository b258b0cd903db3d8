import { missingAccounts } from '../../deploy/accounts';
import type { GameConnection } from '../../game/connection';
import { say } from './output';

/** Tells which accounts that were given seats there are not yet. */
export async function sayMissingAccounts(connection: GameConnection, accounts: readonly string[]): Promise<void> {
  for (const account of await missingAccounts(connection, accounts)) {
    say(`There is no account ${account} yet, so that nobody has its seat: npx sqlopoly account ${account}`);
  }
}
