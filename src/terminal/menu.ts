import { type PromptOptions, Stopped, type Console } from './console';
import type { Words } from '../client/words/words';

/** A choice of a menu. */
export interface Option<Value> {
  /** what to type, in any case */
  code: string;
  /** its label, which may be typed too */
  label: string;
  /** another name that may be typed */
  name?: string;
  value: Value;
  /** whether arguments may follow, e.g. a property */
  takesMore?: boolean;
}

/** The chosen value, and the words typed after the choice. */
export interface Chosen<Value> {
  value: Value;
  args: string[];
}

/** How a menu is shown, and what else it accepts. */
export interface MenuOptions<Value> {
  /** further choices, shown only by `?` */
  more?: readonly Option<Value>[];
  /** choices that are not possible now: accepted, but not shown */
  hidden?: readonly Option<Value>[];
  /** parses a line that names no choice; undefined: it is invalid */
  read?: (typed: string) => Chosen<Value> | undefined;
  /** whether the choices are shown only by `?` */
  isBrief?: boolean;
  /** the choice that goes back one step, if it is not among the options */
  back?: Option<Value>;
}

/** Lists everything that can be typed. */
const HELP: Option<undefined> = { code: '?', label: 'List everything you can type (or: help)', name: 'help', value: undefined };

/** Quits; the game can be continued later. */
const STOP: Option<undefined> = { code: 'q', label: 'Quit; the game can be continued later (or: quit)', name: 'quit', value: undefined };

/** Quits before a game begins. */
const STOP_BEFORE: Option<undefined> = { ...STOP, label: 'Quit; no game has been started (or: quit)' };

/** The message for input that cannot be parsed. @param reason a sentence in lower case */
export function invalid(reason: string): string {
  return `Invalid input: ${reason}`;
}

/** The message for a move that the database refuses. */
export function impossible(reason: string): string {
  return `You can't do that now: ${reason}`;
}

/** The choice of an action, with the code and label of the edition. */
export function optionOf<Action extends string>(words: Words, action: Action): Option<Action> {
  return { code: words.code(action), label: words.of(action), name: action, value: action };
}

/**
 * Shows a heading and choices, and asks until one is chosen.
 * @throws InputEnded; Stopped
 */
export async function choose<Value>(terminal: Console, heading: string, options: readonly Option<Value>[]): Promise<Value> {
  return (await chooseWith(terminal, heading, options)).value;
}

/**
 * The same, returning also what was typed after the choice.
 * @throws InputEnded; Stopped
 */
export async function chooseWith<Value>(
  terminal: Console,
  heading: string,
  options: readonly Option<Value>[],
  { more = [], hidden = [], read = () => undefined, isBrief = false, back }: MenuOptions<Value> = {},
): Promise<Chosen<Value>> {
  terminal.print();
  terminal.print(heading);
  // A window shows the choices while somebody types.
  if (!isBrief && !terminal.screen) for (const line of linesOf(options)) terminal.print(line);
  const all = [...options, ...more, ...(back ? [back] : [])];
  const words = [...all, ...globalOptions(terminal, all)];
  for (;;) {
    const typed = await terminal.readLine(promptOptions(terminal, isBrief ? [] : options, isBrief ? [...options, ...more] : more, back?.code ?? backOf(options)));
    const chosen = chosenOf(all, typed) ?? offeredFor(options, hidden, typed) ?? chosenOf(hidden, typed) ?? read(typed);
    if (chosen) return chosen;
    if (await runGlobalCommand(terminal, typed)) continue;
    if (isTyped(HELP, typed)) {
      for (const line of linesOf(words)) terminal.print(line);
      continue;
    }
    const begun = begunBy(words, typed);
    if (begun.length === 1 && begun[0]) {
      const meant = chosenOf(all, begun[0]);
      if (meant) return meant;
      // One letter alone is rather a slip: `b` goes back elsewhere.
      if (typed.length > 1 && (await runGlobalCommand(terminal, begun[0]))) continue;
    }
    terminal.print(typed === '' ? 'Type one of the choices (? for help).' : invalid(whyNoChoice(all, typed, begun)));
  }
}

/** What is meant by the word of a choice that is not possible now, when it begins the word of just one that is: `end` is `end_turn`. */
function offeredFor<Value>(options: readonly Option<Value>[], hidden: readonly Option<Value>[], typed: string): Chosen<Value> | undefined {
  if (!hidden.some(({ code }) => code === typed.toLowerCase())) return undefined;
  const begun = begunBy(options, typed);
  return begun.length === 1 && begun[0] ? chosenOf(options, begun[0]) : undefined;
}

/** Why a line is no choice. @param begun the words that begin with it */
function whyNoChoice(options: readonly Option<unknown>[], typed: string, begun: readonly string[]): string {
  if (begun.length > 1) return `'${typed}' may mean ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(begun)}.`;
  const first = typed.split(/\s+/)[0] ?? '';
  return first !== typed && chosenOf(options, first) ? `type ${first} by itself.` : `'${typed}' is not one of the choices (? for help).`;
}

/**
 * The words that begin with what was typed, so that `r` is enough for `roll`. Only words of three letters and more: of
 * the shorter codes that some editions have, a part is a mistake.
 */
function begunBy(words: readonly Option<unknown>[], typed: string): string[] {
  return typed === '' ? [] : words.map(({ code }) => code).filter((code) => code.length >= 3 && code.startsWith(typed.toLowerCase()));
}

/** Asks a yes/no question. */
export async function agrees(terminal: Console, words: Words, question: string): Promise<boolean> {
  return (await choose(terminal, question, [optionOf(words, 'yes'), optionOf(words, 'no')])) === 'yes';
}

/**
 * Asks until the answer is valid.
 * @param given what was typed with the choice that leads here; may be ''
 * @param read parses an answer; a string is the reason why it is invalid
 * @param back the answer that goes back
 * @param once whether an invalid answer goes back too: others may be waiting for their turn
 * @returns undefined: the answer was invalid, which was printed
 * @throws InputEnded; Stopped
 */
export async function ask<Value extends object>(
  terminal: Console,
  question: string,
  given: string,
  read: (typed: string) => Value | string,
  back?: string,
  once = false,
): Promise<Value | undefined> {
  if (given !== '') {
    const answer = read(given);
    if (typeof answer === 'object') return answer;
    terminal.print(invalid(answer));
    // People are asked again; for a pipe, the next line answers the next question.
    if (once || !terminal.screen) return undefined;
  }
  terminal.print();
  terminal.print(question);
  for (;;) {
    const typed = await terminal.readLine(promptOptions(terminal, [], [], back));
    const answer = read(typed);
    if (typeof answer === 'object') return answer;
    if (await runGlobalCommand(terminal, typed)) continue;
    if (isTyped(HELP, typed)) {
      terminal.print(question);
      for (const line of linesOf(globalOptions(terminal))) terminal.print(line);
    } else {
      terminal.print(invalid(answer));
      if (once) return undefined;
    }
  }
}

function promptOptions(terminal: Console, options: readonly Option<unknown>[], more: readonly Option<unknown>[], back: string | undefined): PromptOptions {
  const shown = { options, more: [...more, ...globalOptions(terminal, [...options, ...more])] };
  return back === undefined ? shown : { ...shown, back };
}

/** The option that goes back, if there is one. */
function backOf(options: readonly Option<unknown>[]): string | undefined {
  return options.find(({ name }) => name === 'back' || name === 'cancel')?.code;
}

/** The commands that are available at every question, except those whose word or label is one of its choices. */
function globalOptions({ globalCommands = [] }: Console, options: readonly Option<unknown>[] = []): Option<undefined>[] {
  const always = [HELP, ...globalCommands.map(({ word, label }) => ({ code: word, label, value: undefined })), globalCommands.length === 0 ? STOP_BEFORE : STOP];
  return always.filter((command) => chosenOf(options, command.code) === undefined && !options.some(({ label }) => label === command.label));
}

function isTyped({ code, name }: Option<undefined>, typed: string): boolean {
  return [code, name].includes(typed.toLowerCase());
}

/**
 * Whether a line asks for help; for questions whose answers are any text.
 * @throws Stopped when it quits
 */
export function asksForHelp(typed: string): boolean {
  if (isTyped(STOP, typed)) throw new Stopped();
  return isTyped(HELP, typed);
}

/**
 * Runs a command that is available at every question.
 * @returns whether the line was one
 * @throws Stopped
 */
async function runGlobalCommand({ globalCommands = [] }: Console, typed: string): Promise<boolean> {
  if (isTyped(STOP, typed)) throw new Stopped();
  const [, first = '', args = ''] = /^(\S+)(?:\s+(.*))?$/.exec(typed) ?? [];
  const command = globalCommands.find(({ word }) => word === first.toLowerCase());
  await command?.run(args);
  return command !== undefined;
}

/** What a whole number must be. */
export interface Bounds {
  minimum: number;
  maximum: number;
  /** what to type to go back */
  back?: string | undefined;
  /** how a number is shown; default: its digits alone */
  write?: (number: number) => string;
}

/**
 * Asks for a whole number within bounds.
 * @param bounds its back: undefined is returned then
 * @param once as ask
 * @param given what was typed already; if that is invalid, undefined is returned
 * @throws InputEnded; Stopped
 */
export async function askNumber(
  terminal: Console,
  question: string,
  { once, ...bounds }: Bounds & { once?: boolean },
  given = '',
): Promise<number | undefined> {
  const answer = await ask(terminal, question, given, (typed) => parseWhole(typed, bounds), bounds.back, once);
  return answer?.number;
}

/** A whole number that was typed, also as it is shown: 1,024. */
export function wholeIn(typed: string): number | undefined {
  return /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})$/.test(typed) ? Number(typed.replaceAll(',', '')) : undefined;
}

/** Parses a whole number within bounds. @returns no number for going back; a string is the reason why it is invalid */
export function parseWhole(
  typed: string,
  { minimum, maximum, back, write = String }: Bounds,
): { number?: number } | string {
  if (back !== undefined && typed.toLowerCase() === back.toLowerCase()) return {};
  const number = wholeIn(typed) ?? -1;
  return number >= minimum && number <= maximum ? { number } : `'${typed}' is not a whole number from ${write(minimum)} to ${write(maximum)}.`;
}

function linesOf(options: readonly Option<unknown>[]): string[] {
  const width = Math.max(...options.map(({ code }) => code.length));
  return options.map(({ code, label }) => `  ${code.padEnd(width)}  ${label}`);
}

/**
 * The typed option, by its code, name or label, in that order of precedence. Arguments are accepted only where the
 * option takes them: `leave it` is not `leave`.
 */
export function chosenOf<Value>(options: readonly Option<Value>[], answer: string): Chosen<Value> | undefined {
  const names = [
    ...options.map((option) => ({ option, name: option.code })),
    ...options.map((option) => ({ option, name: option.name ?? '' })),
    ...options.map((option) => ({ option, name: option.label })),
  ].map(({ option, name }) => ({ option, name: normalize(name) }));
  // Arguments keep their case: they may name a file.
  const words = answer.split(/\s+/).filter((word) => word !== '');
  for (let count = words.length; count > 0; count -= 1) {
    const typed = normalize(words.slice(0, count).join(''));
    const found = names.find(({ option, name }) => name === typed && (count === words.length || option.takesMore));
    if (found) return { value: found.option.value, args: words.slice(count) };
  }
  return undefined;
}

/** A name in lower case without blanks and underscores. */
function normalize(name: string): string {
  return name.toLowerCase().replace(/[\s_]+/g, '');
}
