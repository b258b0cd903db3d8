import type { Screen } from './screen/screen';

/** The input has ended: end of file, or the terminal was closed. */
export class InputEnded extends Error {
  override readonly name: string = 'InputEnded';

  constructor(message = 'The input has ended.') {
    super(message);
  }
}

/** The user quits; the game can be continued later. */
export class Stopped extends InputEnded {
  override readonly name = 'Stopped';

  constructor() {
    super('You have quit.');
  }
}

/** While a question was open, the game moved on without its answer. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';

  constructor() {
    super('The game has moved on in the meantime.');
  }
}

/** What a terminal window shows while somebody types. */
export interface PromptOptions {
  /** the choices */
  options?: readonly { code: string; label: string; name?: string; takesMore?: boolean }[];
  /** further choices, shown once they are typed */
  more?: readonly { code: string; label: string }[];
  /** what the Escape key answers */
  back?: string;
}

/** A command that is available at every question. */
export interface GlobalCommand {
  word: string;
  label: string;
  /** @param args the text typed after the command; may be '' */
  run(args: string): Promise<void>;
}

/** What a terminal window checks while a question is open. */
export interface Meanwhile {
  /** a line that changes with time, e.g. the time left; undefined: none */
  clock(): string | undefined;
  /** whether the question is outdated */
  hasGoneOn(): Promise<boolean>;
}

/** Where players read output and type input. */
export interface Console {
  /** the window; undefined: a pipe, or a terminal without a size */
  readonly screen?: ConsoleScreen;
  /** commands available at every question of a game; none before there is one */
  globalCommands?: readonly GlobalCommand[];
  /** what to check while a question is open */
  meanwhile?: Meanwhile;
  /** Prints a line; default: an empty one. */
  print(line?: string): void;
  /**
   * Reads a line.
   * @returns the line, trimmed
   * @throws InputEnded; Overtaken
   */
  readLine(options?: PromptOptions): Promise<string>;
  /** Stops reading input. */
  close(): void;
}

/** A window that can show more than lines of text. */
export interface ConsoleScreen extends Screen {
  /** Prints lines that are already painted. */
  draw(lines: readonly string[]): void;
  /** The same for many lines: waits for a key when the window is full. */
  page(lines: readonly string[]): Promise<void>;
}
