// Generated from seeds/game_options.sql by `npx tsx test/schema/write-types.ts`; a test compares them.

/** The options of a new game; the edition has the defaults. */
export interface GameOptions {
  /** The players: @ before a name, or a character, makes a bot; a token is a piece. */
  players?: number | readonly (string | { name?: string; character?: string; token?: string })[];
  /** Which players of an opening position are bots. */
  characters?: Readonly<Record<string, string>>;
  /** Where rolls come from: the players (the default), the server, or a list of numbers. */
  dice?: 'table' | 'server' | 'numbers';
  /** The list of numbers that the dice "numbers" come from. */
  numbers?: string;
  /** The board to play on, or an edition whose board to use. */
  board?: string;
  /** The pace of the edition: a set of rules, which rules can override. */
  pace?: string;
  /** The rules that differ from the edition; a value may be given as text. */
  rules?: Readonly<Record<string, string | number | boolean | null>>;
  /** Which accounts, without the host, move for which players. The server must roll. */
  seats?: Readonly<Record<string, string>>;
  /** The time limit of a turn; when it is up, a substitute bot moves. */
  clock?: number;
  /** The substitute bot; by default, one that does as little as possible. */
  stand_in?: string;
  /** What rolls, shuffles and bots derive from; with seats, something random is added. */
  seed?: string;
}
