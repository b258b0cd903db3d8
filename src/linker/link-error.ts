/** Something in a source that cannot be linked correctly. */
export interface Finding {
  /** as SqlObject.file */
  file: string;
  /** from 1 */
  line: number;
  /** a sentence */
  what: string;
}

/** The routines cannot be linked; the message lists every reason with its file and line. */
export class LinkError extends Error {
  override readonly name = 'LinkError';

  constructor(readonly findings: readonly Finding[]) {
    super(`The routines cannot be linked:\n${findings.map(describeFinding).join('\n')}`);
  }
}

/** `file:line: what` */
function describeFinding({ file, line, what }: Finding): string {
  return `  ${file}:${line}: ${what}`;
}

/** A source cannot be parsed. */
export class SqlSyntaxError extends Error {
  override readonly name = 'SqlSyntaxError';

  constructor(readonly finding: Finding) {
    super(describeFinding(finding));
  }
}
