import { SqlSyntaxError } from './link-error';
import type { Arm, Declaration, Mode, Parameter, Routine, Statement } from './statement';
import { TokenReader } from './token-reader';
import { closing, is, splitAtCommas, tokenize, type Token } from './tokens';
import { normalType } from './types';

/** What may stand between the parameters of a routine and its body. */
const CHARACTERISTICS = ['not', 'deterministic', 'contains', 'no', 'reads', 'modifies', 'comment', 'language', 'sql'];

/** Statements that a routine could hold and this program does not read. */
const FOREIGN = ['get', 'resignal', 'prepare', 'execute', 'deallocate', 'commit', 'rollback', 'start', 'savepoint', 'lock'];

/**
 * Reads the CREATE of a function, a procedure or a trigger.
 * @param file for messages, relative to the checkout
 * @throws SqlSyntaxError where it is not understood
 */
export function parseRoutine(sql: string, file: string): Routine {
  return parseTokens(tokenize(sql, file), file);
}

/**
 * Reads the tokens of a CREATE.
 * @throws SqlSyntaxError where it is not understood
 */
export function parseTokens(tokens: Token[], file: string): Routine {
  const reader = new TokenReader(tokens, file);
  reader.expect('create');
  const kind = reader.next().text.toUpperCase();
  if (kind !== 'FUNCTION' && kind !== 'PROCEDURE' && kind !== 'TRIGGER') throw reader.finding(`A ${kind} is no routine`);
  const name = reader.next().text.replaceAll('`', '');
  const parameters = kind === 'TRIGGER' ? [] : parseParameters(reader, tokens);
  const returns = kind === 'FUNCTION' ? parseReturns(reader) : undefined;
  if (kind === 'TRIGGER') {
    while (!reader.sees('row')) reader.next();
    reader.expect('row');
    if (reader.sees('follows', 'precedes')) throw reader.finding('The order of triggers is not understood');
  } else passCharacteristics(reader);
  const head = tokens.slice(0, reader.position);
  if (!reader.sees('begin') && !is(reader.peek(1), ':')) reader.complete();
  const body = parseStatement(reader);
  if (!reader.isAtEnd) throw reader.finding(`Something follows the body of ${name}`);
  return { kind, name, file, parameters, returns, head, body, tokens };
}

function parseParameters(reader: TokenReader, tokens: readonly Token[]): Parameter[] {
  const open = reader.position;
  const end = closing(tokens, open);
  reader.expect('(');
  while (reader.position < end) reader.next();
  return splitAtCommas(tokens.slice(open + 1, end - 1)).map((parameter) => {
    const [first] = parameter;
    const hasMode = is(first, 'in', 'out', 'inout');
    const [name, ...type] = hasMode ? parameter.slice(1) : parameter;
    if (!name) throw reader.finding('A parameter has no name');
    return { mode: (hasMode ? first?.text.toUpperCase() : 'IN') as Mode, name: name.low, type: normalType(type) };
  });
}

function parseReturns(reader: TokenReader): string {
  reader.expect('returns');
  return normalType(reader.until(...CHARACTERISTICS, 'begin', 'return'));
}

function passCharacteristics(reader: TokenReader): void {
  while (reader.sees(...CHARACTERISTICS)) {
    if (reader.take('comment')) reader.next();
    else if (reader.take('sql')) {
      if (reader.take('security')) reader.next();
    } else if (reader.take('language')) reader.expect('sql');
    else if (reader.take('modifies') || reader.take('reads')) reader.expect('sql', 'data');
    else reader.next();
  }
}

function parseStatements(reader: TokenReader, ...ends: string[]): Statement[] {
  const statements: Statement[] = [];
  while (!reader.sees(...ends)) statements.push(parseStatement(reader));
  return statements;
}

/** A statement and the semicolon after it; after the body of a routine there is none. */
function parseStatement(reader: TokenReader): Statement {
  const place = reader.place();
  const label = is(reader.peek(1), ':') ? reader.name() : undefined;
  if (label !== undefined) reader.expect(':');
  const first = reader.peek();
  switch (first?.kind === 'word' ? first.low : '') {
    case 'begin':
      return { ...place, ...parseBlock(reader, label) };
    case 'if':
      return { ...place, ...parseIf(reader) };
    case 'case':
      return { ...place, ...parseCase(reader) };
    case 'while': {
      reader.next();
      const condition = reader.until('do');
      reader.expect('do');
      return { ...place, kind: 'while', label, condition, body: parseLoopBody(reader, 'while', label) };
    }
    case 'loop':
      reader.next();
      return { ...place, kind: 'loop', label, body: parseLoopBody(reader, 'loop', label) };
    case 'repeat': {
      reader.next();
      const body = parseStatements(reader, 'until');
      reader.expect('until');
      const condition = reader.until('end');
      reader.expect('end', 'repeat');
      endOf(reader, label);
      return { ...place, kind: 'repeat', label, condition, body };
    }
    default:
  }
  if (label !== undefined) throw reader.finding('A label belongs before BEGIN, WHILE, REPEAT or LOOP');
  const simple: Statement = { ...place, ...parseSimple(reader) };
  return simple;
}

type Parsed<Kind extends Statement['kind']> = Kind extends unknown ? Omit<Extract<Statement, { kind: Kind }>, 'file' | 'line'> : never;

function parseBlock(reader: TokenReader, label: string | undefined): Parsed<'block'> {
  reader.expect('begin');
  const declarations: Declaration[] = [];
  while (reader.sees('declare')) declarations.push(parseDeclaration(reader));
  const body = parseStatements(reader, 'end');
  reader.expect('end');
  endOf(reader, label);
  return { kind: 'block', label, declarations, body };
}

/** The label that may be said again, and the semicolon, which the body of a routine does without. */
function endOf(reader: TokenReader, label: string | undefined): void {
  if (label !== undefined) reader.take(label);
  if (!reader.isAtEnd) reader.expect(';');
}

function parseLoopBody(reader: TokenReader, kind: string, label: string | undefined): Statement[] {
  const body = parseStatements(reader, 'end');
  reader.expect('end', kind);
  endOf(reader, label);
  return body;
}

function parseIf(reader: TokenReader): Parsed<'if'> {
  const arms: Arm[] = [];
  do {
    reader.next();
    const condition = reader.until('then');
    reader.expect('then');
    arms.push({ condition, body: parseStatements(reader, 'elseif', 'else', 'end') });
  } while (reader.sees('elseif'));
  const otherwise = reader.take('else') ? parseStatements(reader, 'end') : undefined;
  reader.expect('end', 'if', ';');
  return { kind: 'if', arms, otherwise };
}

function parseCase(reader: TokenReader): Parsed<'case'> {
  reader.expect('case');
  const subject = reader.until('when');
  const arms: Arm[] = [];
  while (reader.take('when')) {
    const condition = reader.until('then');
    reader.expect('then');
    arms.push({ condition, body: parseStatements(reader, 'when', 'else', 'end') });
  }
  const otherwise = reader.take('else') ? parseStatements(reader, 'end') : undefined;
  reader.expect('end', 'case', ';');
  return { kind: 'case', subject, arms, otherwise };
}

function parseDeclaration(reader: TokenReader): Declaration {
  const place = reader.place();
  reader.expect('declare');
  if (is(reader.peek(1), 'cursor')) {
    const name = reader.name();
    reader.expect('cursor', 'for');
    const query = reader.until(';');
    reader.expect(';');
    return { ...place, kind: 'cursor', name, query };
  }
  if (is(reader.peek(1), 'handler')) return { ...place, ...parseHandler(reader) };
  if (is(reader.peek(1), 'condition')) throw reader.finding('Conditions with a name are not understood');
  const names = [reader.name()];
  while (reader.take(',')) names.push(reader.name());
  const type = normalType(reader.until('default', ';'));
  const value = reader.take('default') ? reader.until(';') : undefined;
  reader.expect(';');
  return { ...place, kind: 'variable', names, type, value };
}

function parseHandler(reader: TokenReader): Omit<Extract<Declaration, { kind: 'handler' }>, 'file' | 'line'> {
  const action = reader.name();
  if (action !== 'continue' && action !== 'exit') throw reader.finding('A handler is for CONTINUE or EXIT');
  reader.expect('handler', 'for');
  const conditions: Token[][] = [];
  do conditions.push(parseCondition(reader));
  while (reader.take(','));
  return { kind: 'handler', action, conditions, body: parseStatement(reader) };
}

function parseCondition(reader: TokenReader): Token[] {
  const first = reader.next();
  if (is(first, 'not')) return [first, reader.next()];
  if (!is(first, 'sqlstate')) return [first];
  if (reader.sees('value')) return [first, reader.next(), reader.next()];
  return [first, reader.next()];
}

function parseSimple(reader: TokenReader): Parsed<'call' | 'return' | 'set' | 'jump' | 'cursor' | 'sql'> {
  const first = reader.peek();
  if (is(first, ...FOREIGN)) throw reader.finding(`${first?.text ?? ''} is not understood`);
  if (is(first, 'declare')) throw reader.finding('Declarations belong at the beginning of a block');
  const tokens = reader.until(';');
  reader.expect(';');
  const rest = tokens.slice(1);
  const [second] = rest;
  if (is(first, 'call')) return parseCall(reader, rest);
  if (is(first, 'return')) return { kind: 'return', value: rest };
  if (is(first, 'set')) return { kind: 'set', items: splitAtCommas(rest).map((item) => parseAssignment(reader, item)) };
  if (is(first, 'leave', 'iterate') && second) {
    return { kind: 'jump', how: first?.low === 'leave' ? 'LEAVE' : 'ITERATE', label: second.low };
  }
  if (is(first, 'open', 'close') && second) {
    return { kind: 'cursor', how: first?.low === 'open' ? 'OPEN' : 'CLOSE', name: second.low, into: [] };
  }
  if (is(first, 'fetch')) {
    const into = rest.findIndex((token) => is(token, 'into'));
    const name = rest[into - 1];
    if (!name) throw reader.finding('FETCH takes a cursor and INTO');
    return { kind: 'cursor', how: 'FETCH', name: name.low, into: splitAtCommas(rest.slice(into + 1)) };
  }
  return { kind: 'sql', tokens };
}

function parseCall(reader: TokenReader, [name, ...list]: Token[]): Parsed<'call'> {
  if (!name) throw reader.finding('CALL takes a procedure');
  if (list.length > 0 && (!is(list[0], '(') || closing(list, 0) !== list.length)) {
    throw new SqlSyntaxError({ file: name.file, line: name.line, what: 'CALL takes a procedure of this database and its arguments' });
  }
  return { kind: 'call', name: name.low, arguments: splitAtCommas(list.slice(1, -1)) };
}

function parseAssignment(reader: TokenReader, item: Token[]): { target: Token[]; value: Token[] } {
  const sign = item.findIndex((token) => is(token, '=', ':='));
  if (sign < 1) throw reader.finding('SET takes a variable, a sign and a value');
  return { target: item.slice(0, sign), value: item.slice(sign + 1) };
}
