import type { LedgerRow, Trade } from '../../client/views';
import { rollSentence } from '../../client/words/rolls';
import type { DrawnCard, Snapshot, Step } from './snapshot';

/** What the stage in the middle of the board shows. */
export interface Scene {
  kind: 'turn' | 'deed' | 'auction' | 'trade' | 'card' | 'debt' | 'tax' | 'over';
  /** the player whose turn or move it is */
  player: number | null;
  /** the record of the dice */
  rolled: number | null;
  prid: number | null;
  terms: Trade | null;
  card: DrawnCard | null;
  /** the events, as sentences */
  lines: readonly string[];
}

/** The kind of scene in each phase that asks for something; in all others the stage shows the game's name and the dice. */
const KINDS: Readonly<Record<string, Scene['kind']>> = { offer: 'deed', fee: 'deed', auction: 'auction', trade: 'trade', proposal: 'trade', debt: 'debt', handover: 'debt', tax: 'tax', over: 'over' };

/** What becomes of a proposed trade: it stays in view until the next move. */
const ANSWERS: readonly string[] = ['accepted', 'rejected', 'rejected_all', 'withdrawn', 'lapsed'];

/** The scene while a game waits for somebody. */
export function sceneNow({ pending, ledger, events, drawn: newest, players }: Snapshot): Scene {
  const kind = KINDS[pending.Phase] ?? 'turn';
  const player = pending['Next No.'] ?? pending['Player No.'] ?? players.find(({ 'Is turn': isTurn }) => isTurn)?.['Player No.'] ?? null;
  const newestRoll = ledger.findLast(({ dice }) => dice !== null);
  // The dice and the card of somebody else say nothing about what this player has to do.
  const last = newestRoll?.player_ID === player ? newestRoll : undefined;
  const answer = events.filter(({ Record: record }) => record === ledger.at(-1)?.record_ID);
  const isAnswered = kind === 'turn' && answer.some(({ Kind: event }) => ANSWERS.includes(event));
  const drawn = ['turn', 'deed', 'tax', 'debt'].includes(kind) && !isAnswered && last && newest?.record === last.record_ID ? newest : null;
  return {
    kind: drawn && kind === 'turn' ? 'card' : kind,
    player,
    rolled: last?.record_ID ?? null,
    prid: pending.prid,
    terms: pending.Terms,
    card: drawn,
    lines: isAnswered ? answer.map(({ Sentence: sentence }) => sentence) : [],
  };
}

/** The scene of a move. */
export function sceneOf({ move, events, then }: Step): Scene {
  const has = (...kinds: string[]): boolean => events.some(({ Kind: kind }) => kinds.includes(kind));
  const drawn = then.drawn?.record === move.record_ID ? then.drawn : null;
  const trade = has('proposed', 'countered') && move.terms !== null ? ({ ...(JSON.parse(move.terms) as Trade), from: move.player_ID }) : null;
  const kind = drawn ? 'card' : trade ? 'trade' : has('auctioned', 'bid', 'passed', 'unsold') ? 'auction' : has('offered', 'bought', 'not_bought', 'declined', 'rent') ? 'deed' : 'turn';
  return {
    kind,
    player: move.player_ID,
    rolled: rollOf(then, move),
    prid: then.pending.prid,
    terms: trade,
    card: drawn,
    // The card itself says what is on it.
    lines: linesOf({ move, events: drawn ? events.filter(({ Kind: event, Sentence: sentence }) => event !== 'drew' || !sentence.includes(drawn.text)) : events, then }),
  };
}

/** The roll that a move follows: its own, or the mover's latest in this round unless somebody has rolled since. */
function rollOf({ ledger }: Snapshot, move: LedgerRow): number | null {
  const newest = ledger.findLast(({ dice }) => dice !== null);
  return newest?.player_ID === move.player_ID && newest.round === move.round ? newest.record_ID : null;
}

/** A move and its events, as sentences. */
export function linesOf({ move, events, then: { players } }: Pick<Step, 'move' | 'events' | 'then'>): string[] {
  const rolled = rollSentence(players, move);
  return [...(rolled === undefined ? [] : [rolled]), ...events.map(({ Sentence }) => Sentence)];
}
