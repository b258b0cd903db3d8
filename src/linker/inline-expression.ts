import type { Library } from './library';
import { type Binding, boundToken } from './scope';
import type { Routine, Statement } from './statement';
import { closing, is, replaced, splitAtCommas, type Token } from './tokens';
import { constantOf } from './types';

/** Operators whose result is a truth value, whatever their operands are. */
const TRUTHS = ['and', 'or', 'xor', '&&', '=', '<>', '!=', '<=>', '<', '<=', '>', '>=', 'is', 'in', 'like', 'between', 'regexp'];

/**
 * The expression of a function that is nothing but RETURN of a truth value, which a BOOLEAN holds as it is: it can be
 * inlined into any expression.
 */
export function truthValueBody(routine: Routine, library: Library): Token[] | undefined {
  const statement = onlyStatement(routine.body);
  if (statement?.kind !== 'return' || routine.returns !== 'TINYINT') return undefined;
  const { value } = statement;
  const isPlain = !value.some((token, index) => is(token, 'select') || token.kind === 'variable' || library.functionAt(value, index));
  return isPlain && isTruthValue(value) ? value : undefined;
}

/** The expression of a function without parameters that is nothing but RETURN: it can be substituted for a call that is a whole expression. */
export function parameterlessBody(routine: Routine, library: Library): readonly Token[] | undefined {
  const statement = onlyStatement(routine.body);
  if (statement?.kind !== 'return' || routine.parameters.length > 0) return undefined;
  return statement.value.some((_, index) => library.functionAt(statement.value, index)) ? undefined : statement.value;
}

/** Words of calculations whose result is a whole number when all operands are. */
const CALCULATING = ['least', 'greatest', 'if', 'coalesce', 'ifnull', 'null', 'div', 'mod', 'and', 'or', 'not', 'is', 'true', 'false'];

/** Types of whole numbers that the largest of them holds. */
const WHOLE_NUMBERS = ['TINYINT', 'SMALLINT', 'INT', 'BIGINT'];

/**
 * Whether an expression calculates with whole numbers only, so that a BIGINT holds its value as it is. Comparisons of
 * names with literal texts may be in it.
 */
function isCalculation(tokens: readonly Token[], isWholeNumber: (token: Token) => boolean): boolean {
  const isCompared = (index: number): boolean => is(tokens[index + 1], '=') && tokens[index + 2]?.kind === 'text';
  return tokens.every(
    (token, index) =>
      isCompared(index) ||
      (token.kind === 'text' && isCompared(index - 2)) ||
      (token.kind === 'number' && /^\d+$/.test(token.text)) ||
      (token.kind === 'sign' && token.text !== '/' && token.text !== '.') ||
      is(token, ...CALCULATING) ||
      isWholeNumber(token),
  );
}

/**
 * Whether an expression calculates with columns, registers and whole numbers only, so that it can be substituted for a
 * parameter that is a whole number. A column is taken to have the type of the parameter.
 */
export function isCalculationOfColumns(
  tokens: readonly Token[],
  type: string,
  typeOf: (token: Token) => string | undefined,
): boolean {
  const isOfColumn = (index: number): boolean =>
    [index - 2, index - 1, index].some((start) => is(tokens[start + 1], '.') && tokens[start + 2] !== undefined);
  const parts = tokens.filter((_, index) => !isOfColumn(index));
  // A column that was substituted for a parameter is one token.
  const isWholeNumber = (token: Token): boolean => /^\w+\.\w+$/.test(token.text) || WHOLE_NUMBERS.includes(typeOf(token) ?? '');
  return WHOLE_NUMBERS.includes(type) && isCalculation(parts, isWholeNumber);
}

/**
 * The expression of a function that is nothing but RETURN of a BIGINT, calculated with whole numbers. Functions of the same kind that it calls are inlined in it.
 */
export function wholeNumberBody(routine: Routine, library: Library): Token[] | undefined {
  const statement = onlyStatement(routine.body);
  if (statement?.kind !== 'return' || routine.returns !== 'BIGINT') return undefined;
  const value = withoutCalls(statement.value, library);
  const types = new Map(routine.parameters.map(({ name, type }) => [name, type]));
  return value && isCalculation(value, ({ low }) => WHOLE_NUMBERS.includes(types.get(low) ?? '')) ? value : undefined;
}

/**
 * The expression of a function that is nothing but RETURN of a text. Its values must not be longer than the function's
 * type: inlined, nothing cuts or rejects them.
 */
export function textBody(routine: Routine, library: Library): readonly Token[] | undefined {
  const statement = onlyStatement(routine.body);
  if (statement?.kind !== 'return' || !routine.returns?.startsWith('VARCHAR')) return undefined;
  const { value } = statement;
  const isPlain = !value.some((token, index) => is(token, 'select') || token.kind === 'variable' || library.functionAt(value, index));
  return isPlain ? value : undefined;
}

/** An expression with the bodies of the functions that it calls; undefined: one of them is no calculation. */
function withoutCalls(tokens: readonly Token[], library: Library): Token[] | undefined {
  const written: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const name = tokens[index] as Token;
    const routine = library.functionAt(tokens, index);
    if (!routine) {
      written.push(name);
      continue;
    }
    const body = wholeNumberBody(routine, library);
    const end = closing(tokens, index + 1);
    const list = splitAtCommas(tokens.slice(index + 2, end - 1)).map((argument) => withoutCalls(argument, library));
    if (!body || list.includes(undefined)) return undefined;
    const values = new Map(routine.parameters.map((parameter, at) => [parameter.name, list[at] ?? []]));
    written.push(...enclosed(name, body.flatMap((token) => {
      const value = values.get(token.low);
      return value ? enclosed(token, value) : [token];
    })));
    index = end - 1;
  }
  return written;
}

/** Tokens in parentheses, in the place of another. */
function enclosed(at: Token, tokens: readonly Token[]): Token[] {
  const sign = (text: string, spaced: boolean): Token => ({ ...at, kind: 'sign', text, low: text, spaced });
  return [sign('(', at.spaced), ...tokens.map((token, index) => ({ ...token, spaced: index > 0 && token.spaced })), sign(')', false)];
}

/**
 * Whether an expression can be substituted for a parameter of a type: its value is the same as after it was assigned to
 * a variable of the type.
 * @param typeOf the type of a register; undefined: the token is none
 */
export function isSubstitute(tokens: readonly Token[], type: string, typeOf: (token: Token) => string | undefined): boolean {
  const [first, second] = tokens;
  if (tokens.length === 1 && first) return is(first, 'null') || typeOf(first) === type || constantOf(tokens, type) !== undefined;
  if (type === 'TEXT' && consistsOf(tokens, WRITING, typeOf)) return true;
  if (type === 'BIGINT' && isCalculation(tokens, (token) => WHOLE_NUMBERS.includes(typeOf(token) ?? ''))) return true;
  if (is(first, '(') && closing(tokens, 0) === tokens.length) return isSubstitute(tokens.slice(1, -1), type, typeOf);
  const isOneCall = is(second, '(') && closing(tokens, 1) === tokens.length;
  if (!isOneCall || !is(first, 'if', 'coalesce')) return false;
  const list = splitAtCommas(tokens.slice(2, -1));
  const values = is(first, 'if') ? list.slice(1) : list;
  return consistsOf(is(first, 'if') ? (list[0] ?? []) : [], CALCULATING, typeOf) && values.every((value) => isSubstitute(value, type, typeOf));
}

/** Words of expressions that put texts together. */
const WRITING = ['concat', 'coalesce', 'replace', 'if', 'null', 'is', 'not', 'and', 'or'];

/** Whether tokens are registers, literals, signs and some words only. */
function consistsOf(tokens: readonly Token[], words: readonly string[], typeOf: (token: Token) => string | undefined): boolean {
  return tokens.every((token) => ['number', 'text', 'sign'].includes(token.kind) || is(token, ...words) || typeOf(token) !== undefined);
}

function onlyStatement(body: Statement): Statement | undefined {
  if (body.kind !== 'block') return body;
  return body.declarations.length === 0 && body.body.length === 1 ? body.body[0] : undefined;
}

/** Whether an expression is 0, 1 or NULL by its form. */
function isTruthValue(tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  if (tokens.length === 1) return is(first, 'true', 'false', 'null') || first?.text === '0' || first?.text === '1';
  if (is(first, '(') && closing(tokens, 0) === tokens.length) return isTruthValue(tokens.slice(1, -1));
  if (is(first, 'case') && isOneCase(tokens)) return resultsOf(tokens).every(isTruthValue);
  if (is(first, 'if', 'coalesce', 'ifnull') && is(second, '(') && closing(tokens, 1) === tokens.length) {
    const list = splitAtCommas(tokens.slice(2, -1));
    return list.slice(is(first, 'if') ? 1 : 0).every(isTruthValue);
  }
  return is(first, 'not', '!') || hasTruthSign(tokens);
}

function hasTruthSign(tokens: readonly Token[]): boolean {
  let depth = 0;
  let cases = 0;
  for (const token of tokens) {
    if (is(token, '(')) depth += 1;
    if (is(token, ')')) depth -= 1;
    if (is(token, 'case')) cases += 1;
    if (is(token, 'end')) cases -= 1;
    if (depth === 0 && cases === 0 && is(token, ...TRUTHS)) return true;
  }
  return false;
}

/** Whether the CASE that an expression begins with is all of it. */
function isOneCase(tokens: readonly Token[]): boolean {
  let cases = 0;
  return tokens.every((token, index) => {
    if (is(token, 'case')) cases += 1;
    if (is(token, 'end')) cases -= 1;
    return cases > 0 || index === tokens.length - 1;
  });
}

/** The expressions after THEN and ELSE of a CASE. */
function resultsOf(tokens: readonly Token[]): Token[][] {
  const results: Token[][] = [];
  let depth = 0;
  let isResult = false;
  for (const token of tokens) {
    if (is(token, 'end', ')')) depth -= 1;
    if (depth === 1 && is(token, 'then', 'else')) {
      results.push([]);
      isResult = true;
    } else if (depth === 1 && is(token, 'when')) isResult = false;
    else if (isResult && depth > 0) results.at(-1)?.push(token);
    if (is(token, 'case', '(')) depth += 1;
  }
  return results;
}

/**
 * The expression of a function, substituted for its call.
 * @param values the bindings of its parameters
 * @param isTruth whether the result is only looked at as true or false; else it is made a number, as
 *   a function returns it: JSON distinguishes them
 */
export function inlined(name: Token, body: readonly Token[], values: ReadonlyMap<string, Binding>, isTruth: boolean): Token[] {
  const bound = body.map((token, index) => {
    const isVariable = !is(body[index - 1], '.') && !is(body[index + 1], '.', '(');
    const value = isVariable ? values.get(token.low) : undefined;
    return value ? boundToken(token, value) : token;
  });
  const sign = (text: string, spaced = false): Token => ({ ...name, kind: 'sign', text, low: text, spaced });
  const whole = [sign('('), ...replaced(name, bound).map((token, index) => ({ ...token, spaced: index > 0 && token.spaced })), sign(')')];
  if (isTruth) return replaced(name, whole);
  const word = (text: string): Token => ({ ...name, kind: 'word', text, low: text.toLowerCase(), spaced: true });
  return replaced(name, [{ ...word('CAST'), spaced: false }, sign('('), ...whole, word('AS'), word('SIGNED'), sign(')')]);
}
