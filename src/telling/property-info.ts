import type { PrintedRent, PropertyState } from '../game/views';
import type { Words } from './words';

/** How a property is called wherever it is shown. */
export function nameAndPosition({ Property: name, Position: position }: PropertyState): string {
  return `${name}, position ${position}`;
}
/** Name, position and what matters of a property to somebody who plays. */
export function basicInfo(words: Words, property: PropertyState): string {
  const parts = [nameAndPosition(property)];
  if (property.Owner === null) {
    parts.push(words.of('unowned').toLowerCase(), `price ${words.money(property.Price)}`);
  } else {
    parts.push(`owned by ${property.Owner}`);
    parts.push(...(property.Mortgaged ? [words.of('mortgaged')] : [currentRent(words, property)]));
    if (property.Level > 0) parts.push(words.buildings(property.Level));
  }
  return parts.join(', ');
}

/** What a visitor pays now. */
export function currentRent(words: Words, property: PropertyState): string {
  return rentInWords(words, property['Rent now'], property['Rent factor']);
}

/**
 * A rent, e.g. `rent 50`.
 * @param rent null: the dice decide
 * @param factor what they are multiplied by then
 */
export function rentInWords(words: Words, rent: number | null, factor: number | null): string {
  const name = words.of('rent').toLowerCase();
  return rent === null ? `${name} ${words.money(factor ?? 0)} times a roll of the dice` : `${name} ${words.money(rent)}`;
}

/** What a property costs beside its price, and what it brings, as it is printed: a line each. */
export function pricesAndRents(words: Words, property: PropertyState, rents: readonly PrintedRent[]): string[] {
  const prices: [string, number | null][] = [
    ['mortgage_price', property['Mortgage value']],
    ['redeem_price', property['Redeem price']],
    ['build_price', property['House cost']],
    ['sell_price', property['Sell price']],
  ];
  return [
    ...prices.flatMap(([word, amount]) => (amount === null ? [] : [`${words.of(word)}: ${words.money(amount)}`])),
    ...rents.filter(({ prid }) => prid === property.prid).flatMap((rent) => rentLines(words, property, rent)),
  ];
}

function rentLines(words: Words, { Kind }: PropertyState, { Level, Amount, ...rest }: PrintedRent): string[] {
  const rent = words.of('rent');
  const amount = words.money(Amount);
  if (Kind === 'dice') return [`${rent} with ${Level} of them: ${amount} times a roll of the dice`];
  if (Kind === 'owned') return [`${rent} with ${Level} of them: ${amount}`];
  if (rest.Hotel) return [`${rent} with a ${words.of('hotel')}: ${amount}`];
  if (Kind === 'house' && Level > 0) return [`${rent} for each ${words.of('building')}: ${amount}`];
  const whole = `${rent} in a ${words.of('set')} of one owner, ${words.buildings(Level)}`;
  if (Level > 0) return [`${whole}: ${amount}`];
  return [`${rent}: ${amount}`, `${whole}: ${words.money(rest['With set'])}`];
}

/** What a property is worth, for who is to give or to get it. */
export function worthOf(words: Words, property: PropertyState): string {
  const mortgaged = property.Mortgaged ? `, ${words.of('mortgaged')}` : '';
  return `${property.Property}: ${words.of('price').toLowerCase()} ${words.money(property.Price)}${mortgaged}`;
}
