/** What became of the moves that clients made through a fault: lost, doubled, and the pauses between them. */

/** A row of a ledger, by what tells it from others. */
export interface LedgerEntry {
  record: number;
  /** null: the move had none */
  token: string | null;
}

/** A move that was acknowledged to a client. */
export interface Acknowledged {
  /** the number of the client */
  client: number;
  game: number;
  /** milliseconds, as performance.now() tells them */
  at: number;
  /** the row that it was told; null: a plain client is told none */
  row: LedgerEntry | null;
}

/** A move that was refused because the rules were being replaced. */
export interface Refusal {
  client: number;
  at: number;
}

/** From when to when, in milliseconds. */
export interface Span {
  from: number;
  to: number;
}

/** When a fault happened, and to whom. */
export interface Happening extends Span {
  /** undefined: to all clients */
  client?: number;
}

/** What clients know of a game, and what its ledger holds. */
export interface Books {
  acknowledged: readonly Acknowledged[];
  /** how many moves were sent with an unknown result */
  unknown: number;
  ledger: readonly LedgerEntry[];
}

const keyOf = ({ record, token }: LedgerEntry): string => `${record} ${token ?? ''}`;

/** The rows that clients were told of, each once. */
function toldRows({ acknowledged }: Books): LedgerEntry[] {
  return acknowledged.flatMap(({ row }) => (row ? [row] : []));
}

/** How many acknowledged moves of a game are not in its ledger; two that became one row are one too few. */
export function lostIn(books: Books): number {
  const there = new Set(books.ledger.map(keyOf));
  const told = toldRows(books);
  const found = new Set(told.map(keyOf).filter((key) => there.has(key))).size;
  const untold = books.acknowledged.length - told.length;
  return told.length - found + Math.max(0, untold - (books.ledger.length - found));
}

/** How many rows of a ledger are too many: of a token that another row has, or of no move that anybody sent. */
export function doubledIn({ acknowledged, unknown, ledger }: Books): number {
  const tokens = ledger.flatMap(({ token }) => (token === null ? [] : [token]));
  const repeated = tokens.length - new Set(tokens).size;
  return Math.max(repeated, ledger.length - acknowledged.length - unknown, 0);
}

/** The times between the moves of one client, from the beginning of the play to its end. */
export function gapsOf(acknowledged: readonly Acknowledged[], client: number, play: Span): Span[] {
  const times = acknowledged.filter((one) => one.client === client).map(({ at }) => at).sort((a, b) => a - b);
  return [...times, play.to].map((to, index) => ({ from: times[index - 1] ?? play.from, to }));
}

/** The longest of some times in milliseconds; 0: there are none. */
export function longest(spans: readonly Span[]): number {
  return Math.max(0, ...spans.map(({ from, to }) => to - from));
}

/**
 * How long each affected client paused at a fault: the longest of its gaps that contain the fault.
 * @param gaps of each client, by its number
 */
export function pausesAt({ from, to, client }: Happening, gaps: readonly (readonly Span[])[]): number[] {
  const concerned = client === undefined ? gaps : [gaps[client] ?? []];
  return concerned.map((his) => longest(his.filter((gap) => gap.from <= to && gap.to >= from)));
}

/** How long a client was refused: from its first refusal in a span to its next move, the longest of all. */
export function refusedFor(span: Span, refusals: readonly Refusal[], acknowledged: readonly Acknowledged[]): number {
  const during = refusals.filter(({ at }) => at >= span.from && at <= span.to);
  const times = [...new Set(during.map(({ client }) => client))].map((client) => {
    const his = during.filter((refusal) => refusal.client === client).map(({ at }) => at);
    const [first, last] = [Math.min(...his), Math.max(...his)];
    const next = acknowledged.find((move) => move.client === client && move.at > last);
    return { from: first, to: next?.at ?? last };
  });
  return longest(times);
}
