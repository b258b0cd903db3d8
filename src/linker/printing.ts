import type { Place } from './statement';
import type { Token } from './tokens';

/** Marks, until printing, a line break that is not in a quoted text. */
const BREAK = '\n\u0001';

/** A statement, or the beginning or end of one, of the linked text. */
export interface Piece {
  /** blocks around it */
  depth: number;
  text: string;
  /** of each of its lines, `file:line` */
  origins: string[];
}

/** A linked text and the sources of its lines. */
export interface Printed {
  sql: string;
  origins: string[];
}

/** The origin of lines that are in no source. */
export interface Origin {
  file: string;
  line: number;
}

/** A line that is not in a source. */
export function ownPiece(text: string, { file, line }: Origin): Piece {
  return { depth: 0, text, origins: text.split('\n').map(() => `${file}:${line}`) };
}

/** Tokens with the line breaks that they have in their source. */
export function piece(tokens: readonly Token[]): Piece {
  let text = '';
  const origins: string[] = [];
  tokens.forEach((token, index) => {
    const previous = tokens[index - 1];
    const [first] = tokens;
    if (previous && first && token.spaced && token.line > previous.line && token.file === previous.file) {
      text += `${BREAK}${' '.repeat(Math.max(token.indent - first.indent, 2))}`;
      origins.push(`${token.file}:${token.line}`);
    } else if (previous && token.spaced) text += ' ';
    if (!previous) origins.push(`${token.file}:${token.line}`);
    text += token.text;
    // A text of several lines.
    token.text.split('\n').slice(1).forEach((_, further) => origins.push(`${token.file}:${token.line + further + 1}`));
  });
  return { depth: 0, text, origins };
}

/** A line of something known, tokens, and something known. */
export function withTokens({ file, line }: Place, head: string, tokens: readonly Token[], tail: string): Piece {
  const [first] = tokens;
  const written = piece(first ? [{ ...first, spaced: false }, ...tokens.slice(1)] : []);
  const origins = written.origins.length > 0 ? written.origins : [`${file}:${line}`];
  return { depth: 0, text: `${head}${written.text}${tail}`, origins };
}

/** Pieces one block further in. */
export function inside(pieces: readonly Piece[]): Piece[] {
  return pieces.map((one) => ({ ...one, depth: one.depth + 1 }));
}

/** All pieces on separate lines, indented by only one space per block, because the server stores every character. */
export function print(pieces: readonly Piece[]): Printed {
  const sql = pieces.map(({ depth, text }) => indented(text, ' '.repeat(depth))).join('\n');
  return { sql, origins: pieces.flatMap(({ origins }) => origins) };
}

/** Only lines that were broken here are indented: a text between quotes is left as it is. */
function indented(text: string, blanks: string): string {
  return blanks + text.replaceAll(BREAK, `\n${blanks}`);
}
