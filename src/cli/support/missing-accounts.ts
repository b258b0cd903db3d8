import { missingAccounts } from '../../deploy/accounts';
import type { GameConnection } from '../../client/connection';
import { programName } from '../../server/program-name';
import { printNote } from './output';

/** Warns about accounts that were given seats but do not exist yet. */
export async function warnOfMissingAccounts(connection: GameConnection, accounts: readonly string[]): Promise<void> {
  for (const account of await missingAccounts(connection, accounts)) {
    printNote(`The account ${account} does not exist yet, so nobody can use its seat; create it with: ${programName()} account ${account}`);
  }
}
