import Table from 'cli-table3';
import { type Bound, type Figure, isWithin } from './figure';

/** Under the table of figures, what its columns mean. */
export const LEGEND: readonly string[] = [
  'Values are medians by the clock on the wall; "processor" is the same in processor time of the',
  "server's thread, which noise on the machine disturbs less. * marks what is beyond its target.",
];

/** Under the table of faults. */
export const FAULTS_LEGEND: readonly string[] = [
  'A move that was acknowledged and is in no ledger is lost; a row of a ledger that nobody sent is doubled. Pauses are',
  'between two acknowledged moves of one client, by the clock on the wall. * marks what is beyond its target.',
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
  const number = unit === 'count' ? String(value) : numberText(value);
  return `${number}${unit === 'x' || unit === 'count' ? '' : ` ${unit}`}${isWithin(value, bound) ? '' : ' *'}`;
}

/**
 * The figures as a table for people; the columns of the older version and of processor time are there when these
 * were measured.
 * @param legend lines under it
 */
export function tableOf(figures: readonly Figure[], legend = LEGEND): string {
  const compares = figures.some(({ before }) => before !== null);
  const hasProcessor = compares || figures.some(({ reading }) => reading.processor !== null);
  const table = new Table({
    head: ['figure', 'target', 'value', ...(hasProcessor ? ['processor'] : []), ...(compares ? ['old', 'new ÷ old', 'processor', 'target'] : []), 'from'],
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
      name, boundText(target), valueText(reading.wall, unit, target), ...(hasProcessor ? [numberText(reading.processor)] : []),
      ...(compares ? older : []), from,
    ]);
  }
  return [table.toString(), ...legend].join('\n');
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
