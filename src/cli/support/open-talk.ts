import { InputEnded, type Talk } from '../../terminal/talk';
import { openQuestions } from './ask';
import { print } from './output';

const PROMPT = '> ';

/** Talks by stdin and stdout. Lines from a pipe are shown, so that what was played can be read afterwards. */
export function openTalk(): Talk {
  const isTerminal = process.stdin.isTTY === true && process.stderr.isTTY === true;
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

/** Talks as long as something takes. */
export async function withTalk<Result>(use: (talk: Talk) => Promise<Result>): Promise<Result> {
  const talk = openTalk();
  try {
    return await use(talk);
  } finally {
    talk.close();
  }
}
