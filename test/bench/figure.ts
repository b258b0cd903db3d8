/** One line of what the bench prints. */
export interface Figure {
  /** what is measured */
  name: string;
  /** the measurement: a ratio, or a time */
  value: number;
  /** `x` for ratios, else a unit of time */
  unit: 'x' | 'ms';
  /** the bound that it is held against; null: it is only reported */
  target: { atMost: number } | { atLeast: number } | null;
  /** the absolute values behind it, for people */
  from: string;
}

/** Whether a figure is within its bound. */
export function isMet({ value, target }: Figure): boolean {
  if (!target) return true;
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}
