import { createInterface } from 'node:readline';
import { InputEnded } from '../table/talk';

/** Somebody to talk with: in a terminal, or by lines that were written beforehand. */
export interface Conversation {
  /** Writes a line. */
  say(line: string): void;
  /**
   * Asks, and waits for an answer.
   * @returns it without blanks around it
   * @throws InputEnded when there will be none
   */
  ask(question: string): Promise<string>;
  close(): void;
}

/**
 * Talks on stdin and stdout. Answers that are not typed in a terminal are written too, so that what
 * was written can be read as a conversation.
 */
export function converse(): Conversation {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const reader = createInterface({ input: process.stdin, output: process.stdout, terminal: isTerminal });
  const lines = reader[Symbol.asyncIterator]();
  reader.on('SIGINT', () => reader.close());
  return {
    say(line) {
      process.stdout.write(`${line}\n`);
    },
    async ask(question) {
      if (isTerminal) {
        reader.setPrompt(question);
        reader.prompt();
      } else {
        process.stdout.write(question);
      }
      const { done, value } = await lines.next();
      if (done || !isTerminal) process.stdout.write(done ? '\n' : `${value}\n`);
      if (done) throw new InputEnded();
      return value.trim();
    },
    close() {
      reader.close();
    },
  };
}
