import stringWidth from 'string-width';
import { wrapped } from '../draw-table';

/** Replaces the rest of a text that was cut. */
const CUT = '…';

const SEGMENTS = new Intl.Segmenter();

/** The width of a text in columns of a terminal, without colour codes. */
export function widthOfText(text: string): number {
  return stringWidth(text);
}

/** Cuts a text to a width. */
export function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = '';
  for (const { segment } of SEGMENTS.segment(text)) {
    if (stringWidth(kept + segment) > width - CUT.length) break;
    kept += segment;
  }
  return width < 2 ? kept : `${kept.trimEnd()}${CUT}`;
}

/** Wraps a text between words; continued lines keep the indentation. */
export function folded(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => {
    const words = line.trimStart();
    const indent = line.slice(0, line.length - words.length);
    return wrapped(words, Math.max(1, width - indent.length)).map((part) => indent + part);
  });
}

/** Pads a text, which may be painted, with blanks to a width. */
export function pad(text: string, width: number, side: 'left' | 'right' = 'left'): string {
  const blanks = ' '.repeat(Math.max(0, width - stringWidth(text)));
  return side === 'left' ? text + blanks : blanks + text;
}

/**
 * Shortens names to a width: by dropping a last word that several names share, otherwise by cutting. Different names
 * stay different where possible.
 */
export function shortNames(names: readonly string[], width: number): Map<string, string> {
  const all = [...new Set(names)];
  const lastWords = all.map(lastWord);
  const common = new Set(lastWords.filter((word) => word !== '' && lastWords.filter((other) => other === word).length >= 3));
  const brief = (name: string): string =>
    cut(stringWidth(name) > width && common.has(lastWord(name)) ? name.slice(0, -lastWord(name).length).trim() : name, width);
  const others = (short: string): number => all.filter((name) => brief(name) === short).length;
  return new Map(all.map((name) => [name, others(brief(name)) > 1 ? withEnd(name, width) : brief(name)]));
}

/** The last word of a name that has several. */
function lastWord(name: string): string {
  return / (\S+)$/.exec(name)?.[1] ?? '';
}

/** Cuts the middle of a name, which keeps `Chance 1` and `Chance 2` different. */
function withEnd(name: string, width: number): string {
  const end = /(\d{1,3}|\S)$/u.exec(name)?.[0] ?? '';
  return width < 6 || stringWidth(name) <= width ? cut(name, width) : `${cut(name, width - end.length)}${end}`;
}
