import type { GameConnection } from '../game/connection';
import { readGuide } from '../game/views';
import { wrapped } from './draw-table';
import type { TalkScreen } from './talk';
import { widthOf } from './screen/screen';

/** How wide lines are where nobody knows the window. */
const WIDTH = 78;

/**
 * How a game is played by a ruleset, a line each.
 * @param edition what its edition is called
 * @param screen undefined: it is no window
 */
export async function howToPlay(connection: GameConnection, edition: string, ruleset: number, screen?: TalkScreen): Promise<string[]> {
  const sentences = await readGuide(connection, ruleset);
  const paint = (line: string): string => (screen ? screen.paint.strong(line) : line);
  const plain = (line: string): string => (screen ? screen.paint.plain(line) : line);
  const width = screen ? widthOf(screen, 100) : WIDTH;
  const lines = [paint(`How ${edition} is played`)];
  let topic = '';
  for (const { Topic: next, Sentence: sentence } of sentences) {
    if (next !== topic) lines.push('', paint(next.charAt(0).toUpperCase() + next.slice(1)));
    topic = next;
    wrapped(sentence, width - 4).forEach((line, index) => lines.push(plain(`${index === 0 ? '  - ' : '    '}${line}`)));
  }
  return lines;
}
