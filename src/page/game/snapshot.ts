import type { Change } from '../../client/changes';
import type { GameState } from '../../client/game-state';
import type { Series } from '../../client/lobbies';
import type { TradeEffect } from '../../client/trade-effects';
import type { BoardTile, EventRow, Game, LedgerRow, PrintedRent, PropertyState } from '../../client/views';
import type { Words } from '../../client/words/words';

/** The number of moves in the log of a page. */
export const LOGGED_MOVES = 80;

/** A card that was drawn. */
export interface DrawnCard {
  /** the move that drew it */
  record: number;
  deck: string;
  text: string;
}

/** Everything that a page shows of a game at one moment. */
export interface Snapshot extends GameState {
  /** when it was read, in milliseconds of Date.now() */
  readAt: number;
  game: Game;
  words: Words;
  tiles: readonly BoardTile[];
  rents: readonly PrintedRent[];
  properties: readonly PropertyState[];
  /** the newest moves */
  ledger: readonly LedgerRow[];
  /** the events of these moves */
  events: readonly EventRow[];
  /** what the trade that is offered would do; empty: none is */
  tradeEffects: readonly TradeEffect[];
  /** the newest card, if one of these moves drew it */
  drawn: DrawnCard | null;
  /** the players whose seats are taken by people at other computers */
  guests: ReadonlySet<number>;
  /** the games of its table; undefined: it is not over, or was begun elsewhere */
  series?: Series | undefined;
  /** the moves since the snapshot before; empty when they are unknown */
  steps: readonly Step[];
}

/** A move for playback: the move, its events and changes, and the game before and after it. */
export interface Step {
  move: LedgerRow;
  events: readonly EventRow[];
  changes: readonly Change[];
  before: Snapshot;
  /** the position after the move; the moves that are possible then are not in it */
  then: Snapshot;
}

/** The last card that a move drew. */
export function drawnIn(changes: readonly Change[]): DrawnCard | null {
  const drew = changes.findLast(({ Kind: kind, Card: card }) => kind === 'drew' && card !== null);
  return drew ? { record: drew.Record, deck: drew.Deck ?? '', text: drew.Card ?? '' } : null;
}
