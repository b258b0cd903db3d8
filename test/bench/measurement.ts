import type { Figure } from './figure';
import type { Workbench } from './workbench';

/** Something that is measured in one go, with all versions and what they are held against by turns. */
export interface Measurement {
  /** what `--only` calls it */
  name: string;
  /** what it is, for the help */
  about: string;
  measure: (bench: Workbench) => Promise<Figure[]>;
}

export const us = (value: number): string => `${value.toFixed(1)} µs`;
export const ms = (microseconds: number): string => `${(microseconds / 1_000).toFixed(2)} ms`;
