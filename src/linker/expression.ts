import type { Library } from './library';
import { ambiguousNames, bindingAt, boundToken, type Scope } from './scope';
import type { Routine } from './statement';
import { closing, is, splitAtCommas, type Token } from './tokens';

/** A call of a function in an expression. */
export interface CallSite {
  routine: Routine;
  /** the token of its name, and that name in the source */
  name: Token;
  arguments: Token[][];
  /** why it may not be evaluated, or more than once; undefined: it is evaluated once, always */
  condition: string | undefined;
  /** whether it is the whole expression */
  isAlone: boolean;
  /** whether its result is only looked at as true or false */
  isTruth: boolean;
}

/** Functions that do not evaluate all their arguments; the first they do. */
const LAZY = ['if', 'ifnull', 'coalesce', 'nullif', 'elt', 'field', 'interval'];

/** After these, what follows in the same parentheses may be left out. */
const CONDITIONS: Readonly<Record<string, string>> = {
  and: 'after AND', or: 'after OR', xor: 'after XOR', '&&': 'after &&', '||': 'after ||', when: 'in a CASE',
};

/** What may follow ORDER BY and GROUP BY. */
const AFTER_ORDER = ['limit', 'for', 'having', 'into', 'rows', 'range', 'order'];

export interface Context {
  scope: Scope;
  /** inlines a call: what must precede the expression goes before it, the result stands for the call */
  call: (site: CallSite) => Token[];
  /** receives what cannot be inlined */
  report: (token: Token, what: string) => void;
  condition?: string | undefined;
  isTruth?: boolean;
}

/** An expression, or a statement of SQL, with its names bound and its calls inlined. */
export function linkedTokens(tokens: readonly Token[], library: Library, context: Context): Token[] {
  for (const token of ambiguousNames(tokens, context.scope.names)) {
    context.report(token, `${token.text} is a column here, and a variable elsewhere: rename the variable.`);
  }
  return new Reading(library, context).group(tokens, context.condition, true, context.isTruth ?? false);
}

/** A call that stays one. */
export function asCall({ name, arguments: list }: CallSite): Token[] {
  const sign = (text: string): Token => ({ ...name, kind: 'sign', text, low: text, spaced: false });
  const parts = list.flatMap((argument, index) => [
    ...(index === 0 ? [] : [sign(',')]),
    ...argument.map((token, at) => (at === 0 ? { ...token, spaced: index > 0 } : token)),
  ]);
  return [name, sign('('), ...parts, sign(')')];
}

/** One pass over an expression, from the left to the right, as MySQL evaluates it. */
class Reading {
  constructor(
    private readonly library: Library,
    private readonly context: Context,
  ) {}

  /**
   * @param outer why nothing of it may be evaluated; undefined: it always is
   * @param lazy the function whose arguments these are, if it may evaluate the first one only
   */
  group(tokens: readonly Token[], outer: string | undefined, isWhole: boolean, isTruth: boolean, lazy?: string): Token[] {
    const result: Token[] = [];
    let isOrder = false;
    let condition = is(tokens[0], 'select', 'with') ? (outer ?? 'in a SELECT') : outer;
    for (let index = 0; index < tokens.length; index += 1) {
      const token = tokens[index];
      if (!token) continue;
      if (is(token, ',')) condition = outer ?? (lazy === undefined ? undefined : `in an argument of ${lazy}`);
      condition ??= token.kind === 'word' || token.kind === 'sign' ? CONDITIONS[token.low] : undefined;
      const routine = this.library.functionAt(tokens, index);
      if (routine) {
        const end = closing(tokens, index + 1);
        const list = splitAtCommas(tokens.slice(index + 2, end - 1)).map((part) => this.group(part, condition, false, false));
        const isAlone = isWhole && index === 0 && end === tokens.length;
        const isOperand =
          (index === 0 || is(tokens[index - 1], 'and', 'or', 'not')) && (end === tokens.length || is(tokens[end], 'and', 'or'));
        const isOnlyTrue = isTruth && isOperand && !tokens.some((other) => is(other, 'between'));
        result.push(...this.context.call({ routine, name: token, arguments: list, condition, isAlone, isTruth: isOnlyTrue }));
        index = end - 1;
      } else if (is(token, '(')) {
        const end = closing(tokens, index);
        result.push(token, ...this.inParentheses(tokens, index, condition, isTruth), tokens[end - 1] ?? token);
        index = end - 1;
      } else {
        if (is(token, 'by')) isOrder = true;
        else if (is(token, ...AFTER_ORDER)) isOrder = false;
        const binding = bindingAt(tokens, index, this.context.scope.names);
        const bound = binding ? boundToken(token, binding) : token;
        // ORDER BY 1 is the first column.
        result.push(isOrder && binding && bound.kind === 'number' ? { ...bound, text: `(${bound.text} + 0)` } : bound);
      }
    }
    return result;
  }

  /** What stands in parentheses: of an IN, of a function, or of neither. */
  private inParentheses(tokens: readonly Token[], open: number, condition: string | undefined, isTruth: boolean): Token[] {
    const before = tokens[open - 1];
    const inner = tokens.slice(open + 1, closing(tokens, open) - 1);
    if (is(before, 'in')) return this.group(inner, condition ?? 'after IN', false, false);
    if (before?.kind !== 'word') return this.group(inner, condition, false, isTruth);
    // Conservative: NOT (…), AND (…) and the like are treated as functions.
    return this.group(inner, condition, false, false, LAZY.includes(before.low) ? before.text : undefined);
  }
}
