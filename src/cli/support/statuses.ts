import { maskPasswords } from '../../server/mask-passwords';
import { DeployError } from '../../deploy/deploy-error';
import { WrongVersionError } from '../../deploy/installed-version';
import { isConnectionLost } from '../../client/connection-lost';
import { RefusedMove, serverErrno } from '../../client/refusal';
import { programName } from '../../server/program-name';

/** The exit statuses. */
export const STATUS = { done: 0, refused: 1, usage: 2, noDatabase: 3 } as const;

/** The arguments are invalid; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Access denied, to the server or the database; unknown database; too many connections; host blocked. */
const NO_ENTRY: readonly (number | undefined)[] = [1040, 1044, 1045, 1049, 1129, 1130, 1203, 1226, 1698, 3118];

/** The exit status for an error. */
export function statusOf(error: unknown): number {
  if (error instanceof UsageError) return STATUS.usage;
  if (error instanceof RefusedMove) return STATUS.refused;
  if (error instanceof DeployError || error instanceof WrongVersionError) return STATUS.noDatabase;
  if (error instanceof Error && isNoDatabase(error)) return STATUS.noDatabase;
  if (isConnectionLost(error) || NO_ENTRY.includes(serverErrno(error))) return STATUS.noDatabase;
  return STATUS.refused;
}

/** Statements in the texts of refusals, and the equivalent commands. */
const COMMANDS: readonly (readonly [sql: RegExp, command: string])[] = [
  [/CALL new_game\([^)]*\) begins one; gamesView has all/, `${programName()} new begins one; ${programName()} games lists them`],
  [/SELECT \* FROM botsView(?= lists)/, `${programName()} bots`],
];

/** Replaces SQL in the text of a refusal with the equivalent command. */
function withCommand(text: string): string {
  return COMMANDS.reduce((said, [sql, command]) => said.replace(sql, command), text);
}

/** The message of an error, without passwords. With DEBUG set, the stack too. */
export function messageOf(error: unknown, env: NodeJS.ProcessEnv = process.env): string {
  if (!(error instanceof Error)) return maskPasswords(String(error));
  const { code } = error as NodeJS.ErrnoException;
  // An AggregateError (no address of a host answers) has no message.
  const text = (env['DEBUG'] && error.stack) || error.message || code || error.name;
  if (isNotAllowed(error)) return `This account may not do that; the owner of the games can. (${maskPasswords(text)})`;
  // Its text contains an example address, which masking would spoil.
  return isNoDatabase(error) ? text : maskPasswords(withCommand(text));
}

/** Whether the account lacks the right to use a table or a routine. */
function isNotAllowed(error: Error): boolean {
  return [1142, 1143, 1370].includes(serverErrno(error) ?? 0);
}

function isNoDatabase(error: Error): boolean {
  return error.name === 'NoDatabaseError';
}
