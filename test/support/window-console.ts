import stringWidth from 'string-width';
import { paintFor } from '../../src/terminal/screen/paint';
import { type Console, type ConsoleScreen, InputEnded, type PromptOptions } from '../../src/terminal/console';

/** What is asked, for who answers. */
export interface Question extends PromptOptions {
  /** the last line that was said */
  heading: string;
}

/** Somebody in front of a window of a certain size, who answers what is asked. What is shown is kept. */
export class WindowConsole implements Console {
  readonly lines: string[] = [];
  /** those of them that wait for a key where they are more than the window has */
  readonly paged: string[] = [];
  readonly screen: ConsoleScreen;

  /** @param answer what is typed; undefined: nothing any more */
  constructor(
    size: { columns: number; rows: number; colours?: number },
    private readonly answer: (question: Question) => string | undefined,
  ) {
    const draw = (lines: readonly string[]): void => void this.lines.push(...lines);
    const page = (lines: readonly string[]): Promise<void> => {
      this.paged.push(...lines);
      return Promise.resolve(draw(lines));
    };
    this.screen = { ...size, paint: paintFor(size.colours ?? 0), draw, page };
  }

  print(line = ''): void {
    this.lines.push(...line.split('\n'));
  }

  readLine(options: PromptOptions = {}): Promise<string> {
    const line = this.answer({ ...options, heading: this.lines.at(-1) ?? '' });
    if (line === undefined) return Promise.reject(new InputEnded());
    this.lines.push(`> ${line}`);
    return Promise.resolve(line);
  }

  close(): void {
    this.lines.length = 0;
  }

  /** Everything that was shown. */
  get text(): string {
    return this.lines.join('\n');
  }

  /** What was drawn, not said, that does not fit beside each other: lines of a frame. */
  get tooWide(): string[] {
    return this.lines.filter((line) => /[│┌├└─]/.test(line) && stringWidth(line) > this.screen.columns);
  }
}
