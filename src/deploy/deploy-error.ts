import { serverErrno } from '../game/refusal';

/** A deploy that was refused or failed; the message says what to do. */
export class DeployError extends Error {
  override readonly name = 'DeployError';
}

/** What a deploy needs on the database. */
export const DEPLOY_PRIVILEGES = [
  'SELECT', 'INSERT', 'UPDATE', 'DELETE', 'CREATE', 'ALTER', 'DROP', 'INDEX', 'REFERENCES', 'TRIGGER',
  'CREATE VIEW', 'SHOW VIEW', 'CREATE ROUTINE', 'ALTER ROUTINE', 'EXECUTE',
].join(', ');

/** Access denied to a database, table, column, routine or operation; not allowed to grant. */
const DENIED: readonly (number | undefined)[] = [1044, 1142, 1143, 1227, 1370, 1410];

/** Who deploys, and where. */
export interface Deployer {
  /** e.g. `sqlopoly@%` */
  account: string;
  database: string;
}

/** Whether the server says that the account may not do something. */
export function isDenied(error: unknown): boolean {
  return DENIED.includes(serverErrno(error));
}

/** An account as SQL writes it: `'user'@'host'`. */
export function quoteAccount(account: string): string {
  const at = account.lastIndexOf('@');
  return `'${account.slice(0, at)}'@'${account.slice(at + 1)}'`;
}

/** An error of the server with what helps against it, when that is known; else the error itself. */
export function explainDeployError(error: unknown, { account, database }: Deployer): unknown {
  if (!(error instanceof Error)) return error;
  const options = { cause: error };
  switch (serverErrno(error)) {
    case 1419:
      return new DeployError(
        'The server has its binary log on and does not let this account create functions and triggers (error 1419). ' +
          'Let an administrator run\n  SET PERSIST log_bin_trust_function_creators = ON;\n' +
          'or grant SUPER to the account; then run npx sqlopoly migrate.',
        options,
      );
    case 1205:
      return new DeployError(
        'A table stayed in use: some connection has a transaction open (SHOW PROCESSLIST lists the connections). ' +
          'End it, then run npx sqlopoly migrate.',
        options,
      );
    default:
  }
  if (!isDenied(error)) return error;
  return new DeployError(
    `The account ${account} may not install the game: ${error.message}. Let an administrator run\n` +
      `  GRANT ${DEPLOY_PRIVILEGES} ON \`${database}\`.* TO ${quoteAccount(account)};\n` +
      'then run npx sqlopoly migrate.',
    options,
  );
}
