/** The number of player colours. With more players they repeat; tokens tell players apart. */
const COLOURS = 8;

/** The colour of a player, by their place in the order of play. White text is legible on it. */
export function playerColour(turn: number): string {
  return `var(--player-${turn % COLOURS})`;
}
