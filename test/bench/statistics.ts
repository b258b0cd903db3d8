/** The middle of some measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  const lower = sorted[sorted.length % 2 === 0 ? middle - 1 : middle];
  if (upper === undefined || lower === undefined) throw new Error('There are no measurements.');
  return (upper + lower) / 2;
}

/** Microseconds that something takes. */
export async function microseconds(work: () => Promise<unknown>): Promise<number> {
  const start = process.hrtime.bigint();
  await work();
  return Number(process.hrtime.bigint() - start) / 1_000;
}

/** Medians of several kinds of work, done in turn, so that noise hits all of them alike. In microseconds. */
export async function interleaved<Name extends string>(
  rounds: number,
  work: Record<Name, (round: number) => Promise<unknown>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(work) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) times[name].push(await microseconds(() => work[name](round)));
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}
