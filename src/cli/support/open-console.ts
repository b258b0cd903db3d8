import { InputEnded, type Console } from '../../terminal/console';
import { openQuestions } from './ask';
import type { View } from '../../terminal/watch';
import { print } from './output';

const PROMPT = '> ';

/**
 * Opens a console on stdin and stdout. A terminal with a size gets the full-screen console. Lines that come from a pipe
 * are echoed, so that the output is a complete transcript.
 */
async function openConsole(): Promise<Console> {
  const { stdin, stdout } = process;
  if (stdin.isTTY && isWindow(stdout)) {
    // Loaded late: most commands do not need it.
    const { ScreenConsole } = await import('../../terminal/screen/screen-console');
    return new ScreenConsole(stdin, stdout);
  }
  const isTerminal = stdin.isTTY === true && process.stderr.isTTY === true;
  const questions = openQuestions();
  return {
    print: (line = '') => print(line),
    async readLine() {
      const line = await questions.ask(PROMPT);
      if (line === undefined) throw new InputEnded();
      if (!isTerminal) print(`${PROMPT}${line}`.trimEnd());
      return line.trim();
    },
    close: () => questions.close(),
  };
}

/** A view on stdout, without input. */
export async function openView(): Promise<Pick<View, 'screen' | 'print'>> {
  const { stdout } = process;
  if (!isWindow(stdout)) return { print };
  const { screenOf } = await import('../../terminal/screen/screen-console');
  return { screen: screenOf(stdout), print: (line) => void stdout.write(`${line}\n`) };
}

/** Whether stdout is a terminal with a size that can be drawn on. */
function isWindow(stdout: NodeJS.WriteStream): boolean {
  return stdout.isTTY && stdout.columns > 0 && process.env['TERM'] !== 'dumb';
}

/** Opens a console and closes it after use. */
export async function withConsole<Result>(use: (terminal: Console) => Promise<Result>): Promise<Result> {
  const terminal = await openConsole();
  try {
    return await use(terminal);
  } finally {
    terminal.close();
  }
}
