import { folded } from './screen/fit';
import { widthOf } from './screen/screen';
import type { Talk } from './talk';
import { visible } from './visible';

/** Shows lines that may be more than a window has. */
export async function sayLong(talk: Talk, lines: readonly string[]): Promise<void> {
  const { screen } = talk;
  if (screen) await screen.page(lines.flatMap((line) => folded(visible(line), widthOf(screen, screen.columns))));
  else for (const line of lines) talk.say(line);
}
