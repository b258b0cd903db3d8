import type { PropertyState } from '../game/views';
import type { Talk } from './talk';
import type { Words } from './words';

/**
 * Reads positions that are separated by blanks.
 * @returns the properties that are at them, each once, in the order in which they are shown;
 *   what is no number or no position of theirs does not count
 */
export function propertiesAt(typed: string, properties: readonly PropertyState[]): PropertyState[] {
  const positions = new Set(typed.split(/\s+/).filter((word) => /^\d+$/.test(word)).map(Number));
  return properties.filter(({ Position }) => positions.has(Position));
}

/**
 * Shows properties and asks for the positions of some.
 * @param tell the line of a property, with its position
 * @returns at least one; undefined: nobody wants any
 * @throws InputEnded
 */
export async function askProperties(
  talk: Talk,
  words: Words,
  heading: string,
  properties: readonly PropertyState[],
  tell: (property: PropertyState) => string,
): Promise<PropertyState[] | undefined> {
  const back = words.code('back');
  talk.say();
  talk.say(heading);
  for (const property of properties) talk.say(`  ${tell(property)}`);
  talk.say(`Enter positions with blanks between them, or ${back}: ${words.of('back')}`);
  for (;;) {
    const typed = await talk.hear();
    if (typed.toLowerCase() === back.toLowerCase()) return undefined;
    const chosen = propertiesAt(typed, properties);
    if (chosen.length > 0) return chosen;
    talk.say('There is no valid position in that.');
  }
}

/** How a property is called wherever it is shown. */
export function nameAndPosition({ Property: name, Position: position }: PropertyState): string {
  return `${name}, position ${position}`;
}
