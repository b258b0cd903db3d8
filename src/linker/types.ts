import { flat, type Token } from './tokens';

/** Whole numbers from the least to the greatest that a type holds. */
const RANGES: Readonly<Record<string, readonly [bigint, bigint]>> = {
  TINYINT: [-128n, 127n],
  'TINYINT UNSIGNED': [0n, 255n],
  SMALLINT: [-32768n, 32767n],
  'SMALLINT UNSIGNED': [0n, 65535n],
  INT: [-(2n ** 31n), 2n ** 31n - 1n],
  'INT UNSIGNED': [0n, 2n ** 32n - 1n],
  // Greater literals are unsigned numbers, which calculate otherwise.
  BIGINT: [-(2n ** 63n), 2n ** 63n - 1n],
};

/** Characters of any kind that a TEXT holds at least. */
const TEXT_LENGTH = 16_000;

const SYNONYMS: Readonly<Record<string, string>> = { BOOL: 'TINYINT', BOOLEAN: 'TINYINT', INTEGER: 'INT' };

/** A type as two declarations of it are compared: keywords in upper case, one name for one type. */
export function normalType(tokens: readonly Token[]): string {
  const words = tokens.map((token) => (token.kind === 'text' ? token : { ...token, text: token.text.toUpperCase() }));
  const [first] = words;
  const synonym = first && SYNONYMS[first.text];
  return flat(first && synonym ? [{ ...first, text: synonym }, ...words.slice(1)] : words);
}

/** The name of a type as it is declared: BOOLEAN says more than TINYINT. */
export function printedType(type: string): string {
  return type === 'TINYINT' ? 'BOOLEAN' : type;
}

/** A literal that can be substituted for a name: a whole number, a text, or NULL. */
export interface Constant {
  kind: 'number' | 'text' | 'null';
  /** as SQL */
  sql: string;
}

/**
 * The constant that a parameter of a type would hold, so that it can be substituted for the parameter.
 * TRUE becomes 1, because JSON_OBJECT distinguishes TRUE from the value of a BOOLEAN variable.
 * @returns undefined when it is none, or would be converted
 */
export function constantOf(tokens: readonly Token[], type: string): Constant | undefined {
  const [first, second] = tokens;
  const word = tokens.length === 1 && first?.kind === 'word' ? first.low : '';
  if (word === 'null') return { kind: 'null', sql: 'NULL' };
  const range = RANGES[type];
  if (range) {
    const isNegative = tokens.length === 2 && first?.text === '-' && second?.kind === 'number';
    const digits = word === 'true' ? '1' : word === 'false' ? '0' : (isNegative ? second?.text : tokens.length === 1 ? first?.text : '') ?? '';
    if (!/^\d+$/.test(digits)) return undefined;
    const value = isNegative ? -BigInt(digits) : BigInt(digits);
    if (value < range[0] || value > range[1]) return undefined;
    return { kind: 'number', sql: value < 0n ? `(${value})` : `${value}` };
  }
  const [, length] = type === 'TEXT' ? [type, String(TEXT_LENGTH)] : (/^(?:VAR)?CHAR\((\d+)\)$/.exec(type) ?? []);
  if (length !== undefined && tokens.length === 1 && first?.kind === 'text') {
    const text = textOf(first);
    return text !== undefined && [...text].length <= Number(length) ? { kind: 'text', sql: first.text } : undefined;
  }
  return undefined;
}

/** What a text between single quotes says; undefined when it is written with other means. */
export function textOf(token: Pick<Token, 'kind' | 'text'>): string | undefined {
  if (token.kind !== 'text' || !token.text.startsWith("'") || token.text.includes('\\')) return undefined;
  return token.text.slice(1, -1).replaceAll("''", "'");
}

/** A text as SQL. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
