/** The number of player colours. With more players they repeat; tokens tell players apart. */
const COLOURS = 8;

/** The colour of a player, by their number: it is that of their seat in New game, also where dice decide who begins. White text is legible on it. */
export function playerColour(number: number): string {
  return `var(--player-${number % COLOURS})`;
}
