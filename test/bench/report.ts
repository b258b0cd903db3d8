import Table from 'cli-table3';
import { type Bound, type Figure, isWithin } from './figure';

/** Under the table, what its columns mean. */
const LEGEND = [
  'Values are medians by the clock on the wall; "processor" is the same in processor time of the',
  "server's thread, which noise on the machine disturbs less. * marks what is beyond its target.",
];

/** A bound in words. */
export function boundText(bound: Bound | null): string {
  if (!bound) return '';
  return 'atMost' in bound ? `at most ${bound.atMost}` : `at least ${bound.atLeast}`;
}

/** A number with as many digits as tell something. */
export function numberText(value: number | null): string {
  if (value === null) return '';
  const size = Math.abs(value);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3);
}

function valueText(value: number, unit: Figure['unit'], bound: Bound | null): string {
  return `${numberText(value)}${unit === 'x' ? '' : ` ${unit}`}${isWithin(value, bound) ? '' : ' *'}`;
}

/** The figures as a table for people; the columns of the older version are there when it was measured. */
export function tableOf(figures: readonly Figure[]): string {
  const compares = figures.some(({ before }) => before !== null);
  const table = new Table({
    head: ['figure', 'target', 'value', 'processor', ...(compares ? ['old', 'new ÷ old', 'processor', 'target'] : []), 'from'],
    style: { head: [], border: [], compact: true },
  });
  for (const { name, reading, unit, target, from, before } of figures) {
    const older = before
      ? [
          valueText(before.reading.wall, unit, null), valueText(before.change.wall, 'x', before.target),
          numberText(before.change.processor), boundText(before.target),
        ]
      : ['', '', '', ''];
    table.push([
      name, boundText(target), valueText(reading.wall, unit, target), numberText(reading.processor),
      ...(compares ? older : []), from,
    ]);
  }
  return [table.toString(), ...LEGEND].join('\n');
}

/** The figures as a value for JSON, with whether each target is met; null: there is none. */
export function jsonOf(figures: readonly Figure[]): object[] {
  const met = (value: number, bound: Bound | null): boolean | null => (bound ? isWithin(value, bound) : null);
  return figures.map(({ before, ...figure }) => ({
    ...figure,
    met: met(figure.reading.wall, figure.target),
    before: before && { ...before, met: met(before.change.wall, before.target) },
  }));
}
