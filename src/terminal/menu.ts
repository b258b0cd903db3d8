import { type Asked, Stopped, type Talk } from './talk';
import type { Words } from '../telling/words';

/** Something that can be chosen. */
export interface Option<Value> {
  /** what is typed; capitals do not matter */
  code: string;
  /** what it is called, which may be typed as well */
  label: string;
  /** a third name of it */
  name?: string;
  value: Value;
  /** whether more may be typed behind it, e.g. the property that it is about */
  takesMore?: boolean;
}

/** What somebody chose, and the words that he typed behind it. */
export interface Chosen<Value> {
  value: Value;
  said: string[];
}

/** How a menu is shown, and what else it understands. */
export interface MenuOptions<Value> {
  /** what is possible as well, and shown only when somebody asks with `?` */
  more?: readonly Option<Value>[];
  /** what is understood and not shown, because it is not possible now */
  hidden?: readonly Option<Value>[];
  /** what a line means that names no option; undefined: nothing */
  read?: (typed: string) => Chosen<Value> | undefined;
  /** whether the options are shown only when somebody asks for them with `?` */
  isBrief?: boolean;
  /** what goes back one step, where that is not among the options */
  back?: Option<Value>;
}

/** Shows everything that can be typed. */
const HELP: Option<undefined> = { code: '?', label: 'What can be typed (or: help)', name: 'help', value: undefined };

/** Stops, and leaves the game as it is. */
const STOP: Option<undefined> = { code: 'q', label: 'Stop here; the game waits (or: quit)', name: 'quit', value: undefined };

/** What is said to whatever cannot be chosen, with a reason. */
export function invalid(reason: string): string {
  return `Invalid input: ${reason}`;
}

/** An action, by the code and name that the edition gives it. */
export function optionOf<Action extends string>(words: Words, action: Action): Option<Action> {
  return { code: words.code(action), label: words.of(action), name: action, value: action };
}

/**
 * Shows a heading and what can be chosen, and asks until something of it is.
 * @throws InputEnded; Stopped
 */
export async function choose<Value>(talk: Talk, heading: string, options: readonly Option<Value>[]): Promise<Value> {
  return (await chooseWith(talk, heading, options)).value;
}

/**
 * The same, and what was typed behind it.
 * @throws InputEnded; Stopped
 */
export async function chooseWith<Value>(
  talk: Talk,
  heading: string,
  options: readonly Option<Value>[],
  { more = [], hidden = [], read = () => undefined, isBrief = false, back }: MenuOptions<Value> = {},
): Promise<Chosen<Value>> {
  talk.say();
  talk.say(heading);
  // A screen shows them while somebody types.
  if (!isBrief && !talk.screen) for (const line of linesOf(options)) talk.say(line);
  const all = [...options, ...more, ...(back ? [back] : [])];
  for (;;) {
    const typed = await talk.hear(askedFor(talk, isBrief ? [] : options, isBrief ? [...options, ...more] : more, back?.code ?? backOf(options)));
    const chosen = chosenOf([...all, ...hidden], typed) ?? read(typed);
    if (chosen) return chosen;
    if (await attend(talk, typed)) continue;
    if (isTyped(HELP, typed)) {
      for (const line of linesOf([...all, ...alwaysIn(talk, all)])) talk.say(line);
    } else {
      talk.say(invalid(typed === '' ? 'nothing is chosen; ? shows what can be.' : `'${typed}' is none of the choices; ? shows them.`));
    }
  }
}

/** Asks a question that is answered with yes or no. */
export async function agrees(talk: Talk, words: Words, question: string): Promise<boolean> {
  return (await choose(talk, question, [optionOf(words, 'yes'), optionOf(words, 'no')])) === 'yes';
}

/**
 * Asks until the answer can be read.
 * @param said what was typed already with the choice that needs it; '': nothing
 * @param read says what an answer means, or, in a sentence, why it means nothing
 * @param back the answer that goes back
 * @param once whether an answer that means nothing goes back, too: others may be waiting to be asked
 * @returns undefined: what was typed means nothing, which was told
 * @throws InputEnded; Stopped
 */
export async function ask<Value extends object>(
  talk: Talk,
  question: string,
  said: string,
  read: (typed: string) => Value | string,
  back?: string,
  once = false,
): Promise<Value | undefined> {
  if (said !== '') {
    const answer = read(said);
    if (typeof answer === 'object') return answer;
    talk.say(invalid(answer));
    // People are asked for what they got wrong; lines of a pipe go on to the next choice.
    if (once || !talk.screen) return undefined;
  }
  talk.say();
  talk.say(question);
  for (;;) {
    const typed = await talk.hear(askedFor(talk, [], [], back));
    const answer = read(typed);
    if (typeof answer === 'object') return answer;
    if (await attend(talk, typed)) continue;
    if (isTyped(HELP, typed)) {
      talk.say(question);
      for (const line of linesOf(alwaysIn(talk))) talk.say(line);
    } else {
      talk.say(invalid(answer));
      if (once) return undefined;
    }
  }
}

/** What a terminal can show while somebody types. */
function askedFor(talk: Talk, options: readonly Option<unknown>[], more: readonly Option<unknown>[], back: string | undefined): Asked {
  const shown = { options, more: [...more, ...alwaysIn(talk, [...options, ...more])] };
  return back === undefined ? shown : { ...shown, back };
}

/** The option that goes back, if there is one. */
function backOf(options: readonly Option<unknown>[]): string | undefined {
  return options.find(({ name }) => name === 'back' || name === 'cancel')?.code;
}

/** What is understood at every question, but for words that mean something else at this one. */
function alwaysIn({ asides = [] }: Talk, options: readonly Option<unknown>[] = []): Option<undefined>[] {
  const always = [HELP, ...asides.map(({ word, label }) => ({ code: word, label, value: undefined })), STOP];
  return always.filter(({ code }) => chosenOf(options, code) === undefined);
}

function isTyped({ code, name }: Option<undefined>, typed: string): boolean {
  return [code, name].includes(typed.toLowerCase());
}

/**
 * Does what is understood at every question, and no answer to it.
 * @returns whether it was that
 * @throws Stopped
 */
async function attend({ asides = [] }: Talk, typed: string): Promise<boolean> {
  if (isTyped(STOP, typed)) throw new Stopped();
  const [, first = '', said = ''] = /^(\S+)(?:\s+(.*))?$/.exec(typed) ?? [];
  const aside = asides.find(({ word }) => word === first.toLowerCase());
  await aside?.run(said);
  return aside !== undefined;
}

/**
 * Asks for a whole number until it is one within the bounds.
 * @param back what is typed to give none; then undefined is returned
 * @param once as ask
 * @param said what was typed already; when that is of no use, undefined is returned
 * @throws InputEnded; Stopped
 */
export async function askNumber(
  talk: Talk,
  question: string,
  { minimum, maximum, back, once }: { minimum: number; maximum: number; back?: string; once?: boolean },
  said = '',
): Promise<number | undefined> {
  const answer = await ask(talk, question, said, (typed) => numberIn(typed, { minimum, maximum, back }), back, once);
  return answer?.number;
}

/** The whole number within the bounds that was typed, none for who goes back, or why it is none. */
export function numberIn(
  typed: string,
  { minimum, maximum, back }: { minimum: number; maximum: number; back?: string | undefined },
): { number?: number } | string {
  if (back !== undefined && typed.toLowerCase() === back.toLowerCase()) return {};
  const number = /^\d{1,12}$/.test(typed) ? Number(typed) : -1;
  return number >= minimum && number <= maximum ? { number } : `'${typed}' is no whole number from ${minimum} to ${maximum}.`;
}

function linesOf(options: readonly Option<unknown>[]): string[] {
  const width = Math.max(...options.map(({ code }) => code.length));
  return options.map(({ code, label }) => `  ${code.padEnd(width)}  ${label}`);
}

/**
 * The option that was typed, by its code, its name or its label, in that order: what one is called may be the name of
 * another. Only where more may be typed behind it does it count as typed with more: `leave it` is not `leave`.
 */
export function chosenOf<Value>(options: readonly Option<Value>[], answer: string): Chosen<Value> | undefined {
  const names = [
    ...options.map((option) => ({ option, name: option.code })),
    ...options.map((option) => ({ option, name: option.name ?? '' })),
    ...options.map((option) => ({ option, name: option.label })),
  ].map(({ option, name }) => ({ option, name: bare(name) }));
  // As they were written: they may name a file.
  const words = answer.split(/\s+/).filter((word) => word !== '');
  for (let count = words.length; count > 0; count -= 1) {
    const typed = bare(words.slice(0, count).join(''));
    const found = names.find(({ option, name }) => name === typed && (count === words.length || option.takesMore));
    if (found) return { value: found.option.value, said: words.slice(count) };
  }
  return undefined;
}

/** A name without capitals, blanks and underscores, which do not matter. */
function bare(name: string): string {
  return name.toLowerCase().replace(/[\s_]+/g, '');
}
