import { InputEnded, type Talk } from '../../src/terminal/talk';

/** Somebody who types lines that were written beforehand. What is said is kept, as a pipe would print it. */
export class ScriptedTalk implements Talk {
  private text = '';
  private readonly lines: string[];

  /** @param input lines, each with its end */
  constructor(input: string) {
    this.lines = input.split('\n').slice(0, -1);
  }

  /** Everything that was said and typed. */
  get transcript(): string {
    return this.text;
  }

  say(line = ''): void {
    this.text += `${line}\n`;
  }

  hear(): Promise<string> {
    const line = this.lines.shift();
    if (line === undefined) return Promise.reject(new InputEnded());
    this.say(`> ${line}`.trimEnd());
    return Promise.resolve(line.trim());
  }

  close(): void {
    this.lines.length = 0;
  }
}
