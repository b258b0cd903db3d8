import type { PlayerState, PropertyState, Trade, TradeSide } from '../views';
import type { TradeEffect } from '../trade-effects';
import { basicInfo } from './property-info';
import type { Words } from './words';

/** The terms of a proposal; the proposer is known. */
export type Terms = Omit<Trade, 'from'>;

/** Whether one side of a trade is empty. */
export function isEmpty({ money = 0, cards = 0, properties = [] }: TradeSide): boolean {
  return money === 0 && cards === 0 && properties.length === 0;
}

/**
 * Both sides of a trade, in lines.
 * @param from the proposer
 * @param to the other player
 * @param properties the rows of propertiesView
 */
export function formatTrade(
  words: Words,
  from: PlayerState,
  to: PlayerState,
  { give = {}, take = {} }: Terms,
  properties: readonly PropertyState[],
): string[] {
  return [
    `${from['Player name']} gets from ${to['Player name']}:`,
    ...formatSide(words, take, properties),
    `${to['Player name']} gets from ${from['Player name']}:`,
    ...formatSide(words, give, properties),
  ];
}

/** What one side of a trade gives, in lines. */
export function formatSide(
  words: Words,
  { money = 0, cards = 0, properties: prids = [] }: TradeSide,
  all: readonly PropertyState[],
): string[] {
  return [
    ...(money > 0 ? [words.money(money)] : []),
    ...(cards > 0 ? [`${words.of('cards')}: ${cards}`] : []),
    ...all
      .filter(({ prid }) => prids.includes(prid))
      .map((property) => basicInfo(words, property)),
  ].map((line) => `  ${line}`);
}

/** A trade in one line, with the player who received the proposal. */
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

/** What a trade would do to both players, in lines. @param effects the rows of tradeEffectsView, in their order */
export function formatEffects(effects: readonly TradeEffect[]): string[] {
  return effects.filter((effect) => effect['In short']).flatMap((effect, index, all) => [
    ...(all[index - 1]?.['Player No.'] === effect['Player No.'] ? [] : [`For ${effect['Player name']}:`]),
    `  ${effect.Meaning}`,
  ]);
}
