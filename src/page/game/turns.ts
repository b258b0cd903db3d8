import type { LedgerRow } from '../../client/views';

/** A turn: one player's moves in a round. */
export interface Turn {
  id: string;
  moves: readonly LedgerRow[];
}

/** The turns of moves that follow each other. The first may lack its beginning. */
export function turnsOf(ledger: readonly LedgerRow[]): Turn[] {
  const turns = new Map<string, LedgerRow[]>();
  for (const move of ledger) {
    const id = `turn-${move.round}-${move.turn}`;
    turns.set(id, [...(turns.get(id) ?? []), move]);
  }
  return [...turns].map(([id, moves]) => ({ id, moves }));
}

/** The turns of the newest moves without the beginning of the oldest one, if it is not among them. */
export function wholeTurnsOf(ledger: readonly LedgerRow[]): Turn[] {
  const turns = turnsOf(ledger);
  return (ledger[0]?.record_ID ?? 1) > 1 && turns.length > 1 ? turns.slice(1) : turns;
}

