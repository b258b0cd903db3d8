import { DeployError } from '../deploy-error';

/** Something in a source that cannot be expanded correctly. */
export interface Finding {
  /** relative to the checkout */
  file: string;
  /** from 1 */
  line: number;
  /** a sentence */
  what: string;
}

/** The routines cannot be linked; the message lists every reason with its file and line. */
export class LinkError extends DeployError {
  constructor(readonly findings: readonly Finding[]) {
    super(`The routines cannot be linked into the trigger:\n${findings.map(describeFinding).join('\n')}`);
  }
}

/** `file:line: what` */
function describeFinding({ file, line, what }: Finding): string {
  return `  ${file}:${line}: ${what}`;
}

/** A source cannot be parsed. */
export class SyntaxFinding extends Error {
  override readonly name = 'SyntaxFinding';

  constructor(readonly finding: Finding) {
    super(describeFinding(finding));
  }
}
