import type { Library } from './library';
import { intoTargets, singleName } from './library';
import { everyStatement, type Statement } from './statement';
import { is, isName, type Token } from './tokens';

/** What statements do to the value that a variable had before. */
export interface Use {
  /** whether it may be read */
  mayRead: boolean;
  /** whether the variable has another value afterwards, for certain */
  isAssigned: boolean;
}

const NONE: Use = { mayRead: false, isAssigned: false };
const READ: Use = { mayRead: true, isAssigned: false };
const ASSIGNED: Use = { mayRead: false, isAssigned: true };

/** Whether tokens name something, in lower case. */
export function mentions(tokens: readonly Token[], name: string): boolean {
  return tokens.some((token) => isName(token) && token.low === name);
}

/** What statements, executed one after the other, do to the value of a variable. */
export function useOf(statements: readonly Statement[], name: string, library: Library): Use {
  for (const statement of statements) {
    const use = useIn(statement, name, library);
    if (use.mayRead || use.isAssigned) return use;
    // What comes after may be left out.
    if (hasJump(statement)) return READ;
  }
  return NONE;
}

function useIn(statement: Statement, name: string, library: Library): Use {
  switch (statement.kind) {
    case 'set':
      for (const { target, value } of statement.items) {
        if (mentions(value, name)) return READ;
        if (singleName(target)[0] === name) return ASSIGNED;
        if (mentions(target, name)) return READ;
      }
      return NONE;
    case 'sql': {
      const { tokens } = statement;
      const mentioned = tokens.filter((token) => isName(token) && token.low === name).length;
      const read = intoTargets(tokens).filter((target) => target === name).length;
      if (mentioned > read) return READ;
      return read > 0 && tokens[0]?.findsOneRow ? ASSIGNED : NONE;
    }
    case 'call': {
      const parameters = library.find(statement.name)?.parameters;
      const passed = statement.arguments.filter((argument) => mentions(argument, name));
      if (passed.length === 0) return NONE;
      const isResult = statement.arguments.every(
        (argument, index) => !mentions(argument, name) || (parameters?.[index]?.mode === 'OUT' && argument.length === 1),
      );
      return isResult ? ASSIGNED : READ;
    }
    case 'if': {
      if (statement.arms.some(({ condition }) => mentions(condition, name))) return READ;
      return together([...statement.arms.map(({ body }) => body), statement.otherwise ?? []].map((body) => useOf(body, name, library)));
    }
    case 'case': {
      if (mentions(statement.subject, name) || statement.arms.some(({ condition }) => mentions(condition, name))) return READ;
      // Without ELSE it is an error when none fits.
      const bodies = [...statement.arms.map(({ body }) => body), ...(statement.otherwise ? [statement.otherwise] : [])];
      return together(bodies.map((body) => useOf(body, name, library)));
    }
    case 'block': {
      // Execution may continue in a handler; a declaration may reuse the name.
      const isPlain = statement.declarations.every(
        (declared) => declared.kind === 'variable' && !mentions(declared.value ?? [], name) && !declared.names.includes(name),
      );
      if (isPlain) return useOf(statement.body, name, library);
      return mentionedIn(statement, name) ? READ : NONE;
    }
    case 'while':
      // The body may be done never, or again.
      return mentions(statement.condition, name) || useOf(statement.body, name, library).mayRead ? READ : NONE;
    default:
      return mentionedIn(statement, name) ? READ : NONE;
  }
}

function together(arms: readonly Use[]): Use {
  return { mayRead: arms.some(({ mayRead }) => mayRead), isAssigned: arms.every(({ isAssigned }) => isAssigned) };
}

/** Whether a name stands anywhere in a statement. */
export function mentionedIn(statement: Statement, name: string): boolean {
  return [...everyStatement(statement)].some((part) => tokensOf(part).some((tokens) => mentions(tokens, name)));
}

/** The expressions and texts of a statement, without those of its parts. */
export function tokensOf(statement: Statement): Token[][] {
  switch (statement.kind) {
    case 'set':
      return statement.items.flatMap(({ target, value }) => [target, value]);
    case 'call':
      return statement.arguments;
    case 'return':
      return [statement.value];
    case 'if':
      return statement.arms.map(({ condition }) => condition);
    case 'case':
      return [statement.subject, ...statement.arms.map(({ condition }) => condition)];
    case 'while':
    case 'repeat':
      return [statement.condition];
    case 'cursor':
      return statement.into;
    case 'sql':
      return [statement.tokens];
    case 'block':
      return statement.declarations.flatMap((declared) =>
        declared.kind === 'variable' ? [declared.value ?? []] : declared.kind === 'cursor' ? [declared.query] : declared.conditions,
      );
    default:
      return [];
  }
}

function hasJump(statement: Statement): boolean {
  return [...everyStatement(statement)].some(({ kind }) => kind === 'jump');
}

/** Whether statements end the function that they are the end of, by RETURN or an error. */
export function alwaysReturns(statements: readonly Statement[]): boolean {
  const last = statements.at(-1);
  switch (last?.kind) {
    case 'return':
      return true;
    case 'block':
      return last.label === undefined && alwaysReturns(last.body);
    case 'if':
      return last.otherwise !== undefined && last.arms.every(({ body }) => alwaysReturns(body)) && alwaysReturns(last.otherwise);
    case 'case':
      return last.arms.every(({ body }) => alwaysReturns(body)) && (last.otherwise === undefined || alwaysReturns(last.otherwise));
    case 'sql':
      return is(last.tokens[0], 'signal');
    default:
      return false;
  }
}

/**
 * Whether the last thing that statements do may be a SELECT … INTO. If it finds no row, its condition
 * remains for a handler of the caller.
 */
export function endsWithSelectInto(statements: readonly Statement[], library: Library): boolean {
  const last = statements.at(-1);
  switch (last?.kind) {
    case 'sql':
      return intoTargets(last.tokens).length > 0 && !last.tokens[0]?.findsOneRow;
    case 'call': {
      const called = library.find(last.name);
      return called !== undefined && endsWithSelectInto([called.body], library);
    }
    case 'block':
      // The block's handler may leave the condition, too: to be safe, such blocks count.
      return endsWithSelectInto(last.body, library);
    case 'if':
    case 'case':
      return [...last.arms.map(({ body }) => body), last.otherwise ?? []].some((body) => endsWithSelectInto(body, library));
    default:
      return false;
  }
}
