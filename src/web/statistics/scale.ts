/**
 * Round numbers that a scale is marked with, from 0 on.
 * @param greatest that must be below the last
 * @param most marks, about
 */
export function marksUpTo(greatest: number, most: number): number[] {
  const least = Math.max(1, greatest) / most;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= least) ?? 10 * power);
  return Array.from({ length: Math.ceil(Math.max(1, greatest) / step) + 1 }, (_, index) => index * step);
}

/** At most so many of the items, evenly spread, the last among them. */
export function thinned<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.ceil(items.length / most);
  return items.filter((_, index) => (items.length - 1 - index) % Math.max(1, step) === 0);
}

/** A number in few letters. */
export function short(number: number): string {
  if (Math.abs(number) >= 1_000_000) return `${tenths(number / 1_000_000)}M`;
  return Math.abs(number) >= 10_000 ? `${tenths(number / 1000)}k` : String(number);
}

function tenths(number: number): string {
  return number.toFixed(1).replace(/\.0$/, '');
}
