import type { Screen } from './screen/screen';

/** There is nobody left who types, or the pipe has ended. */
export class InputEnded extends Error {
  override readonly name: string = 'InputEnded';

  constructor(message = 'The input has ended.') {
    super(message);
  }
}

/** Somebody wants to stop here and leave the game as it is. */
export class Stopped extends InputEnded {
  override readonly name = 'Stopped';

  constructor() {
    super('You have stopped.');
  }
}

/** While somebody was asked, the game went on without his answer. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';

  constructor() {
    super('The game has gone on meanwhile.');
  }
}

/** What a terminal can show while somebody types; others do without. */
export interface Asked {
  /** what may be chosen */
  options?: readonly { code: string; label: string; name?: string; takesMore?: boolean }[];
  /** what is understood besides, and shown when it is typed */
  more?: readonly { code: string; label: string }[];
  /** what the Escape key stands for */
  back?: string;
}

/** Something that is understood wherever something is asked. */
export interface Aside {
  word: string;
  label: string;
  /** @param said what was typed behind it; '' */
  run(said: string): Promise<void>;
}

/** What goes on while somebody is asked, for a terminal that can show it. */
export interface Meanwhile {
  /** a line that changes with time, e.g. how long there is left; undefined: there is none */
  clock(): string | undefined;
  /** whether what was asked is no longer the question */
  hasGoneOn(): Promise<boolean>;
}

/** What people at a terminal read, and what they type. */
export interface Talk {
  /** the window that they look at; undefined: it is a pipe, or no more than a typewriter */
  readonly screen?: TalkScreen;
  /** what is understood at every question */
  asides?: readonly Aside[];
  /** what goes on while something is asked */
  meanwhile?: Meanwhile;
  /** Shows a line; default: an empty one. */
  say(line?: string): void;
  /**
   * Waits for a line.
   * @returns it, without blanks around it
   * @throws InputEnded; Overtaken
   */
  hear(asked?: Asked): Promise<string>;
  /** No more lines are wanted. */
  close(): void;
}

/** A window in which more can be shown than lines of text. */
export interface TalkScreen extends Screen {
  /** Shows lines that are painted already. */
  draw(lines: readonly string[]): void;
  /** The same for lines that may be more than the window has: waits where it is full, until nobody wants more. */
  page(lines: readonly string[]): Promise<void>;
}
