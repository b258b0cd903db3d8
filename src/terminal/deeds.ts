import type { Move } from '../client/move';
import { type PropertyState, readProperties } from '../client/views';
import { nameAndPosition } from '../client/words/property-info';
import { askProperties } from './positions';
import { currentRent } from '../client/words/property-info';
import type { GameState } from '../client/game-state';
import type { Table } from './table';

/** For these actions the buildings on a property are shown too. */
const BUILDING_ACTIONS: readonly string[] = ['build', 'sell'];

/** Chosen properties, and the moves that act on them. */
export interface ChosenDeeds {
  properties: PropertyState[];
  moves: Move[];
  /** the total cost or revenue */
  price: number;
}

/**
 * The properties on which a player can act now, or could with enough money.
 * @returns the cost or revenue of the action, by prid
 */
function pricesOf(action: string, player: number, { moves, lacking }: GameState): Map<number, number> {
  return new Map(
    [...moves, ...lacking]
      .filter((move) => move.Action === action && move['Player No.'] === player)
      .flatMap(({ prid, Price }) => (prid === null ? [] : [[prid, Price ?? 0]])),
  );
}

/**
 * Lists the properties on which a player can act, and asks for some.
 * @param typed what was typed with the choice; may be ''
 * @returns undefined: the player goes back
 * @throws InputEnded; Stopped
 */
export async function chooseDeeds(
  table: Table,
  action: string,
  player: number,
  typed = '',
): Promise<ChosenDeeds | undefined> {
  const { terminal, words, connection } = table;
  const prices = pricesOf(action, player, await table.read());
  const possible = (await readProperties(connection)).filter(({ prid }) => prices.has(prid));
  const format = (property: PropertyState): string => formatPrice(table, action, property, prices.get(property.prid) ?? 0);
  const properties = await askProperties(terminal, words, words.of(action), possible, format, typed);
  return properties && {
    properties,
    moves: properties.map(({ prid }) => ({ action, player_ID: player, prid })),
    price: properties.reduce((sum, { prid }) => sum + (prices.get(prid) ?? 0), 0),
  };
}

/** The line of a property in the list, with the price of the action. */
function formatPrice({ words }: Table, action: string, property: PropertyState, price: number): string {
  const parts = [nameAndPosition(property)];
  if (BUILDING_ACTIONS.includes(action)) {
    parts.push(words.buildings(property.Level), currentRent(words, property));
  }
  const name = words.has(`${action}_price`) ? words.of(`${action}_price`).toLowerCase() : words.of(action);
  return [...parts, `${name} ${words.money(price)}`].join(', ');
}
