import { isCancel, Prompt, settings } from '@clack/core';
import type { Key } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { PromptOptions } from '../console';
import { cut } from './text-width';
import type { Screen } from './screen';

/** Escape goes back here; by default the library cancels on it. */
settings.aliases.delete('escape');

/** The most choices shown at once. */
const MAX_SHOWN = 12;

type Choice = NonNullable<PromptOptions['options']>[number];

interface LineOptions {
  options: PromptOptions;
  screen: Screen;
  /** a line below the input; undefined: none */
  clock: () => string | undefined;
  input: Readable;
  output: Writable;
  signal: AbortSignal;
}

/**
 * Asks for a line. The choices are shown below it until it is submitted.
 * @returns undefined: cancelled, or the signal was given
 */
export async function askLine(options: LineOptions): Promise<string | undefined> {
  const line = await new LinePrompt(options).prompt();
  return isCancel(line) ? undefined : (line ?? '');
}

/**
 * Waits for a key.
 * @returns its name; undefined: cancelled
 */
export async function askKey(text: string, { input, output }: Pick<LineOptions, 'input' | 'output'>): Promise<string | undefined> {
  const key = await new KeyPrompt(text, input, output).prompt();
  return isCancel(key) ? undefined : key;
}

class LinePrompt extends Prompt<string> {
  private readonly choices: readonly Choice[];
  private readonly more: readonly Choice[];
  /** the choice selected with the arrow keys; -1: none */
  private chosen = -1;
  /** whether all choices are listed below an empty line */
  private isListing = false;

  constructor(private readonly line: LineOptions) {
    super({ render: () => this.draw(), input: line.input, output: line.output, signal: line.signal });
    this.choices = line.options.options ?? [];
    this.more = line.options.more ?? [];
    this.value = '';
    this.on('userInput', (typed) => {
      if (typed !== this.value) [this.chosen, this.isListing] = [-1, false];
      this.value = typed;
    });
    this.on('key', (_, key) => this.press(key));
  }

  private press(key: Key): void {
    const shown = this.shown();
    if (key.ctrl && key.name === 'd' && this.value === '') {
      this.state = 'cancel';
    } else if (key.name === 'up' || key.name === 'down') {
      const count = shown.length;
      if (count > 0) this.chosen = key.name === 'down' ? (this.chosen + 1) % count : (Math.max(this.chosen, 0) + count - 1) % count;
    } else if (key.name === 'tab') {
      this.complete(shown);
    } else if (key.name === 'escape') {
      if (this.value !== '' || this.chosen >= 0) this.replace('');
      else if (this.line.options.back !== undefined) {
        this.value = this.line.options.back;
        this.state = 'submit';
      }
    } else if (key.name === 'return') {
      this.value = shown[this.chosen]?.code ?? this.value ?? '';
    }
  }

  /** Completes the only matching choice, selects the first of several, or lists all choices below an empty line. */
  private complete(shown: readonly Choice[]): void {
    const choice = shown[this.chosen] ?? (shown.length === 1 ? shown[0] : undefined);
    if (choice) this.replace(`${choice.code}${choice.takesMore ? ' ' : ''}`);
    else if (shown.length > 0) this.chosen = 0;
    else if (this.value === '') this.isListing = true;
  }

  private replace(text: string): void {
    this._clearUserInput();
    this._setUserInput(text, true);
    this.value = text;
    [this.chosen, this.isListing] = [-1, false];
  }

  /** The choices that match the typed text. */
  private shown(): Choice[] {
    const typed = (this.value ?? '').trim().toLowerCase();
    if (typed === '') return this.isListing ? [...this.choices, ...this.more] : [...this.choices];
    return [...this.choices, ...this.more].filter(({ code, label, name = '' }) => [code, label, name].some((word) => begins(word.toLowerCase(), typed)));
  }

  private draw(): string {
    const { paint, columns, rows } = this.line.screen;
    if (this.state === 'submit') return `> ${paint.strong(this.value ?? '')}${this.labelOf(this.value ?? '')}`.trimEnd();
    if (this.state === 'cancel') return '>';
    const clock = this.line.clock();
    const shown = this.shown();
    const room = Math.max(3, Math.min(MAX_SHOWN, rows - 4));
    const first = Math.max(0, Math.min(this.chosen - Math.floor(room / 2), shown.length - room));
    const width = Math.max(0, ...shown.map(({ code }) => code.length));
    const lines = shown.slice(first, first + room).map((choice, index) => {
      const text = cut(`${choice.code.padEnd(width)}  ${choice.label}`, columns - 3);
      return first + index === this.chosen ? paint.strong(`> ${text}`) : paint.faint(`  ${text}`);
    });
    const more = shown.length > room ? [paint.faint(`  ${shown.length - room} more: use the arrow keys or type`)] : [];
    const hints = this.hints();
    const always = this.value === '' && !this.isListing && hints !== '' ? [paint.faint(cut(`  ${hints}`, columns - 1))] : [];
    return [`> ${this.typed()}`, ...(clock === undefined ? [] : [paint.strong(clock)]), ...lines, ...more, ...always].join('\n');
  }

  private hints(): string {
    const back = this.line.options.back === undefined ? [] : ['Esc: back'];
    return [...this.more.map(({ code }) => code), ...back].join('   ');
  }

  /** The typed text with the cursor. */
  private typed(): string {
    const text = this.userInput;
    const at = this._cursor;
    const under = text.slice(at, at + 1) || ' ';
    const { paint } = this.line.screen;
    return `${paint.plain(text.slice(0, at))}\u001b[7m${paint.plain(under)}\u001b[27m${paint.plain(text.slice(at + 1))}`;
  }

  private labelOf(typed: string): string {
    const choice = [...this.choices, ...this.more].find(({ code }) => code.toLowerCase() === typed.trim().toLowerCase());
    if (!choice || choice.label.toLowerCase() === choice.code.toLowerCase()) return '';
    return this.line.screen.paint.faint(`  ${choice.label}`);
  }
}

class KeyPrompt extends Prompt<string> {
  constructor(text: string, input: Readable, output: Writable) {
    super({ render: () => (this.state === 'submit' || this.state === 'cancel' ? '' : text), input, output }, false);
    this.on('key', (_, key) => {
      if (key.name === undefined && key.sequence === undefined) return;
      this.value = key.name ?? key.sequence ?? '';
      if (key.ctrl && key.name === 'd') this.state = 'cancel';
      else this.state = 'submit';
    });
  }
}

/** Whether a text, or one of its words, starts with what is typed; or that is the text with arguments. */
function begins(text: string, typed: string): boolean {
  return text !== '' && (text.startsWith(typed) || text.includes(` ${typed}`) || typed.startsWith(`${text} `));
}
