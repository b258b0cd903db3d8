import type { SqlFile } from '../catalogue';
import { seedRows } from '../seed-rows';
import { isSelectInto } from './library';
import { type Binding, sqlOf } from './scope';
import type { Declaration, Routine, Statement } from './statement';
import { inPlaceOf, is } from './tokens';
import { quoted, textOf } from './types';

/** The table with the numbers of the refusals. */
const TABLE = 'refusal';

/** The length of MESSAGE_TEXT, and how `refuse` builds it from its parameters. */
const MESSAGE_LENGTH = 128;
const MESSAGE = /^LEFT\(CONCAT\(p_token,': ',COALESCE\(p_sentence,'(?:[^']|'')*'\)\),128\)$/i;

/**
 * The numbers of the refusals in the seeds, by token.
 * @throws SyntaxFinding when a seed cannot be parsed
 */
export function refusalNumbers(seeds: readonly SqlFile[]): Map<string, number> {
  return new Map(seedRows(seeds, TABLE).map(({ values }) => [values.token ?? '', Number(values.errno)]));
}

type Block = Extract<Statement, { kind: 'block' }>;

/**
 * What `refuse` does with parameters that are known so far: no look-up of the number, and nothing but
 * a SIGNAL where the token and the sentence are literals.
 * @param names what the parameters stand for
 * @param numbers of the refusals, by token
 * @returns it, and what its names stand for; or why that is not possible, for people
 */
export function knownRefusal(
  { body, parameters }: Routine,
  names: ReadonlyMap<string, Binding>,
  numbers: ReadonlyMap<string, number>,
): { statement: Statement; names: ReadonlyMap<string, Binding> } | { problem: string } {
  const [token, sentence] = parameters.map(({ name }) => names.get(name));
  const [lookUp, signal] = body.kind === 'block' ? body.body : [];
  const isKnown =
    body.kind === 'block' && body.body.length === 2 && token && sentence &&
    lookUp?.kind === 'sql' && isSelectInto(lookUp.tokens) && lookUp.tokens.some(({ low }) => low === TABLE) &&
    signal?.kind === 'sql' && is(signal.tokens[0], 'signal');
  const target = isKnown ? lookUp.tokens[lookUp.tokens.findIndex((part) => is(part, 'into')) + 1] : undefined;
  if (!isKnown || !target) {
    return { problem: 'refuse has to read the number of the token from Refusal into a variable, and to signal it: the linker knows no other form.' };
  }
  const text = literalText(token);
  if (text === undefined) {
    const value = [inPlaceOf({ ...target, spaced: true }, 'word', numberOf(token, numbers))];
    const set: Statement = { file: lookUp.file, line: lookUp.line, kind: 'set', items: [{ target: [target], value }] };
    return { statement: { ...body, body: [set, signal] }, names };
  }
  const number = numbers.get(text);
  if (number === undefined) return { problem: `No seed gives the refusal ${text} a number.` };
  const known = new Map(names);
  known.set(target.low, { type: 'INT', stands: { constant: { kind: 'number', sql: String(number) } } });
  const message = constantMessage(body, text, literalText(sentence));
  if (message) known.set(message.name, { type: '', stands: { constant: { kind: 'text', sql: message.sql } } });
  const declarations = message ? [] : body.declarations.flatMap((declared) => withoutVariable(declared, target.low));
  return { statement: { ...body, declarations, body: [signal] }, names: known };
}

function withoutVariable(declared: Declaration, name: string): Declaration[] {
  if (declared.kind !== 'variable') return [declared];
  const names = declared.names.filter((other) => other !== name);
  return names.length > 0 ? [{ ...declared, names }] : [];
}

/** The message of a refusal whose sentence is a literal, and the variable that holds it. */
function constantMessage({ declarations }: Block, token: string, sentence: string | undefined): { name: string; sql: string } | undefined {
  const withValue = declarations.filter((declared) => declared.kind === 'variable' && declared.value);
  const [message] = withValue;
  if (sentence === undefined || withValue.length !== 1 || message?.kind !== 'variable') return undefined;
  if (!MESSAGE.test(message.value?.map((part) => part.text).join('') ?? '')) return undefined;
  const [name] = message.names;
  const text = `${token}: ${sentence}`;
  // A longer one is cut by the server.
  return name === undefined || [...text].length > MESSAGE_LENGTH ? undefined : { name, sql: quoted(text) };
}

/** An expression that looks up the number of a token. */
function numberOf(token: Binding, numbers: ReadonlyMap<string, number>): string {
  const cases = [...numbers].map(([name, number]) => `WHEN ${quoted(name)} THEN ${number}`);
  return `CASE ${sqlOf(token)} ${cases.join(' ')} END`;
}

/** The text that a binding stands for all the time. */
function literalText({ stands }: Binding): string | undefined {
  if (!('constant' in stands) || stands.constant.kind !== 'text') return undefined;
  const { sql } = stands.constant;
  return textOf({ kind: 'text', text: sql });
}
