import type { Move } from '../game/move';
import { type PropertyState, readProperties } from '../game/views';
import { askProperties, nameAndPosition } from './positions';
import { currentRent } from './property-info';
import type { Standing, Table } from './table';
import type { Words } from './words';

/** What an owner does with several properties at once. */
const DEED_ACTIONS = ['mortgage', 'redeem', 'build', 'sell'] as const;

export type DeedAction = (typeof DEED_ACTIONS)[number];

/** Where propertiesView says what it costs or pays. */
const PRICE_COLUMNS = {
  mortgage: 'Mortgage value',
  redeem: 'Redeem price',
  build: 'House cost',
  sell: 'Sell price',
} as const;

export function isDeedAction(action: string): action is DeedAction {
  return (DEED_ACTIONS as readonly string[]).includes(action);
}

/**
 * The properties with which a player can do something now, or could if he had the money.
 * @param action what he would do
 */
export function candidates(
  action: DeedAction,
  player: number,
  { moves }: Pick<Standing, 'moves'>,
  properties: readonly PropertyState[],
): PropertyState[] {
  const possible = new Set(
    moves.filter((move) => move.Action === action && move['Player No.'] === player).map(({ prid }) => prid),
  );
  const isLackingMoney = (property: PropertyState): boolean =>
    property['Player No.'] === player &&
    ((action === 'build' && Boolean(property['Can build'])) || (action === 'redeem' && Boolean(property.Mortgaged)));
  return properties.filter((property) => possible.has(property.prid) || isLackingMoney(property));
}

/** Properties that were chosen, and the moves that do something with all of them. */
export interface ChosenDeeds {
  properties: PropertyState[];
  moves: Move[];
  /** what it takes, where it costs something */
  price: number;
}

/**
 * Shows the properties with which a player can do something, and asks for some.
 * @returns undefined: he wants none
 * @throws InputEnded
 */
export async function chooseDeeds(
  table: Table,
  action: DeedAction,
  player: number,
): Promise<ChosenDeeds | undefined> {
  const { talk, words, connection } = table;
  const possible = candidates(action, player, await table.read(), await readProperties(connection));
  const properties = await askProperties(talk, words, words.of(action), possible, (property) =>
    tellPrice(words, action, property),
  );
  return properties && {
    properties,
    moves: properties.map(({ prid }) => ({ action, player_ID: player, prid })),
    price: properties.reduce((sum, property) => sum + (property[PRICE_COLUMNS[action]] ?? 0), 0),
  };
}

/** What is said of a property with which something can be done. */
function tellPrice(words: Words, action: DeedAction, property: PropertyState): string {
  const parts = [nameAndPosition(property)];
  if (action === 'build' || action === 'sell') {
    parts.push(words.buildings(property.Level), currentRent(words, property));
  }
  parts.push(`${words.of(`${action}_price`).toLowerCase()} ${words.money(property[PRICE_COLUMNS[action]] ?? 0)}`);
  return parts.join(', ');
}
