import type { PropertyState } from '../game/views';
import { ask } from './menu';
import type { Console } from './console';
import type { Words } from '../format/words';

/**
 * Parses positions separated by blanks, or the name of one property.
 * @returns the properties, each once, in the order shown; a string is the reason why the line is invalid: one wrong
 *   position invalidates the line
 */
export function propertiesAt(typed: string, properties: readonly PropertyState[]): PropertyState[] | string {
  const named = properties.filter(({ Property }) => Property.toLowerCase() === typed.toLowerCase());
  if (named.length > 0) return named;
  const parts = typed.split(/\s+/);
  const isMeant = ({ Position }: PropertyState, word: string): boolean => /^\d+$/.test(word) && Number(word) === Position;
  const wrong = parts.filter((word) => !properties.some((property) => isMeant(property, word)));
  if (wrong.length === parts.length) return `there is no valid position in '${typed}'.`;
  if (wrong.length > 0) return `'${typed}' contains invalid positions: ${wrong.join(', ')}.`;
  return properties.filter((property) => parts.some((word) => isMeant(property, word)));
}

/**
 * Lists properties and asks for the positions of some, or the name of one.
 * @param format the line of a property, with its position
 * @param given what was typed already; may be ''
 * @returns at least one; undefined: the player goes back
 * @throws InputEnded; Stopped
 */
export async function askProperties(
  terminal: Console,
  words: Words,
  heading: string,
  properties: readonly PropertyState[],
  format: (property: PropertyState) => string,
  given = '',
): Promise<PropertyState[] | undefined> {
  const back = words.code('back');
  const question = [
    heading,
    ...properties.map((property) => `  ${format(property)}`),
    `Enter positions separated by blanks (${back}: ${words.of('back')})`,
  ].join('\n');
  const answer = await ask<{ chosen?: PropertyState[] }>(terminal, question, given, (typed) => {
    if (typed.toLowerCase() === back.toLowerCase()) return {};
    const chosen = propertiesAt(typed, properties);
    return typeof chosen === 'string' ? chosen : { chosen };
  }, back);
  return answer?.chosen;
}
