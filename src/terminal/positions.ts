import type { PropertyState } from '../client/views';
import { ask } from './menu';
import type { Console } from './console';
import type { Words } from '../client/words/words';

/** What a line with positions means. */
interface Positions {
  /** the properties, each once, in the order shown */
  properties: PropertyState[];
  /** the words of the line that are no positions of these properties */
  ignored: string[];
}

/**
 * Parses positions separated by blanks, or the name of one property. What else is in the line is ignored, as in the
 * manual of singletonopoly.
 * @returns a string: the reason why the line is invalid, since it has no valid position
 */
export function propertiesAt(typed: string, properties: readonly PropertyState[]): Positions | string {
  const named = properties.filter(({ Property }) => Property.toLowerCase() === typed.toLowerCase());
  if (named.length > 0) return { properties: named, ignored: [] };
  const parts = typed.split(/\s+/);
  const isMeant = ({ Position }: PropertyState, word: string): boolean => /^\d+$/.test(word) && Number(word) === Position;
  const ignored = parts.filter((word) => !properties.some((property) => isMeant(property, word)));
  if (ignored.length === parts.length) return `there is no valid position in '${typed}'.`;
  return { properties: properties.filter((property) => parts.some((word) => isMeant(property, word))), ignored: [...new Set(ignored)] };
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
    // A line that begins like another choice is not for these properties.
    if (words.choosable.some((action) => [action, words.code(action).toLowerCase()].includes(typed.split(/\s+/)[0]?.toLowerCase() ?? ''))) return `'${typed}' is not a list of positions.`;
    const found = propertiesAt(typed, properties);
    if (typeof found === 'string') return found;
    if (found.ignored.length > 0) terminal.print(`Ignored: ${found.ignored.join(', ')}.`);
    return { chosen: found.properties };
  }, back);
  return answer?.chosen;
}
