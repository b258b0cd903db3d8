import stringWidth from 'string-width';
import { wrapped } from '../draw-table';

/** What stands for the rest of a text that was cut. */
const CUT = '.';

const SEGMENTS = new Intl.Segmenter();

/** How many columns of a terminal a text takes; colours take none. */
export function widthOfText(text: string): number {
  return stringWidth(text);
}

/** The beginning of a text that takes so many columns at most. */
export function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = '';
  for (const { segment } of SEGMENTS.segment(text)) {
    if (stringWidth(kept + segment) > width - CUT.length) break;
    kept += segment;
  }
  return width < 2 ? kept : `${kept.trimEnd()}${CUT}`;
}

/** A text in lines of at most so many characters, broken between words; what goes on below is as far in as its line. */
export function folded(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => {
    const words = line.trimStart();
    const indent = line.slice(0, line.length - words.length);
    return wrapped(words, Math.max(1, width - indent.length)).map((part) => indent + part);
  });
}

/** A text with blanks behind it, or in front of it, that takes so many columns. It may be painted already. */
export function pad(text: string, width: number, side: 'left' | 'right' = 'left'): string {
  const blanks = ' '.repeat(Math.max(0, width - stringWidth(text)));
  return side === 'left' ? text + blanks : blanks + text;
}

/**
 * Names as they fit into so many columns: as they are where they do, else without a last word that many
 * of them have, else cut, in such a way that different names stay different where that can be.
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

/** The last of several words. */
function lastWord(name: string): string {
  return / (\S+)$/.exec(name)?.[1] ?? '';
}

/** A name of which the beginning and the end are left, which is what tells `Chance 1` and `Chance 2` apart. */
function withEnd(name: string, width: number): string {
  const end = /(\d{1,3}|\S)$/u.exec(name)?.[0] ?? '';
  return width < 6 || stringWidth(name) <= width ? cut(name, width) : `${cut(name, width - end.length)}${end}`;
}
