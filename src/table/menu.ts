import type { Talk } from './talk';
import type { Words } from './words';

/** Something that can be chosen. */
export interface Option<Value> {
  /** what is typed; capitals do not matter */
  code: string;
  label: string;
  value: Value;
}

/** What is said to whatever cannot be chosen. */
export const INVALID = 'Invalid input';

/** An action, by the code and name that the edition gives it. */
export function optionOf<Action extends string>(words: Words, action: Action): Option<Action> {
  return { code: words.code(action), label: words.of(action), value: action };
}

/**
 * Shows a heading and what can be chosen, and asks until something of it is.
 * @throws InputEnded
 */
export async function choose<Value>(
  talk: Talk,
  heading: string,
  options: readonly Option<Value>[],
): Promise<Value> {
  const width = Math.max(...options.map(({ code }) => code.length));
  talk.say();
  talk.say(heading);
  for (const { code, label } of options) talk.say(`  ${code.padEnd(width)}  ${label}`);
  for (;;) {
    const typed = (await talk.hear()).toLowerCase();
    const chosen = options.find(({ code }) => code.toLowerCase() === typed);
    if (chosen) return chosen.value;
    talk.say(INVALID);
  }
}

/** Asks a question that is answered with yes or no. */
export async function agrees(talk: Talk, words: Words, question: string): Promise<boolean> {
  return (await choose(talk, question, [optionOf(words, 'yes'), optionOf(words, 'no')])) === 'yes';
}

/**
 * Asks for a whole number until it is one within the bounds.
 * @param back what is typed to give none; then undefined is returned
 * @throws InputEnded
 */
export async function askNumber(
  talk: Talk,
  question: string,
  { minimum, maximum, back }: { minimum: number; maximum: number; back?: string },
): Promise<number | undefined> {
  talk.say();
  talk.say(question);
  for (;;) {
    const typed = await talk.hear();
    if (back !== undefined && typed.toLowerCase() === back.toLowerCase()) return undefined;
    const number = /^\d{1,9}$/.test(typed) ? Number(typed) : -1;
    if (number >= minimum && number <= maximum) return number;
    talk.say(INVALID);
  }
}
