import { PassThrough } from 'node:stream';
import type { ReadStream } from 'node:tty';

/** The keys that submit or cancel a line. */
const END_OF_LINE = /[\r\n\u0003\u0004]/;

/** Escape just before such a key, which together would be read as another key. */
const ESCAPED_END = /\u001b+(?=[\r\n\u0003\u0004])/g;

/**
 * Passes one typed line to each question. What is typed ahead or pasted waits for the next question.
 */
export class Keyboard {
  /** the input of a question */
  readonly keys = new PassThrough({ encoding: 'utf8' });
  private held = '';
  private isOpen = false;
  /** whether the open question accepts more input */
  private isAsking = false;

  constructor(private readonly input: ReadStream) {
    input.setEncoding('utf8');
    input.on('data', this.take);
  }

  /** Starts a question: keys are passed to it from now on. */
  ask(): void {
    [this.isOpen, this.isAsking] = [true, true];
    this.input.setRawMode(true);
    this.input.resume();
    this.pass();
  }

  /** Ends the question. */
  answered(): void {
    [this.isOpen, this.isAsking] = [false, false];
    this.input.setRawMode(false);
    this.input.pause();
  }

  /** Stops reading. */
  close(): void {
    this.input.off('data', this.take);
    this.input.pause();
    this.keys.destroy();
  }

  private readonly take = (text: string | Buffer): void => {
    this.held = (this.held + String(text)).replace(ESCAPED_END, '');
    this.pass();
  };

  /** Passes the held text to the question, up to the end of a line. */
  private pass(): void {
    if (!this.isAsking || this.held === '') return;
    const end = this.held.search(END_OF_LINE);
    const now = end < 0 ? this.held : this.held.slice(0, end + 1);
    this.held = this.held.slice(now.length);
    // A terminal that was not in raw mode at the time has turned Enter into a line feed.
    this.keys.write(now.replace('\n', '\r'));
    if (end < 0) return;
    this.isAsking = false;
    // The question may still be open: Ctrl-D after some text does not end it.
    setImmediate(() => {
      this.isAsking = this.isOpen;
      this.pass();
    });
  }
}
