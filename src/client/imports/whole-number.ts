/** The bounds of a number. */
export interface Bounds {
  least: number;
  most: number;
  /** a smaller number that is allowed too */
  or?: number;
}

/** The bounds of money on a board. */
export const MONEY: Bounds = { least: 0, most: 100_000_000 };

/** Parses a whole number; undefined: not one, or out of bounds. */
export function parseWhole(text: string, { least, most, or }: Bounds): number | undefined {
  if (!/^[+-]?\d{1,12}$/.test(text)) return undefined;
  const number = Number(text);
  return number === or || (number >= least && number <= most) ? number : undefined;
}

/** The bounds in words. */
export function wholeBetween({ least, most, or }: Bounds): string {
  return `a whole number from ${least} to ${most}${or === undefined ? '' : `, or ${or}`}`;
}
