import type { PrintedRent, PropertyState } from '../../client/views';
import { wrapped } from '../draw-table';
import { sanitize } from '../sanitize';
import type { Words } from '../../client/words/words';
import { cut, pad } from './text-width';
import type { Paint } from './paint';
import { type Screen, widthOf } from './screen';

/** The greatest width of a title deed, without its border. */
const WIDEST = 50;

/**
 * Draws the title deed of a property: rents, costs, and the owners of the rest of its set.
 * @param properties the rows of propertiesView
 * @param rents the rows of rentsView
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
    ...amounts.map(([what, amount]) => `${pad(cut(sanitize(what), width - amount.length - 1), width - amount.length)}${amount}`),
    ...restOfSet(words, property, properties).flatMap((line) => wrapped(sanitize(line), width)),
  ];
  return boxed(paint, width, [
    head(pad(cut(sanitize(property.Property), width), width)),
    head(pad(cut(sanitize(property.Set), width), width)),
    ...lines.map((line) => pad(line, width)),
  ]);
}

/** The rents, each with its condition. */
function rentsOf(words: Words, property: PropertyState, rents: readonly PrintedRent[]): [string, string][] {
  const rent = words.of('rent');
  const own = rents.filter(({ prid }) => prid === property.prid);
  if (property.Kind === 'cost') return [[rent, words.money(property.Price)]];
  return own.flatMap(({ Level: level, Amount: amount, ...row }): [string, string][] => {
    const money = words.money(amount);
    if (property.Kind === 'dice') return [[`${rent} with ${level} owned, times the dice`, money]];
    if (property.Kind === 'owned') return [[`${rent} with ${level} owned`, money]];
    if (level === 0) return [[rent, money], [`  whole ${words.of('set')}`, words.money(row['With set'])]];
    const tall = words.tallOf(row);
    if (tall !== undefined) return [[`  with a ${tall}`, money]];
    return [[property.Kind === 'level' ? `  with ${words.buildings(level)}` : `  for each ${words.of('building')}`, money]];
  });
}

/** The price, the cost of building and the mortgage value. */
function costsOf(words: Words, property: PropertyState): [string, string][] {
  const costs: [string, number | null][] = [
    [words.of('price'), property.Price],
    [words.of('build_price'), property['House cost']],
    [words.of('mortgage_price'), property['Mortgage value']],
  ];
  return costs.flatMap(([what, amount]) => (amount === null ? [] : [[what, words.money(amount)] as [string, string]]));
}

/** The owners of the other properties of the set, in the order of the board. */
function restOfSet(words: Words, property: PropertyState, properties: readonly PropertyState[]): string[] {
  const rest = properties.filter((other) => other['Set No.'] === property['Set No.'] && other.prid !== property.prid);
  if (rest.length === 0) return [];
  const others = rest.map(({ Property: name, Owner: owner }) => `${name} (${owner ?? words.of('unowned').toLowerCase()})`);
  return [`${words.of('owner_of_rest')}: ${others.join(', ')}`];
}

/** Padded lines in a frame. */
function boxed(paint: Paint, width: number, lines: readonly string[]): string[] {
  const bar = '─'.repeat(width + 2);
  return [
    paint.faint(`┌${bar}┐`),
    ...lines.map((line) => `${paint.faint('│')} ${line} ${paint.faint('│')}`),
    paint.faint(`└${bar}┘`),
  ];
}
