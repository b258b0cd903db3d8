import { SqlSyntaxError } from './link-error';

export type TokenKind = 'word' | 'quoted' | 'text' | 'number' | 'variable' | 'sign';

/** A token of a source, with everything that is needed to print it unchanged. */
export interface Token {
  kind: TokenKind;
  /** as written */
  text: string;
  /** in lower case and without backticks, for comparing names and keywords */
  low: string;
  file: string;
  /** from 1 */
  line: number;
  /** characters of its source before it */
  at: number;
  /** the indentation of its line */
  indent: number;
  /** whether white space precedes it */
  spaced: boolean;
  /** whether the remark before it says that the statement finds exactly one row */
  findsOneRow?: boolean;
}

/** The remark that a SELECT … INTO always finds a row, so that its variables need not be set to NULL before. */
const ONE_ROW = /^--\s*exactly one row\s*$/;

/** Longer signs first. */
const SIGNS = /<=>|->>|<=|>=|<>|!=|:=|->|\|\||&&|<<|>>|[-+*/%(),;.=<>&|~^!:]/y;

const PARTS: readonly [TokenKind | 'blank', RegExp][] = [
  ['blank', /\s+|\/\*[\s\S]*?\*\/|--(?=[\s]|$)[^\n]*|#[^\n]*/y],
  ['text', /'(?:[^'\\]|''|\\[\s\S])*'|"(?:[^"\\]|""|\\[\s\S])*"/y],
  ['number', /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?(?![\w$])/y],
  ['variable', /@@?[\w$.]+/y],
  ['quoted', /`(?:[^`]|``)+`/y],
  ['word', /[A-Za-z_$][\w$]*/y],
  ['sign', SIGNS],
];

/**
 * Splits a source into tokens, without comments.
 * @throws SqlSyntaxError at the first character that begins no token
 */
export function tokenize(sql: string, file: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let line = 1;
  let indent = indentAt(sql, 0);
  let spaced = false;
  let findsOneRow = false;
  while (at < sql.length) {
    const [kind, text] = partAt(sql, at) ?? [undefined, ''];
    if (kind === undefined) {
      throw new SqlSyntaxError({ file, line, what: `Nothing in SQL begins with ${sql.slice(at, at + 10)}` });
    }
    if (/^\/\*[+!]/.test(text)) throw new SqlSyntaxError({ file, line, what: 'Hints and comments for one server are not understood' });
    if (kind !== 'blank') {
      tokens.push({ kind, text, low: lowOf(kind, text), file, line, at, indent, spaced, ...(findsOneRow ? { findsOneRow } : {}) });
      findsOneRow = false;
    } else if (ONE_ROW.test(text)) findsOneRow = true;
    spaced = kind === 'blank';
    at += text.length;
    const breaks = text.split('\n').length - 1;
    if (breaks > 0) {
      line += breaks;
      indent = indentAt(sql, sql.lastIndexOf('\n', at - 1) + 1);
    }
  }
  return tokens;
}

function partAt(sql: string, at: number): [TokenKind | 'blank', string] | undefined {
  for (const [kind, pattern] of PARTS) {
    pattern.lastIndex = at;
    const [text] = pattern.exec(sql) ?? [];
    if (text) return [kind, text];
  }
  return undefined;
}

function indentAt(sql: string, lineStart: number): number {
  return (/^ */.exec(sql.slice(lineStart, lineStart + 200)) ?? [''])[0].length;
}

function lowOf(kind: TokenKind, text: string): string {
  if (kind === 'quoted') return text.slice(1, -1).replaceAll('``', '`').toLowerCase();
  return kind === 'text' ? text : text.toLowerCase();
}

/** Whether a token is a keyword or a sign; a quoted name is none. */
export function is(token: Token | undefined, ...lows: string[]): boolean {
  return token !== undefined && (token.kind === 'word' || token.kind === 'sign') && lows.includes(token.low);
}

/** Whether a token may be a name. */
export function isName(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'word' || token.kind === 'quoted');
}

/** A token that replaces another. */
export function inPlaceOf(token: Token, kind: TokenKind, text: string): Token {
  return { ...token, kind, text, low: lowOf(kind, text) };
}

/** Tokens that replace another one. */
export function replaced(token: Token, by: readonly Token[]): Token[] {
  const { file, line, indent, spaced } = token;
  return by.map((part, index) => ({ ...part, file, line, indent, spaced: index === 0 ? spaced : part.spaced }));
}

/** The index after the parenthesis that closes the one at `open`. */
export function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    if (is(tokens[index], '(')) depth += 1;
    if (is(tokens[index], ')')) depth -= 1;
    if (depth === 0) return index + 1;
  }
  return tokens.length;
}

/** The parts between commas outside parentheses; none of an empty list. */
export function splitAtCommas(tokens: readonly Token[]): Token[][] {
  if (tokens.length === 0) return [];
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (is(token, '(')) depth += 1;
    if (is(token, ')')) depth -= 1;
    if (depth === 0 && is(token, ',')) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** Tokens as SQL on one line, for comparing. */
export function flat(tokens: readonly Token[]): string {
  return tokens.map(({ text, spaced }, index) => (spaced && index > 0 ? ` ${text}` : text)).join('');
}
