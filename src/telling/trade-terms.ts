import type { PlayerState, PropertyState, Trade, TradeSide } from '../game/views';
import { basicInfo } from './property-info';
import type { Words } from './words';

/** A trade as it is proposed: from whom needs not be said. */
export type Terms = Omit<Trade, 'from'>;

/** Whether nothing is on one side of a trade. */
export function isEmpty({ money = 0, cards = 0, properties = [] }: TradeSide): boolean {
  return money === 0 && cards === 0 && properties.length === 0;
}

/**
 * What a trade comes to, a line each.
 * @param from who proposes it
 * @param to with whom
 * @param properties all properties, as propertiesView shows them
 */
export function tellTrade(
  words: Words,
  from: PlayerState,
  to: PlayerState,
  { give = {}, take = {} }: Terms,
  properties: readonly PropertyState[],
): string[] {
  return [
    `${from['Player name']} gets from ${to['Player name']}:`,
    ...tellSide(words, to, take, properties),
    `${to['Player name']} gets from ${from['Player name']}:`,
    ...tellSide(words, from, give, properties),
  ];
}

/** What one side of a trade gives, a line each. */
export function tellSide(
  words: Words,
  giver: PlayerState,
  { money = 0, cards = 0, properties: prids = [] }: TradeSide,
  all: readonly PropertyState[],
): string[] {
  return [
    ...(money > 0 ? [words.money(money)] : []),
    ...(cards > 0 ? [`${words.of('cards')}: ${cards}`] : []),
    ...all
      .filter(({ prid }) => prids.includes(prid))
      .flatMap((property) => [basicInfo(words, property), ...breakNote(words, giver, property)]),
  ].map((line) => `  ${line}`);
}

/** A trade in one line, with whoever it was proposed to. */
export function tradeInBrief(words: Words, to: PlayerState, { give = {}, take = {} }: Terms, properties: readonly PropertyState[]): string {
  return `To ${to['Player name']}: gives ${sideInBrief(words, give, properties)}; gets ${sideInBrief(words, take, properties)}.`;
}

function sideInBrief(words: Words, { money = 0, cards = 0, properties: prids = [] }: TradeSide, all: readonly PropertyState[]): string {
  const parts = [
    ...(money > 0 ? [words.money(money)] : []),
    ...(cards > 0 ? [`${words.of('cards')}: ${cards}`] : []),
    ...all.filter(({ prid }) => prids.includes(prid)).map(({ Property: name }) => name),
  ];
  return parts.join(', ') || 'nothing';
}

/** What becomes of a set that its owner parts with a piece of. */
function breakNote(words: Words, giver: PlayerState, property: PropertyState): string[] {
  if (property['Sell price'] === null || property.Missing > 0) return [];
  return [
    `  Note: ${giver['Player name']} will no longer own the whole ${words.of('set')} ${property.Set}:` +
      ` its ${words.of('buildings')} will be removed, and ${giver['Player name']} gets the money for that.`,
  ];
}
