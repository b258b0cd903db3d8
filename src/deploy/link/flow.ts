import type { Library } from './library';
import { intoTargets, singleName } from './library';
import { everyStatement, type Statement } from './statement';
import { is, isName, type Token } from './tokens';

/** What happens to a variable first: it gets a value for certain, its value may be read, or nothing. */
export type FirstUse = 'assigned' | 'read' | 'none';

/** Whether tokens name something, in lower case. */
export function mentions(tokens: readonly Token[], name: string): boolean {
  return tokens.some((token) => isName(token) && token.low === name);
}

/** What statements, executed one after the other, do to a variable first. */
export function firstUse(statements: readonly Statement[], name: string, library: Library): FirstUse {
  for (const statement of statements) {
    const use = firstUseIn(statement, name, library);
    if (use !== 'none') return use;
    // What comes after may be left out.
    if (hasJump(statement)) return 'read';
  }
  return 'none';
}

function firstUseIn(statement: Statement, name: string, library: Library): FirstUse {
  switch (statement.kind) {
    case 'set':
      for (const { target, value } of statement.items) {
        if (mentions(value, name)) return 'read';
        if (singleName(target)[0] === name) return 'assigned';
        if (mentions(target, name)) return 'read';
      }
      return 'none';
    case 'call': {
      const parameters = library.find(statement.name)?.parameters;
      const passed = statement.arguments.filter((argument) => mentions(argument, name));
      if (passed.length === 0) return 'none';
      const isResult = statement.arguments.every(
        (argument, index) => !mentions(argument, name) || (parameters?.[index]?.mode === 'OUT' && argument.length === 1),
      );
      return isResult ? 'assigned' : 'read';
    }
    case 'if': {
      if (statement.arms.some(({ condition }, index) => index === 0 && mentions(condition, name))) return 'read';
      const arms = [...statement.arms.map(({ body }) => firstUse(body, name, library)), firstUse(statement.otherwise ?? [], name, library)];
      if (statement.arms.some(({ condition }) => mentions(condition, name))) return 'read';
      return together(arms);
    }
    case 'case': {
      if (mentions(statement.subject, name) || statement.arms.some(({ condition }) => mentions(condition, name))) return 'read';
      const arms = statement.arms.map(({ body }) => firstUse(body, name, library));
      // Without ELSE it is an error when none fits.
      return together(statement.otherwise ? [...arms, firstUse(statement.otherwise, name, library)] : arms);
    }
    case 'block': {
      // A handler may be where things go on; a declaration may give the name to something else.
      const isPlain = statement.declarations.every(
        (declared) => declared.kind === 'variable' && !mentions(declared.value ?? [], name) && !declared.names.includes(name),
      );
      if (isPlain) return firstUse(statement.body, name, library);
      return mentionedIn(statement, name) ? 'read' : 'none';
    }
    default:
      return mentionedIn(statement, name) ? 'read' : 'none';
  }
}

function together(arms: readonly FirstUse[]): FirstUse {
  if (arms.every((use) => use === 'none')) return 'none';
  return arms.every((use) => use === 'assigned') ? 'assigned' : 'read';
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
 * Whether the last thing that statements do may be a SELECT … INTO, whose condition, when there is no
 * row, is still there for a handler of whoever called them.
 */
export function endsWithSelectInto(statements: readonly Statement[], library: Library): boolean {
  const last = statements.at(-1);
  switch (last?.kind) {
    case 'sql':
      return intoTargets(last.tokens).length > 0;
    case 'call': {
      const called = library.find(last.name);
      return called !== undefined && endsWithSelectInto([called.body], library);
    }
    case 'block':
      // A handler of its own may leave it there as well: to be sure, these count too.
      return endsWithSelectInto(last.body, library);
    case 'if':
    case 'case':
      return [...last.arms.map(({ body }) => body), last.otherwise ?? []].some((body) => endsWithSelectInto(body, library));
    default:
      return false;
  }
}
