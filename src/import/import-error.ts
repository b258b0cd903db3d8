/** What is wrong with a file. */
export interface Problem {
  /** counts from 1; undefined: it is not about one line */
  line?: number;
  /** a sentence without full stop */
  text: string;
}

/** Problems that are told at once; somebody who gave the wrong kind of file would get one for each line. */
const MOST_TOLD = 10;

/** A file that cannot be imported. The message has a line for each problem: `file:line: what`. */
export class ImportError extends Error {
  override readonly name = 'ImportError';

  constructor(
    /** as the user named it */
    readonly file: string,
    /** all of them, in the order of their lines */
    readonly problems: readonly Problem[],
    options?: ErrorOptions,
  ) {
    super(messageOf(file, problems), options);
  }
}

function messageOf(file: string, problems: readonly Problem[]): string {
  const told = problems
    .slice(0, MOST_TOLD)
    .map(({ line, text }) => `${file}:${line === undefined ? '' : `${line}:`} ${text}.`);
  const silent = problems.length - told.length;
  return [...told, ...(silent > 0 ? [`${file}: and ${silent} more.`] : [])].join('\n');
}

/**
 * Does nothing when there are no problems.
 * @throws ImportError with all of them
 */
export function throwIfAny(file: string, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  throw new ImportError(file, [...problems].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
}

/** Text that is quoted in a message, cut where it gets long. */
export function quoted(text: string): string {
  return `'${text.length > 40 ? `${text.slice(0, 40)}…` : text}'`;
}
