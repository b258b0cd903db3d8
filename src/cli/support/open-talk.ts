import { InputEnded, type Talk } from '../../terminal/talk';
import { openQuestions } from './ask';
import type { View } from '../../terminal/watch';
import { print } from './output';

const PROMPT = '> ';

/**
 * Talks by stdin and stdout. A terminal that can do more than write lines is used for what it can; lines from
 * a pipe are shown, so that what was played can be read afterwards.
 */
async function openTalk(): Promise<Talk> {
  const { stdin, stdout } = process;
  if (stdin.isTTY && isWindow(stdout)) {
    // Most commands do without.
    const { ScreenTalk } = await import('../../terminal/screen/screen-talk');
    return new ScreenTalk(stdin, stdout);
  }
  const isTerminal = stdin.isTTY === true && process.stderr.isTTY === true;
  const questions = openQuestions();
  return {
    say: (line = '') => print(line),
    async hear() {
      const line = await questions.ask(PROMPT);
      if (line === undefined) throw new InputEnded();
      if (!isTerminal) print(`${PROMPT}${line}`.trimEnd());
      return line.trim();
    },
    close: () => questions.close(),
  };
}

/** Shows things on stdout, to nobody who answers. */
export async function openView(): Promise<Pick<View, 'screen' | 'print'>> {
  const { stdout } = process;
  if (!isWindow(stdout)) return { print };
  const { screenOf } = await import('../../terminal/screen/screen-talk');
  return { screen: screenOf(stdout), print: (line) => void stdout.write(`${line}\n`) };
}

/** Whether something can be drawn there: a window without a size is none. */
function isWindow(stdout: NodeJS.WriteStream): boolean {
  return stdout.isTTY && stdout.columns > 0 && process.env['TERM'] !== 'dumb';
}

/** Talks as long as something takes. */
export async function withTalk<Result>(use: (talk: Talk) => Promise<Result>): Promise<Result> {
  const talk = await openTalk();
  try {
    return await use(talk);
  } finally {
    talk.close();
  }
}
