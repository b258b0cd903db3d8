import type { Move } from '../game/move';
import { type PropertyState, readProperties } from '../game/views';
import { nameAndPosition } from '../telling/property-info';
import { askProperties } from './positions';
import { currentRent } from '../telling/property-info';
import type { Standing } from '../game/standing';
import type { Table } from './table';

/** For these, what stands on a property is told as well. */
const ABOUT_BUILDINGS: readonly string[] = ['build', 'sell'];

/** Properties that were chosen, and the moves that do something with all of them. */
export interface ChosenDeeds {
  properties: PropertyState[];
  moves: Move[];
  /** what it costs or brings in all */
  price: number;
}

/**
 * The properties with which a player can do something now, or could if he had the money.
 * @param action what he would do
 * @returns what it costs or brings, by prid
 */
export function pricesOf(action: string, player: number, { moves, lacking }: Standing): Map<number, number> {
  return new Map(
    [...moves, ...lacking]
      .filter((move) => move.Action === action && move['Player No.'] === player)
      .flatMap(({ prid, Price }) => (prid === null ? [] : [[prid, Price ?? 0]])),
  );
}

/**
 * Shows the properties with which a player can do something, and asks for some.
 * @param said what was typed already; '': nothing
 * @returns undefined: he wants none
 * @throws InputEnded; Stopped
 */
export async function chooseDeeds(
  table: Table,
  action: string,
  player: number,
  said = '',
): Promise<ChosenDeeds | undefined> {
  const { talk, words, connection } = table;
  const prices = pricesOf(action, player, await table.read());
  const possible = (await readProperties(connection)).filter(({ prid }) => prices.has(prid));
  const tell = (property: PropertyState): string => tellPrice(table, action, property, prices.get(property.prid) ?? 0);
  const properties = await askProperties(talk, words, words.of(action), possible, tell, said);
  return properties && {
    properties,
    moves: properties.map(({ prid }) => ({ action, player_ID: player, prid })),
    price: properties.reduce((sum, { prid }) => sum + (prices.get(prid) ?? 0), 0),
  };
}

/** What is said of a property with which something can be done. */
function tellPrice({ words }: Table, action: string, property: PropertyState, price: number): string {
  const parts = [nameAndPosition(property)];
  if (ABOUT_BUILDINGS.includes(action)) {
    parts.push(words.buildings(property.Level), currentRent(words, property));
  }
  const name = words.has(`${action}_price`) ? words.of(`${action}_price`).toLowerCase() : words.of(action);
  return [...parts, `${name} ${words.money(price)}`].join(', ');
}
