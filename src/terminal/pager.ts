import { folded } from './screen/text-width';
import { widthOf } from './screen/screen';
import type { Console } from './console';
import { sanitize } from './sanitize';

/** Prints lines; a window that is full waits for a key. */
export async function printPaged(terminal: Console, lines: readonly string[]): Promise<void> {
  const { screen } = terminal;
  if (screen) await screen.page(lines.flatMap((line) => folded(sanitize(line), widthOf(screen, screen.columns))));
  else for (const line of lines) terminal.print(line);
}
