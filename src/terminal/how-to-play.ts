import type { GameConnection } from '../client/connection';
import { readGuide } from '../client/views';
import { wrapped } from './draw-table';
import type { ConsoleScreen } from './console';
import { widthOf } from './screen/screen';

/** The width of lines if there is no window. */
const WIDTH = 78;

/**
 * The rules of a ruleset in lines.
 * @param edition the name of its edition
 * @param screen undefined: there is no window
 */
export async function howToPlay(connection: GameConnection, edition: string, ruleset: number, screen?: ConsoleScreen): Promise<string[]> {
  const sentences = await readGuide(connection, ruleset);
  const paint = (line: string): string => (screen ? screen.paint.strong(line) : line);
  const plain = (line: string): string => (screen ? screen.paint.plain(line) : line);
  const width = screen ? widthOf(screen, 100) : WIDTH;
  const lines = [paint(`How ${edition} is played`)];
  for (const topic of new Set(sentences.map(({ Topic }) => Topic))) {
    lines.push('', paint(topic.charAt(0).toUpperCase() + topic.slice(1)));
    for (const { Sentence: sentence } of sentences.filter(({ Topic }) => Topic === topic)) {
      wrapped(sentence, width - 4).forEach((line, index) => lines.push(plain(`${index === 0 ? '  - ' : '    '}${line}`)));
    }
  }
  return lines;
}
