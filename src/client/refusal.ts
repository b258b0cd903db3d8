/** A refusal of the database, e.g. `dice_missing: Give the dice: 1 to 6.` */
export class RefusedMove extends Error {
  override readonly name = 'RefusedMove';

  constructor(
    /** the name of the refusal, e.g. `dice_missing` */
    readonly token: string,
    /** its number, 50000 to 51999 */
    readonly errno: number,
    /** what is wrong and what to do, for people */
    readonly sentence: string,
  ) {
    super(`${token}: ${sentence}`);
  }
}

/** Refusals of the database that the client raises too, when it does not find something in a view. */
export const REFUSALS = {
  game_not_found: 50001,
  edition_not_found: 50040,
  name_taken: 50048,
  options_malformed: 50049,
  board_not_found: 50050,
  rules_malformed: 50072,
  record_not_found: 50090,
  tournament_not_found: 51000,
  round_not_found: 51001,
  match_not_found: 51002,
  league_player_not_found: 51003,
  round_not_drawn: 51021,
  change_not_last: 51073,
} as const;

/** A refusal as the database would raise it. */
export function refusal(token: keyof typeof REFUSALS, sentence: string): RefusedMove {
  return new RefusedMove(token, REFUSALS[token], sentence);
}

/** Whether an error is the refusal with that token. */
export function isRefused(error: unknown, token: string): boolean {
  return error instanceof RefusedMove && error.token === token;
}

/** Errors of mysql2 that carry the server's number and text. */
interface ServerError {
  errno: number;
  sqlState?: string;
  sqlMessage?: string;
}

/** The number of an error of the server; undefined for other errors. */
export function serverErrno(error: unknown): number | undefined {
  if (error instanceof RefusedMove) return error.errno;
  if (!(error instanceof Error)) return undefined;
  const { errno, sqlState } = error as Error & Partial<ServerError>;
  return sqlState === undefined ? undefined : errno;
}

/** Converts a refusal of the game to a RefusedMove; returns any other error unchanged. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { errno, sqlState, sqlMessage } = error as Error & Partial<ServerError>;
  if (sqlState !== '45000' || errno === undefined || errno < 50_000 || errno > 51_999) return error;
  const [, token, sentence] = /^(\w+): (.*)$/s.exec(sqlMessage ?? '') ?? [];
  return token && sentence ? new RefusedMove(token, errno, sentence) : error;
}
