import type { ReadStream, WriteStream } from 'node:tty';
import { type Asked, type Aside, type Meanwhile, Overtaken, Stopped, type Talk, type TalkScreen } from '../talk';
import { visible } from '../visible';
import { folded } from './fit';
import { Keyboard } from './keyboard';
import { paintFor } from './paint';
import { askKey, askLine } from './prompt';
import { type Screen, widthOf } from './screen';

/** How often what goes on meanwhile is looked at, in milliseconds. */
const TICK = 1_000;

/** Goes to the line above and empties it. */
const TAKE_BACK = '\u001b[1A\u001b[2K';

/** The window of an output, with the colours that are wanted. */
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

/** Talks by a window: with colours where they are wanted, and with prompts that change while somebody types. */
export class ScreenTalk implements Talk {
  asides: readonly Aside[] = [];
  meanwhile?: Meanwhile;
  readonly screen: TalkScreen;
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

  say(line = ''): void {
    this.draw(folded(visible(line), widthOf(this.screen, this.screen.columns)));
  }

  async hear(asked: Asked = {}): Promise<string> {
    const given = new AbortController();
    const timer = setInterval(() => void this.tick(given), TICK);
    this.keyboard.ask();
    try {
      const line = await askLine({
        asked,
        screen: this.screen,
        clock: () => this.meanwhile?.clock(),
        input: this.keyboard.keys,
        output: this.output,
        signal: given.signal,
      });
      if (given.signal.aborted) throw new Overtaken();
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
      // A last line alone is not worth a key.
      const next = at + many + 1 >= lines.length ? lines.length : at + many;
      this.draw(lines.slice(at, next));
      at = next;
      if (at >= lines.length) return;
      this.keyboard.ask();
      try {
        const key = await askKey(paint.faint(`-- ${at} of ${lines.length} lines; any key: on, q: enough --`), {
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

  /** Time has passed: the clock is drawn, and whoever is asked in vain is told. */
  private async tick(given: AbortController): Promise<void> {
    if (!this.meanwhile) return;
    // The prompt is drawn anew when the window has another size.
    if (this.meanwhile.clock() !== undefined) this.output.emit('resize');
    if (await this.meanwhile.hasGoneOn()) given.abort();
  }
}
