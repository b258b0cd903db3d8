import { createAccount, dropAccount } from '../../src/deploy/accounts';
import type { Role } from '../../src/deploy/rights';
import { type Address, GameConnection } from '../../src/client/connection';
import { addressAs, freshDatabase } from './database';

/** MySQL's numbers: no right to a table, to a routine. */
export const [NO_TABLE, NO_ROUTINE] = [1142, 1370] as const;

/** What an account is called on the server; another for each worker. */
export function accountName(name: string): string {
  return `sqlopoly_${name}_${process.env.JEST_WORKER_ID}`;
}

/** Accounts with roles in a fresh database, each in a session of its own. */
export class TestAccounts<Name extends string> {
  private constructor(
    readonly root: GameConnection,
    readonly address: Address,
    readonly database: string,
    readonly sessions: Readonly<Record<Name, GameConnection>>,
    private readonly addresses: Readonly<Record<Name, Address>>,
  ) {}

  /** @param roles of the accounts, by their names */
  static async open<Name extends string>(roles: Readonly<Record<Name, Role>>): Promise<TestAccounts<Name>> {
    const { address, database } = await freshDatabase();
    const root = await GameConnection.open(address);
    const sessions = {} as Record<Name, GameConnection>;
    const addresses = {} as Record<Name, Address>;
    for (const name of Object.keys(roles) as Name[]) {
      await root.run('DROP USER IF EXISTS ?@?', [accountName(name), '%']);
      const password = await createAccount(root, accountName(name), '%', roles[name]);
      addresses[name] = addressAs(accountName(name), password, database);
      sessions[name] = await GameConnection.open(addresses[name]);
    }
    return new TestAccounts(root, address, database, sessions, addresses);
  }

  /** The address of an account, as DATABASE_URL has it. */
  addressOf(name: Name): string {
    return this.addresses[name].url;
  }

  /** One more session of an account. */
  async another(name: Name): Promise<GameConnection> {
    return await GameConnection.open(this.addresses[name]);
  }

  async close(): Promise<void> {
    for (const name of Object.keys(this.sessions) as Name[]) {
      await this.sessions[name].close();
      await dropAccount(this.root, accountName(name));
    }
    await this.root.close();
  }
}
