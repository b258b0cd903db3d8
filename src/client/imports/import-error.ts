/** An error in a file. */
export interface Problem {
  /** from 1; undefined: it is not about one line */
  line?: number;
  /** a sentence without a full stop */
  text: string;
}

/** The most problems in a message; the wrong kind of file has one in each line. */
const MAX_LISTED = 10;

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
  const listed = problems
    .slice(0, MAX_LISTED)
    .map(({ line, text }) => `${file}:${line === undefined ? '' : `${line}:`} ${text}.`);
  const others = problems.length - listed.length;
  return [...listed, ...(others > 0 ? [`${file}: and ${others} more.`] : [])].join('\n');
}

/** @throws ImportError with all problems, if there are any */
export function throwIfAny(file: string, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  throw new ImportError(file, [...problems].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
}

/** Quotes text in a message, cutting it if it is long. */
export function quoted(text: string): string {
  return `'${text.length > 40 ? `${text.slice(0, 40)}…` : text}'`;
}
