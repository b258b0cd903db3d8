/**
 * The round numbers on a scale, starting at 0.
 * @param greatest the largest value; the last mark is above it
 * @param most the approximate number of marks
 */
export function marksUpTo(greatest: number, most: number): number[] {
  const least = Math.max(1, greatest) / most;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= least) ?? 10 * power);
  return Array.from({ length: Math.ceil(Math.max(1, greatest) / step) + 1 }, (_, index) => index * step);
}

/** A number abbreviated, e.g. `12.5k`. */
export function short(number: number): string {
  if (Math.abs(number) >= 1_000_000) return `${tenths(number / 1_000_000)}M`;
  return Math.abs(number) >= 10_000 ? `${tenths(number / 1000)}k` : String(number);
}

function tenths(number: number): string {
  return number.toFixed(1).replace(/\.0$/, '');
}
