import type { PropertyState } from '../game/views';
import { ask } from './menu';
import type { Talk } from './talk';
import type { Words } from '../telling/words';

/**
 * Reads positions that are separated by blanks, or the name of one property.
 * @returns the properties that are meant, each once, in the order in which they are shown; or what is wrong: a line
 *   that is understood in part may mean something else
 */
export function propertiesAt(typed: string, properties: readonly PropertyState[]): PropertyState[] | string {
  const named = properties.filter(({ Property }) => Property.toLowerCase() === typed.toLowerCase());
  if (named.length > 0) return named;
  const said = typed.split(/\s+/);
  const isMeant = ({ Position }: PropertyState, word: string): boolean => /^\d+$/.test(word) && Number(word) === Position;
  const wrong = said.filter((word) => !properties.some((property) => isMeant(property, word)));
  if (wrong.length === said.length) return `there is no valid position in '${typed}'.`;
  if (wrong.length > 0) return `in '${typed}' is no valid position: ${wrong.join(', ')}.`;
  return properties.filter((property) => said.some((word) => isMeant(property, word)));
}

/**
 * Shows properties and asks for the positions of some, or the name of one.
 * @param tell the line of a property, with its position
 * @param said what was typed already; '': nothing
 * @returns at least one; undefined: nobody wants any
 * @throws InputEnded; Stopped
 */
export async function askProperties(
  talk: Talk,
  words: Words,
  heading: string,
  properties: readonly PropertyState[],
  tell: (property: PropertyState) => string,
  said = '',
): Promise<PropertyState[] | undefined> {
  const back = words.code('back');
  const question = [
    heading,
    ...properties.map((property) => `  ${tell(property)}`),
    `Enter positions with blanks between them, or ${back}: ${words.of('back')}`,
  ].join('\n');
  const answer = await ask<{ chosen?: PropertyState[] }>(talk, question, said, (typed) => {
    if (typed.toLowerCase() === back.toLowerCase()) return {};
    const chosen = propertiesAt(typed, properties);
    return typeof chosen === 'string' ? chosen : { chosen };
  }, back);
  return answer?.chosen;
}
