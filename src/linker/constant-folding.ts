import { closing, is, type Token } from './tokens';
import { textOf } from './types';

/** The value of a constant condition; undefined when it is not constant. */
export type Truth = 'true' | 'false' | 'null' | undefined;

/** The value of a literal; ASCII texts are compared as in the collation of the database. */
type Literal = { number: number } | { text: string } | { none: true };

const NEGATION: Readonly<Record<'true' | 'false' | 'null', Truth>> = { true: 'false', false: 'true', null: 'null' };

/** Folds a condition of literals. Operands are evaluated from left to right, like in MySQL. */
export function truthOf(tokens: readonly Token[]): Truth {
  const inner = withoutParentheses(tokens);
  const [first] = inner;
  if (inner.some((token) => is(token, 'case', 'between', 'xor', '||', '&&', 'select', ':='))) return undefined;
  const alternatives = splitAt(inner, 'or');
  if (alternatives.length > 1) return firstOf(alternatives, 'true');
  const all = splitAt(inner, 'and');
  if (all.length > 1) return firstOf(all, 'false');
  if (is(first, 'not')) {
    const truth = truthOf(inner.slice(1));
    return truth && NEGATION[truth];
  }
  const literal = literalOf(inner);
  if (literal) return 'none' in literal ? 'null' : 'number' in literal ? truthIs(literal.number !== 0) : undefined;
  return comparison(inner);
}

/** Whether two operands are equal by `=`. */
export function areEqual(left: readonly Token[], right: readonly Token[]): Truth {
  const [one, other] = [literalOf(withoutParentheses(left)), literalOf(withoutParentheses(right))];
  if (!one || !other) return undefined;
  if ('none' in one || 'none' in other) return 'null';
  if ('number' in one && 'number' in other) return truthIs(one.number === other.number);
  return 'text' in one && 'text' in other ? truthIs(one.text === other.text) : undefined;
}

function comparison(tokens: readonly Token[]): Truth {
  const at = tokens.findIndex((token) => is(token, 'is', '=', '<>', '!=', '<=>'));
  if (at < 1) return undefined;
  const left = tokens.slice(0, at);
  const right = tokens.slice(at + 1);
  if (is(tokens[at], 'is')) {
    const literal = literalOf(withoutParentheses(left));
    const isNot = is(right[0], 'not');
    if (!literal || right.length !== (isNot ? 2 : 1) || !is(right.at(-1), 'null')) return undefined;
    return truthIs('none' in literal !== isNot);
  }
  const equal = areEqual(left, right);
  if (is(tokens[at], '=')) return equal;
  if (!is(tokens[at], '<=>')) return equal && NEGATION[equal];
  if (equal !== 'null') return equal;
  const isNone = (side: readonly Token[]): boolean => is(withoutParentheses(side)[0], 'null');
  return truthIs(isNone(left) && isNone(right));
}

/** The first operand that decides the result; the others need not be constant. */
function firstOf(operands: readonly Token[][], deciding: 'true' | 'false'): Truth {
  let truth: Truth = deciding === 'true' ? 'false' : 'true';
  for (const operand of operands) {
    const one = truthOf(operand);
    if (one === undefined || one === deciding) return one;
    if (one === 'null') truth = 'null';
  }
  return truth;
}

function truthIs(value: boolean): Truth {
  return value ? 'true' : 'false';
}

function literalOf(tokens: readonly Token[]): Literal | undefined {
  const [first, second] = tokens;
  if (tokens.length === 2 && is(first, '-') && /^\d+$/.test(second?.text ?? '')) return { number: -Number(second?.text) };
  if (tokens.length !== 1 || !first) return undefined;
  if (is(first, 'null')) return { none: true };
  if (is(first, 'true', 'false')) return { number: Number(first.low === 'true') };
  if (first.kind === 'number') return /^\d{1,15}$/.test(first.text) ? { number: Number(first.text) } : undefined;
  const text = textOf(first);
  // For other letters only the collation knows which are equal.
  return text !== undefined && /^\w*$/.test(text) ? { text: text.toLowerCase() } : undefined;
}

function withoutParentheses(tokens: readonly Token[]): readonly Token[] {
  let inner = tokens;
  while (is(inner[0], '(') && closing(inner, 0) === inner.length) inner = inner.slice(1, -1);
  return inner;
}

function splitAt(tokens: readonly Token[], low: string): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (is(token, '(')) depth += 1;
    if (is(token, ')')) depth -= 1;
    if (depth === 0 && is(token, low)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}
