import { createInterface } from 'node:readline';

/** Lines from a keyboard or a pipe. */
export interface Questions {
  /** Asks and waits for a line; undefined at the end of the input. */
  ask(question: string): Promise<string | undefined>;
  close(): void;
}

/** Reads stdin line by line. Questions are shown on stderr, and only in a terminal. */
export function openQuestions(): Questions {
  const isTerminal = process.stdin.isTTY === true && process.stderr.isTTY === true;
  const reader = createInterface({ input: process.stdin, output: process.stderr, terminal: isTerminal });
  const lines = reader[Symbol.asyncIterator]();
  reader.on('SIGINT', () => reader.close());
  return {
    async ask(question) {
      if (isTerminal) {
        reader.setPrompt(question);
        reader.prompt();
      }
      const { done, value } = await lines.next();
      if (done && isTerminal) process.stderr.write('\n');
      return done ? undefined : value;
    },
    close() {
      reader.close();
    },
  };
}

/** Asks a yes/no question; only `y` or `yes` means yes. */
export async function askYes(question: string): Promise<boolean> {
  const questions = openQuestions();
  try {
    const answer = await questions.ask(`${question} [y/N] `);
    return /^y(es)?$/i.test(answer?.trim() ?? '');
  } finally {
    questions.close();
  }
}
