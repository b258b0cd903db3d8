import { serverErrno } from '../client/refusal';
import { programName } from '../server/program-name';

/** A deploy was rejected or failed; the message says what to do. */
export class DeployError extends Error {
  override readonly name = 'DeployError';
}

/** The privileges that a deploy needs on the database. */
const DEPLOY_PRIVILEGES = [
  'SELECT', 'INSERT', 'UPDATE', 'DELETE', 'CREATE', 'ALTER', 'DROP', 'INDEX', 'REFERENCES', 'TRIGGER',
  'CREATE VIEW', 'SHOW VIEW', 'CREATE ROUTINE', 'ALTER ROUTINE', 'EXECUTE',
].join(', ');

/** Access denied to a database, table, column, routine or operation; not allowed to grant. */
const DENIED: readonly (number | undefined)[] = [1044, 1142, 1143, 1227, 1370, 1410];

/** The account that deploys, and the database. */
export interface Deployer {
  /** e.g. `sqlopoly@%` */
  account: string;
  database: string;
}

/** Whether the server denied something to the account. */
export function isDenied(error: unknown): boolean {
  return DENIED.includes(serverErrno(error));
}

/** An account as in SQL: `'user'@'host'`. */
export function quoteAccount(account: string): string {
  const at = account.lastIndexOf('@');
  return `'${account.slice(0, at)}'@'${account.slice(at + 1)}'`;
}

/** Adds to an error of the server what to do about it, if that is known; else returns the error itself. */
export function explainDeployError(error: unknown, { account, database }: Deployer): unknown {
  if (!(error instanceof Error)) return error;
  const options = { cause: error };
  switch (serverErrno(error)) {
    case 1419:
      return new DeployError(
        'The server has its binary log on and does not let this account create functions and triggers (error 1419). ' +
          'Have an administrator run\n  SET PERSIST log_bin_trust_function_creators = ON;\n' +
          `or grant SUPER to the account. Then run ${programName()} migrate.`,
        options,
      );
    case 1205:
      return new DeployError(
        'A table is locked by an open transaction of another connection. ' +
          `${programName()} db unlock lists the open transactions and can end them; then run ${programName()} migrate.`,
        options,
      );
    default:
  }
  if (!isDenied(error)) return error;
  return new DeployError(
    `The account ${account} may not install the game: ${error.message}. Have an administrator run\n` +
      `  GRANT ${DEPLOY_PRIVILEGES} ON \`${database}\`.* TO ${quoteAccount(account)};\n` +
      `Then run ${programName()} migrate.`,
    options,
  );
}

/** The error for an account that may not replace what another one deployed. @param error that of the server */
export function cannotReplace(error: unknown, definer: string, { account }: Deployer): DeployError {
  return new DeployError(
    `${definer} deployed the game here, and ${account} may not replace its routines: ${(error as Error).message}. ` +
      `Nothing was changed; the installed version keeps running. Run ${programName()} migrate as ${definer}, or have an administrator run\n` +
      `  GRANT SYSTEM_USER ON *.* TO ${quoteAccount(account)};\n` +
      `Then run ${programName()} migrate. Afterwards all routines belong to ${account}, and the privilege can be revoked.`,
    { cause: error },
  );
}
