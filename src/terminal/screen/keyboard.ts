import { PassThrough } from 'node:stream';
import type { ReadStream } from 'node:tty';

/** Where a line that is typed ends, or is given up. */
const END_OF_LINE = /[\r\n\u0003\u0004]/;

/** Escape just before that would make another key of it, which ends nothing. */
const ESCAPED_END = /\u001b+(?=[\r\n\u0003\u0004])/g;

/**
 * What is typed, a line for each question: what somebody types before he is asked, or pastes, waits for the
 * next question.
 */
export class Keyboard {
  /** what a question reads */
  readonly keys = new PassThrough({ encoding: 'utf8' });
  private held = '';
  private isOpen = false;
  /** whether the open question may have more of what was typed */
  private isAsking = false;

  constructor(private readonly input: ReadStream) {
    input.setEncoding('utf8');
    input.on('data', this.take);
  }

  /** A question begins: each key counts from now on. */
  ask(): void {
    [this.isOpen, this.isAsking] = [true, true];
    this.input.setRawMode(true);
    this.input.resume();
    this.pass();
  }

  /** It was answered. */
  answered(): void {
    [this.isOpen, this.isAsking] = [false, false];
    this.input.setRawMode(false);
    this.input.pause();
  }

  /** Nothing more is asked. */
  close(): void {
    this.input.off('data', this.take);
    this.input.pause();
    this.keys.destroy();
  }

  private readonly take = (text: string | Buffer): void => {
    this.held = (this.held + String(text)).replace(ESCAPED_END, '');
    this.pass();
  };

  /** Lets a question have what there is, up to the end of a line. */
  private pass(): void {
    if (!this.isAsking || this.held === '') return;
    const end = this.held.search(END_OF_LINE);
    const now = end < 0 ? this.held : this.held.slice(0, end + 1);
    this.held = this.held.slice(now.length);
    // A terminal that was not read key by key when it was typed has made a line feed of it.
    this.keys.write(now.replace('\n', '\r'));
    if (end < 0) return;
    this.isAsking = false;
    // What did not end the question after all, as Ctrl-D behind a text does not, leaves it open.
    setImmediate(() => {
      this.isAsking = this.isOpen;
      this.pass();
    });
  }
}
