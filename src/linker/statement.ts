import type { Token } from './tokens';

/** Where something stands. */
export interface Place {
  file: string;
  line: number;
}

export interface Arm {
  condition: Token[];
  body: Statement[];
}

export type Declaration = Place &
  (
    | { kind: 'variable'; names: string[]; type: string; value: Token[] | undefined }
    | { kind: 'cursor'; name: string; query: Token[] }
    | { kind: 'handler'; action: 'continue' | 'exit'; conditions: Token[][]; body: Statement }
  );

export type Statement = Place &
  (
    | { kind: 'block'; label: string | undefined; declarations: Declaration[]; body: Statement[] }
    | { kind: 'if'; arms: Arm[]; otherwise: Statement[] | undefined }
    | { kind: 'case'; subject: Token[]; arms: Arm[]; otherwise: Statement[] | undefined }
    | { kind: 'while'; label: string | undefined; condition: Token[]; body: Statement[] }
    | { kind: 'repeat'; label: string | undefined; condition: Token[]; body: Statement[] }
    | { kind: 'loop'; label: string | undefined; body: Statement[] }
    | { kind: 'call'; name: string; arguments: Token[][] }
    | { kind: 'return'; value: Token[] }
    | { kind: 'set'; items: { target: Token[]; value: Token[] }[] }
    | { kind: 'jump'; how: 'LEAVE' | 'ITERATE'; label: string }
    | { kind: 'cursor'; how: 'OPEN' | 'FETCH' | 'CLOSE'; name: string; into: Token[][] }
    | { kind: 'sql'; tokens: Token[] }
  );

export type Mode = 'IN' | 'OUT' | 'INOUT';

export interface Parameter {
  mode: Mode;
  /** in lower case */
  name: string;
  /** as normalType writes it */
  type: string;
}

/** A routine or trigger, read. */
export interface Routine {
  kind: 'FUNCTION' | 'PROCEDURE' | 'TRIGGER';
  /** as its CREATE writes it */
  name: string;
  file: string;
  parameters: Parameter[];
  /** of a function */
  returns: string | undefined;
  /** what stands before the body */
  head: Token[];
  body: Statement;
  tokens: Token[];
}

/** The bodies that a statement consists of; those of its handlers too. */
function partsOf(statement: Statement): Statement[] {
  switch (statement.kind) {
    case 'block':
      return [...statement.declarations.flatMap((declared) => (declared.kind === 'handler' ? [declared.body] : [])), ...statement.body];
    case 'if':
    case 'case':
      return [...statement.arms.flatMap(({ body }) => body), ...(statement.otherwise ?? [])];
    case 'while':
    case 'repeat':
    case 'loop':
      return statement.body;
    default:
      return [];
  }
}

/** A statement and all that it consists of. */
export function* everyStatement(statement: Statement): Generator<Statement> {
  yield statement;
  for (const part of partsOf(statement)) yield* everyStatement(part);
}

/**
 * Statements with other ones in the place of each, from the inside to the outside.
 * @param change what stands in the place of a statement, whose parts have been changed before
 */
export function mapStatements(statements: readonly Statement[], change: (statement: Statement) => Statement[]): Statement[] {
  const list = (parts: readonly Statement[]): Statement[] => mapStatements(parts, change);
  const one = (part: Statement): Statement => {
    const [only, ...others] = list([part]);
    return only && others.length === 0 ? only : { file: part.file, line: part.line, kind: 'block', label: undefined, declarations: [], body: only ? [only, ...others] : [] };
  };
  return statements.flatMap((statement) => {
    switch (statement.kind) {
      case 'block': {
        const declarations = statement.declarations.map((declared) => (declared.kind === 'handler' ? { ...declared, body: one(declared.body) } : declared));
        return change({ ...statement, declarations, body: list(statement.body) });
      }
      case 'if':
      case 'case': {
        const arms = statement.arms.map((arm) => ({ ...arm, body: list(arm.body) }));
        return change({ ...statement, arms, otherwise: statement.otherwise && list(statement.otherwise) });
      }
      case 'while':
      case 'repeat':
      case 'loop':
        return change({ ...statement, body: list(statement.body) });
      default:
        return change(statement);
    }
  });
}
