import type { LedgerRow, EventRow } from '../../client/views';

/** A sound. The browser synthesises it. */
export type Sound = 'dice' | 'card' | 'auction' | 'money' | 'end';

/** The sounds of events, by kind. */
const SOUNDS: Readonly<Record<string, Sound>> = {
  drew: 'card', trade_card: 'card', card_used: 'card', trade_property: 'card', dealt: 'card',
  auctioned: 'auction', bid: 'auction', passed: 'auction', unsold: 'auction',
  won: 'end', ended: 'end', expired: 'end',
};

/** The sounds of a move and its events: each once, in order. */
export function soundsOf(move: LedgerRow | undefined, events: readonly EventRow[]): Sound[] {
  const rolled: Sound[] = move === undefined || move.dice === null ? [] : ['dice'];
  return [...new Set([...rolled, ...events.flatMap(soundOf)])];
}

function soundOf({ Kind: kind, Payer: payer, Payee: payee }: EventRow): Sound[] {
  const own = Object.hasOwn(SOUNDS, kind) ? SOUNDS[kind] : undefined;
  if (own !== undefined) return [own];
  return payer === null && payee === null ? [] : ['money'];
}
