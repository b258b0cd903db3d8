import type { PrintedRent, PropertyState } from '../views';
import type { Words } from './words';

/** The name of a property with its position. */
export function nameAndPosition({ Property: name, Position: position }: PropertyState): string {
  return `${name}, position ${position}`;
}
/** The basic facts of a property: name, position, and its price or owner, rent and buildings. */
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

/** The rent to pay now, e.g. `rent 50`. */
export function currentRent(words: Words, property: PropertyState): string {
  return rentInWords(words, property['Rent now'], property['Rent factor']);
}

/**
 * A rent, e.g. `rent 50`.
 * @param rent null: it depends on the dice
 * @param factor the multiplier of the dice then
 */
export function rentInWords(words: Words, rent: number | null, factor: number | null): string {
  const name = words.of('rent').toLowerCase();
  return rent === null ? `${name} ${words.money(factor ?? 0)} times a roll of the dice` : `${name} ${words.money(rent)}`;
}

/** The printed costs and rents of a property in lines. */
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
  if (Kind === 'dice') return [`${rent} with ${Level} owned: ${amount} times a roll of the dice`];
  if (Kind === 'owned') return [`${rent} with ${Level} owned: ${amount}`];
  const tall = words.tallOf(rest);
  if (tall !== undefined) return [`${rent} with a ${tall}: ${amount}`];
  if (Kind === 'house' && Level > 0) return [`${rent} for each ${words.of('building')}: ${amount}`];
  if (Level > 0) return [`${rent} with ${words.buildings(Level)}: ${amount}`];
  return [`${rent}: ${amount}`, `${rent} with the whole ${words.of('set')}: ${words.money(rest['With set'])}`];
}
