import type { PlayerState, PropertyState } from '../../game/views';

/**
 * What there is to see of a player, line by line: his name, his cash, and a line for each set of the
 * board with what he owns of it.
 * @param properties of the whole board, in display order
 */
export function inspection(player: PlayerState, properties: readonly PropertyState[]): string[] {
  const sets = [...new Set(properties.map(({ Set: set }) => set))];
  const owned = properties.filter((property) => property['Player No.'] === player['Player No.']);
  const namesIn = (set: string): string[] =>
    owned.filter((property) => property.Set === set).map(({ Property }) => Property);
  return [
    player['Player name'],
    `Cash: $${player['Bank balance']}`,
    'Properties owned',
    ...sets.map((set) => [`${set}:`, ...namesIn(set)].join(' ')),
  ];
}
