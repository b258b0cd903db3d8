import type { Reading } from './statistics';

/** A bound that a figure is held against. */
export type Bound = { atMost: number } | { atLeast: number };

/** A figure of the older version, and how it has changed. */
export interface Before {
  reading: Reading;
  /** new ÷ old; for what a durable insert costs over a bare one, the extra of both */
  change: Reading;
  /** what the change is held against; null: it is only reported */
  target: Bound | null;
}

/** One line of what the bench prints. */
export interface Figure {
  /** what is measured */
  name: string;
  reading: Reading;
  /** `x` for ratios, `count` for what is counted, else a unit of time or memory */
  unit: 'x' | 'count' | 'MB' | 'ms' | 's';
  /** the bound that it is held against; null: it is only reported */
  target: Bound | null;
  /** the absolute values behind it, for people */
  from: string;
  /** null: there is no older version to compare with, or the figure compares two things of this one */
  before: Before | null;
}

/** What a figure is about, without what was measured. */
export interface FigureKind {
  name: string;
  unit: Figure['unit'];
  target?: Bound;
  changeTarget?: Bound;
  /** how a change is told; default: new ÷ old */
  change?: (now: number, before: number) => number;
}

/**
 * A figure of what was read of this version and, where there is one, of the older.
 * @param readings this version's, then the older's
 */
export function figureOf(kind: FigureKind, readings: readonly Reading[], from: string): Figure {
  const [reading, older] = readings;
  if (!reading) throw new Error(`Nothing was measured of ${kind.name}.`);
  const { name, unit, target = null, changeTarget = null, change = (now, before) => now / before } = kind;
  if (!older) return { name, reading, unit, target, from, before: null };
  const both = reading.processor === null || older.processor === null ? null : change(reading.processor, older.processor);
  const before = { reading: older, change: { wall: change(reading.wall, older.wall), processor: both }, target: changeTarget };
  return { name, reading, unit, target, from, before };
}

/** Whether a value is within its bound; without a bound it is. */
export function isWithin(value: number, bound: Bound | null): boolean {
  if (!bound) return true;
  return 'atMost' in bound ? value <= bound.atMost : value >= bound.atLeast;
}
