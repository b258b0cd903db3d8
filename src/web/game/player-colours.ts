/** For players, by their places in the order of play; after the last it begins anew, and letters tell them apart. */
const COLOURS = ['#0b7285', '#c2410c', '#6d28d9', '#15803d', '#be123c', '#1d4ed8', '#854d0e', '#475569'] as const;

/** The colour of a player. White letters stand out on it. */
export function playerColour(turn: number): string {
  return COLOURS[turn % COLOURS.length] ?? COLOURS[0];
}
