import type { LedgerRow, StoryEvent } from '../../game/views';

/** What something sounds like. The browser makes each of them. */
export type Sound = 'dice' | 'card' | 'auction' | 'money' | 'end';

/** What has a sound of its own, by its kind. */
const SOUNDS: Readonly<Record<string, Sound>> = {
  drew: 'card', trade_card: 'card', card_used: 'card', trade_property: 'card', dealt: 'card',
  auctioned: 'auction', bid: 'auction', passed: 'auction', unsold: 'auction',
  won: 'end', ended: 'end',
};

/** What a move sounds like with all that it brought about: each sound once, in their order. */
export function soundsOf(move: LedgerRow | undefined, events: readonly StoryEvent[]): Sound[] {
  const rolled: Sound[] = move === undefined || move.dice === null ? [] : ['dice'];
  return [...new Set([...rolled, ...events.flatMap(soundOf)])];
}

function soundOf({ Kind: kind, Payer: payer, Payee: payee }: StoryEvent): Sound[] {
  const own = Object.hasOwn(SOUNDS, kind) ? SOUNDS[kind] : undefined;
  if (own !== undefined) return [own];
  return payer === null && payee === null ? [] : ['money'];
}
