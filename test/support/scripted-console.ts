import { InputEnded, type Console } from '../../src/terminal/console';

/** Somebody who types lines that were written beforehand. What is said is kept, as a pipe would print it. */
export class ScriptedConsole implements Console {
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

  print(line = ''): void {
    this.text += `${line}\n`;
  }

  readLine(): Promise<string> {
    const line = this.lines.shift();
    if (line === undefined) return Promise.reject(new InputEnded());
    this.print(`> ${line}`.trimEnd());
    return Promise.resolve(line.trim());
  }

  close(): void {
    this.lines.length = 0;
  }
}
