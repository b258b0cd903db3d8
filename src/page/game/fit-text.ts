/** The widths of the typeface's letters from blank to tilde, in hundredths of the font size. */
const WIDTHS = [
  24, 30, 34, 63, 56, 79, 64, 21, 36, 36, 48, 63, 23, 41, 22, 40, 64, 42, 56, 55, 62, 58, 57, 54, 61, 57, 27, 27, 63, 63, 63, 51,
  99, 69, 61, 72, 69, 59, 55, 76, 75, 28, 52, 62, 52, 85, 77, 78, 59, 78, 63, 61, 56, 71, 70, 97, 63, 62, 64, 33, 40, 33, 56, 44,
  23, 52, 59, 54, 59, 55, 38, 59, 56, 24, 27, 50, 23, 86, 56, 58, 59, 58, 35, 47, 38, 56, 53, 80, 49, 54, 49, 39, 26, 39, 59,
] as const;

/** The width of other letters, and of square characters from FIRST_SQUARE on. */
const OTHER_WIDTH = 62;
const SQUARE_WIDTH = 100;
const FIRST_SQUARE = 0x2e80;

/** The width of a text in units of its font size. */
function widthOf(text: string): number {
  const widths = [...text].map((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return WIDTHS[code - 32] ?? (code >= FIRST_SQUARE ? SQUARE_WIDTH : OTHER_WIDTH);
  });
  return widths.reduce((sum, width) => sum + width, 0) / 100;
}

/**
 * The font size at which the longest word of a text fits into a width.
 * @param largest the largest size
 * @param smallest the smallest size: a longer word is broken
 */
export function sizeFor(text: string, width: number, largest: number, smallest: number): number {
  const longest = Math.max(...text.split(/\s+/).map(widthOf), 0.01);
  return Math.min(largest, Math.max(smallest, Math.floor((width / longest) * 2) / 2));
}

/**
 * Breaks a text into lines that fit into a width, at blanks where possible.
 * @param size the font size, in the unit of the width
 * @param most the maximum number of lines; the rest is cut and marked by an ellipsis
 */
export function linesIn(text: string, width: number, size: number, most: number): string[] {
  const room = width / size;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((whole) => piecesOf(whole, room))) {
    if (line !== '' && widthOf(`${line} ${word}`) > room) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  if (line !== '') lines.push(line);
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), cut(lines[most - 1] ?? '', room)];
}

/** A line cut short, with an ellipsis. */
function cut(line: string, room: number): string {
  const letters = [...line.replace(/-$/, '')];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** A word in pieces of similar length that fit, hyphenated between syllables if possible; no piece is a single letter. */
function piecesOf(word: string, room: number): string[] {
  if (widthOf(word) <= room) return [word];
  const letters = [...word];
  for (let count = 2; count < letters.length / 2; count += 1) {
    const size = Math.ceil(letters.length / count);
    const even = Array.from({ length: count - 1 }, (_, index) => (index + 1) * size);
    const pieces = [even.map((place) => syllableNear(letters, place)), even].map((places) => brokenAt(letters, places)).find((all) => all.every((piece) => widthOf(piece) <= room));
    if (pieces) return pieces;
  }
  // The width hardly fits a letter.
  const size = Math.max(2, Math.floor(room / 0.62) - 1);
  return brokenAt(letters, Array.from({ length: Math.ceil(letters.length / size) - 1 }, (_, index) => (index + 1) * size));
}

/** The pieces between some places. Only scripts with small letters have hyphens. */
function brokenAt(letters: readonly string[], places: readonly number[]): string[] {
  return [0, ...places].map((place, index) => {
    const piece = letters.slice(place, places[index]).join('');
    return index < places.length && /\p{Ll}$/u.test(piece) ? `${piece}-` : piece;
  });
}

/** How far from the middle a syllable may end, in letters. */
const FAR = 2;

/** The place nearest to another one at which a syllable seems to end; if there is none, that place. */
function syllableNear(letters: readonly string[], place: number): number {
  const near = Array.from({ length: 2 * FAR + 1 }, (_, index) => place + (index % 2 === 0 ? index / 2 : -(index + 1) / 2));
  return near.find((one) => one >= 2 && one <= letters.length - 2 && isBetweenSyllables(letters, one)) ?? place;
}

/** Letters that stand for one sound. */
const INSEPARABLE: readonly string[] = ['ch', 'ck', 'gh', 'ph', 'sh', 'th', 'ng', 'qu'];

/** Whether a syllable seems to end before a letter: before one consonant, or between two, with vowels around. */
function isBetweenSyllables(letters: readonly string[], place: number): boolean {
  const [before = '', after = ''] = [letters[place - 1], letters[place]].map((letter) => letter?.toLowerCase());
  const isVowel = (index: number): boolean => /[aeiouyäöüàáâåæèéêìíîòóôøœùúû]/i.test(letters[index] ?? '');
  const vowelsAround = letters.slice(0, place).some((_, index) => isVowel(index)) && letters.slice(place).some((_, index) => isVowel(place + index));
  if (!vowelsAround || isVowel(place)) return false;
  if (isVowel(place - 1)) return isVowel(place + 1);
  return `${letters[place - 2]?.toLowerCase() ?? ''}${before}` === 'ng' || !INSEPARABLE.includes(before + after);
}
