import { isSelectInto } from './library';
import { type Binding, sqlOf } from './scope';
import type { Declaration, Routine, Statement } from './statement';
import { inPlaceOf, is } from './tokens';
import { quoted, textOf } from './types';

/**
 * Errors that have a token in the sources and a number in a table. A procedure of two parameters, the token and a
 * sentence, looks the number up and raises the error. Linked, it is a SIGNAL with the number.
 */
export interface Refusals {
  /** the name of the procedure */
  procedure: string;
  /** the table that has the numbers */
  table: string;
  /** what that table will have, by token */
  numbers: ReadonlyMap<string, number>;
}

/** The length of MESSAGE_TEXT. */
const MESSAGE_LENGTH = 128;

type Block = Extract<Statement, { kind: 'block' }>;

/**
 * The procedure that raises a refusal, specialised for its arguments: no look-up of the number, and nothing but a
 * SIGNAL where the token and the sentence are literals.
 * @param names the bindings of its parameters
 * @returns its body and bindings; or why that is not possible, for people
 */
export function specialisedRefusal(
  { name: procedure, body, parameters }: Routine,
  names: ReadonlyMap<string, Binding>,
  { table, numbers }: Refusals,
): { statement: Statement; names: ReadonlyMap<string, Binding> } | { problem: string } {
  const [token, sentence] = parameters.map(({ name }) => names.get(name));
  const [lookUp, signal] = body.kind === 'block' ? body.body : [];
  const isKnown =
    body.kind === 'block' && body.body.length === 2 && token && sentence &&
    lookUp?.kind === 'sql' && isSelectInto(lookUp.tokens) && lookUp.tokens.some(({ low }) => low === table.toLowerCase()) &&
    signal?.kind === 'sql' && is(signal.tokens[0], 'signal');
  const target = isKnown ? lookUp.tokens[lookUp.tokens.findIndex((part) => is(part, 'into')) + 1] : undefined;
  if (!isKnown || !target) {
    return { problem: `${procedure} has to read the number of the token from ${table} into a variable, and to signal it: the linker knows no other form.` };
  }
  const text = literalText(token);
  if (text === undefined) {
    const value = [inPlaceOf({ ...target, spaced: true }, 'word', numberOf(token, numbers))];
    const set: Statement = { file: lookUp.file, line: lookUp.line, kind: 'set', items: [{ target: [target], value }] };
    return { statement: { ...body, body: [set, signal] }, names };
  }
  const number = numbers.get(text);
  if (number === undefined) return { problem: `The refusal ${text} has no number.` };
  const known = new Map(names);
  known.set(target.low, { type: 'INT', operand: { constant: { kind: 'number', sql: String(number) } } });
  const message = constantMessage(body, parameters.map(({ name }) => name), text, literalText(sentence));
  if (message) known.set(message.name, { type: '', operand: { constant: { kind: 'text', sql: message.sql } } });
  const declarations = message ? [] : body.declarations.flatMap((declared) => withoutVariable(declared, target.low));
  return { statement: { ...body, declarations, body: [signal] }, names: known };
}

function withoutVariable(declared: Declaration, name: string): Declaration[] {
  if (declared.kind !== 'variable') return [declared];
  const names = declared.names.filter((other) => other !== name);
  return names.length > 0 ? [{ ...declared, names }] : [];
}

/**
 * The message of a refusal whose sentence is a literal, and the variable that holds it: the token, a colon and the
 * sentence, cut at the length of MESSAGE_TEXT.
 */
function constantMessage({ declarations }: Block, [tokenName = '', sentenceName = '']: string[], token: string, sentence: string | undefined): { name: string; sql: string } | undefined {
  const withValue = declarations.filter((declared) => declared.kind === 'variable' && declared.value);
  const [message] = withValue;
  if (sentence === undefined || withValue.length !== 1 || message?.kind !== 'variable') return undefined;
  const expression = message.value?.map((part) => part.text).join('') ?? '';
  const start = `LEFT(CONCAT(${tokenName},': ',COALESCE(${sentenceName},'`;
  const isMessage = expression.toLowerCase().startsWith(start.toLowerCase()) && /^(?:[^']|'')*'\)\),128\)$/.test(expression.slice(start.length));
  if (!isMessage) return undefined;
  const [name] = message.names;
  const text = `${token}: ${sentence}`;
  // A longer one is cut by the server.
  return name === undefined || [...text].length > MESSAGE_LENGTH ? undefined : { name, sql: quoted(text) };
}

/** An expression that maps a token to its number. */
function numberOf(token: Binding, numbers: ReadonlyMap<string, number>): string {
  const cases = [...numbers].map(([name, number]) => `WHEN ${quoted(name)} THEN ${number}`);
  return `CASE ${sqlOf(token)} ${cases.join(' ')} END`;
}

/** The text that a binding is, if it is a constant. */
function literalText({ operand }: Binding): string | undefined {
  if (!('constant' in operand) || operand.constant.kind !== 'text') return undefined;
  const { sql } = operand.constant;
  return textOf({ kind: 'text', text: sql });
}
