import type { ReadStream, WriteStream } from 'node:tty';
import { type Console, type ConsoleScreen, type GlobalCommand, type Meanwhile, Overtaken, type PromptOptions, Stopped } from '../console';
import { sanitize } from '../sanitize';
import { folded } from './text-width';
import { Keyboard } from './keyboard';
import { paintFor } from './paint';
import { askKey, askLine } from './prompt';
import { type Screen, widthOf } from './screen';

/** Milliseconds between two checks of `meanwhile`. */
const TICK = 1_000;

/** Moves to the line above and clears it. */
const TAKE_BACK = '\u001b[1A\u001b[2K';

/** The window of an output. */
export function screenOf(output: WriteStream): Screen {
  const paint = paintFor();
  return {
    get columns() {
      return output.columns;
    },
    get rows() {
      return output.rows;
    },
    paint,
  };
}

/** A console in a terminal window, with colours and prompts that update while somebody types. */
export class ScreenConsole implements Console {
  globalCommands: readonly GlobalCommand[] = [];
  meanwhile?: Meanwhile;
  readonly screen: ConsoleScreen;
  private readonly keyboard: Keyboard;

  constructor(
    input: ReadStream,
    private readonly output: WriteStream,
  ) {
    this.keyboard = new Keyboard(input);
    const { paint } = screenOf(output);
    this.screen = {
      get columns() {
        return output.columns;
      },
      get rows() {
        return output.rows;
      },
      paint,
      draw: (lines) => this.draw(lines),
      page: (lines) => this.page(lines),
    };
  }

  print(line = ''): void {
    this.draw(folded(sanitize(line), widthOf(this.screen, this.screen.columns)));
  }

  async readLine(options: PromptOptions = {}): Promise<string> {
    const outdated = new AbortController();
    const timer = setInterval(() => void this.tick(outdated), TICK);
    this.keyboard.ask();
    try {
      const line = await askLine({
        options,
        screen: this.screen,
        clock: () => this.meanwhile?.clock(),
        input: this.keyboard.keys,
        output: this.output,
        signal: outdated.signal,
      });
      if (outdated.signal.aborted) throw new Overtaken();
      if (line === undefined) throw new Stopped();
      return line.trim();
    } finally {
      clearInterval(timer);
      this.keyboard.answered();
    }
  }

  close(): void {
    this.keyboard.close();
  }

  private draw(lines: readonly string[]): void {
    for (const line of lines) this.output.write(`${line}\n`);
  }

  private async page(lines: readonly string[]): Promise<void> {
    const { paint } = this.screen;
    for (let at = 0; at < lines.length; ) {
      const many = Math.max(1, this.screen.rows - 2);
      // A single last line is shown without waiting.
      const next = at + many + 1 >= lines.length ? lines.length : at + many;
      this.draw(lines.slice(at, next));
      at = next;
      if (at >= lines.length) return;
      this.keyboard.ask();
      try {
        const key = await askKey(paint.faint(`-- ${at} of ${lines.length} lines (any key: more, q: stop) --`), {
          input: this.keyboard.keys,
          output: this.output,
        });
        this.output.write(TAKE_BACK);
        if (key === undefined || ['q', 'escape', 'c'].includes(key)) return;
      } finally {
        this.keyboard.answered();
      }
    }
  }

  /** Updates the clock and cancels an outdated question. */
  private async tick(outdated: AbortController): Promise<void> {
    if (!this.meanwhile) return;
    // A resize redraws the prompt.
    if (this.meanwhile.clock() !== undefined) this.output.emit('resize');
    if (await this.meanwhile.hasGoneOn()) outdated.abort();
  }
}
