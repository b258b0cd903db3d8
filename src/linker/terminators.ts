import type { Library } from './library';
import { intoTargets } from './library';
import type { Statement } from './statement';
import { is } from './tokens';

/** Whether every path through the last statements of a function ends with RETURN or an error. */
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
 * Whether a path through statements may end with a SELECT … INTO. If that finds no row, its condition remains for a
 * handler of the caller.
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
      // Conservative: the handler of the block may leave the condition, too.
      return endsWithSelectInto(last.body, library);
    case 'if':
    case 'case':
      return [...last.arms.map(({ body }) => body), last.otherwise ?? []].some((body) => endsWithSelectInto(body, library));
    default:
      return false;
  }
}
