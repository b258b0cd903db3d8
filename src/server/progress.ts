import { Presets, SingleBar } from 'cli-progress';

/** A progress display in percent. */
export interface Progress {
  /** @param percent 0 to 100 */
  update(percent: number): void;
  stop(): void;
}

/** Prints a line, and draws a bar under it when stderr is a terminal. */
export function startProgress(say: (line: string) => void, line: string): Progress {
  say(line);
  if (!process.stderr.isTTY) return { update: () => undefined, stop: () => undefined };
  const format = '  {bar} {percentage}%';
  const bar = new SingleBar({ format, stream: process.stderr, clearOnComplete: true }, Presets.shades_classic);
  bar.start(100, 0);
  return { update: (percent) => bar.update(Math.floor(percent)), stop: () => bar.stop() };
}
