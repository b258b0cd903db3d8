import type { Figure } from './figure';
import type { Workbench } from './workbench';

/** Something that is measured in one go. */
export interface Measured<Bench> {
  /** what `--only` calls it */
  name: string;
  /** what it is, for the help */
  about: string;
  measure: (bench: Bench) => Promise<Figure[]>;
}

/** Something that is measured with all versions and what they are held against by turns. */
export type Measurement = Measured<Workbench>;

export const us = (value: number): string => `${value.toFixed(1)} µs`;
export const ms = (microseconds: number): string => `${(microseconds / 1_000).toFixed(2)} ms`;
