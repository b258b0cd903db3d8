import { createHash } from 'node:crypto';

/** What a move names, in the order of a line; null: nothing. */
export interface RecordedMove {
  player_ID: number;
  action: string;
  dice: number | null;
  dice2: number | null;
  prid: number | null;
  amount: number | null;
  terms: string | null;
  /** how long after the move before, in games whose clock matters; undefined: it does not, or at the same time */
  seconds?: number;
}

/** What came of a move. */
export interface Result {
  location: number;
  bank_balance: number;
  /** of everything else that came of it: round, turn, events */
  digest: string;
}

/** A game as it was played once, with what came of it. A file holds one. */
export interface Recording {
  edition: string;
  /** as for open_game; null: as new_game makes it */
  options: object | null;
  moves: { move: RecordedMove; result: Result }[];
  /** how many there are, and a digest of all of them */
  events: { count: number; digest: string };
  /** of every table but the ledger and the events */
  position: string;
  /** a line a seat: what gameView shows at the end */
  gameView: string[];
}

const FIELDS = ['player_ID', 'action', 'dice', 'dice2', 'prid', 'amount', 'terms'] as const;

/** A short name for a value; equal for equal values. */
export function digestOf(value: unknown, length = 16): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, length);
}

/** A move as it stands in a file: `+` and the time, if any passed; what it names, in order; `-` for nothing, left out at the end. */
export function writeMove(move: RecordedMove): string {
  const time = move.seconds ? `+${move.seconds} ` : '';
  return time + FIELDS.map((field) => move[field] ?? '-').join(' ').replace(/( -)+$/, '');
}

export function writeResult({ location, bank_balance, digest }: Result): string {
  return `${location} ${bank_balance} ${digest}`;
}

/** The text of a file. */
export function writeRecording({ edition, options, moves, events, position, gameView }: Recording): string {
  const lines = [
    `edition ${edition}`,
    `options ${JSON.stringify(options)}`,
    `moves ${moves.length}`,
    ...moves.map(({ move, result }) => `${writeMove(move)} = ${writeResult(result)}`),
    `events ${events.count} ${events.digest}`,
    `position ${position}`,
    ...gameView,
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Reads the text of a file.
 * @throws Error that names the line that is not as it should be
 */
export function readRecording(text: string): Recording {
  const lines = text.trimEnd().split('\n');
  let at = 0;
  const next = (pattern: RegExp): string[] => {
    const found = pattern.exec(lines[at] ?? '');
    at += 1;
    if (!found) throw new Error(`Line ${at} is not as it should be: ${lines[at - 1]}`);
    return found.slice(1).map((part) => part ?? '');
  };
  const [edition = ''] = next(/^edition (\S+)$/);
  const [options = ''] = next(/^options (.*)$/);
  const [count = ''] = next(/^moves (\d+)$/);
  const moves = Array.from({ length: Number(count) }, () => {
    const [move = '', location, balance, digest = ''] = next(/^(.*) = (\d+) (\d+) ([0-9a-f]+)$/);
    return { move: readMove(move), result: { location: Number(location), bank_balance: Number(balance), digest } };
  });
  const [eventCount, eventDigest = ''] = next(/^events (\d+) ([0-9a-f]+)$/);
  const [position = ''] = next(/^position ([0-9a-f]+)$/);
  return {
    edition,
    options: JSON.parse(options) as object | null,
    moves,
    events: { count: Number(eventCount), digest: eventDigest },
    position,
    gameView: lines.slice(at),
  };
}

function readMove(text: string): RecordedMove {
  const [, time, move = ''] = /^(?:\+(\d+) )?(.*)$/.exec(text) ?? [];
  const [player = '', action = '', dice, dice2, prid, amount, ...terms] = move.split(' ');
  const number = (field = '-'): number | null => (field === '-' ? null : Number(field));
  return {
    player_ID: Number(player),
    action,
    dice: number(dice),
    dice2: number(dice2),
    prid: number(prid),
    amount: number(amount),
    terms: terms.length > 0 ? terms.join(' ') : null,
    ...(time === undefined ? {} : { seconds: Number(time) }),
  };
}
