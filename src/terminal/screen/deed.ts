import type { PrintedRent, PropertyState } from '../../game/views';
import { wrapped } from '../draw-table';
import { visible } from '../visible';
import type { Words } from '../../telling/words';
import { cut, pad } from './fit';
import type { Paint } from './paint';
import { type Screen, widthOf } from './screen';

/** How wide a title deed is at most, without its border. */
const WIDEST = 50;

/**
 * Draws the title deed of a property: its price, what it brings and costs, and whose the rest of its set is.
 * @param properties all of the game, as propertiesView shows them
 * @param rents as rentsView shows them
 */
export function drawDeed(
  screen: Screen,
  words: Words,
  property: PropertyState,
  properties: readonly PropertyState[],
  rents: readonly PrintedRent[],
): string[] {
  const { paint } = screen;
  const width = widthOf(screen, WIDEST) - 4;
  const head = paint.set(property.Set, property['Set No.']);
  const amounts = [...rentsOf(words, property, rents), ...costsOf(words, property)];
  const lines = [
    ...amounts.map(([what, amount]) => `${pad(cut(visible(what), width - amount.length - 1), width - amount.length)}${amount}`),
    ...restOfSet(words, property, properties).flatMap((line) => wrapped(visible(line), width)),
  ];
  return boxed(paint, width, [
    head(pad(cut(visible(property.Property), width), width)),
    head(pad(cut(visible(property.Set), width), width)),
    ...lines.map((line) => pad(line, width)),
  ]);
}

/** What it brings in, and how much that is. */
function rentsOf(words: Words, property: PropertyState, rents: readonly PrintedRent[]): [string, string][] {
  const rent = words.of('rent');
  const own = rents.filter(({ prid }) => prid === property.prid);
  if (property.Kind === 'cost') return [[rent, words.money(property.Price)]];
  return own.flatMap(({ Level: level, Amount: amount, ...row }): [string, string][] => {
    const money = words.money(amount);
    if (property.Kind === 'dice') return [[`${rent} with ${level} of them, times the dice`, money]];
    if (property.Kind === 'owned') return [[`${rent} with ${level} of them`, money]];
    if (level === 0) return [[rent, money], [`  whole ${words.of('set')}`, words.money(row['With set'])]];
    if (row.Hotel) return [[`  with a ${words.of('hotel')}`, money]];
    return [[property.Kind === 'level' ? `  with ${words.buildings(level)}` : `  for each ${words.of('building')}`, money]];
  });
}

/** What it costs to have it and to build there. */
function costsOf(words: Words, property: PropertyState): [string, string][] {
  const costs: [string, number | null][] = [
    [words.of('price'), property.Price],
    [words.of('build_price'), property['House cost']],
    [words.of('mortgage_price'), property['Mortgage value']],
  ];
  return costs.flatMap(([what, amount]) => (amount === null ? [] : [[what, words.money(amount)] as [string, string]]));
}

/** Whose the other properties of a set are, as they come on the board. */
function restOfSet(words: Words, property: PropertyState, properties: readonly PropertyState[]): string[] {
  const rest = properties.filter((other) => other['Set No.'] === property['Set No.'] && other.prid !== property.prid);
  if (rest.length === 0) return [];
  const told = rest.map(({ Property: name, Owner: owner }) => `${name} (${owner ?? words.of('unowned').toLowerCase()})`);
  return [`${words.of('owner_of_rest')}: ${told.join(', ')}`];
}

/** Lines, padded already, in a frame. */
function boxed(paint: Paint, width: number, lines: readonly string[]): string[] {
  const bar = '─'.repeat(width + 2);
  return [
    paint.faint(`┌${bar}┐`),
    ...lines.map((line) => `${paint.faint('│')} ${line} ${paint.faint('│')}`),
    paint.faint(`└${bar}┘`),
  ];
}
