/** What the database said when it refused something, e.g. `dice_missing: Give the dice, 1 to 6.` */
export class RefusedMove extends Error {
  override readonly name = 'RefusedMove';

  constructor(
    /** the name of the refusal, e.g. `dice_missing` */
    readonly token: string,
    /** its number, 50000 to 51999 */
    readonly errno: number,
    /** what is wrong and what is expected, for people */
    readonly sentence: string,
  ) {
    super(`${token}: ${sentence}`);
  }
}

/** Errors of mysql2 that carry the server's number and text. */
interface ServerError {
  errno: number;
  sqlState?: string;
  sqlMessage?: string;
}

/** The number of an error that the server reported, or undefined. */
export function serverErrno(error: unknown): number | undefined {
  if (error instanceof RefusedMove) return error.errno;
  if (!(error instanceof Error)) return undefined;
  const { errno, sqlState } = error as Error & Partial<ServerError>;
  return sqlState === undefined ? undefined : errno;
}

/** A refusal of the game as a RefusedMove; any other error as it is. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { errno, sqlState, sqlMessage } = error as Error & Partial<ServerError>;
  if (sqlState !== '45000' || errno === undefined || errno < 50_000 || errno > 51_999) return error;
  const [, token, sentence] = /^(\w+): (.*)$/s.exec(sqlMessage ?? '') ?? [];
  return token && sentence ? new RefusedMove(token, errno, sentence) : error;
}
