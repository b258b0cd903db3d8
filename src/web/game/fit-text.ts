/** How wide a letter is on average, as a part of its height. */
const LETTER_WIDTH = 0.62;

/**
 * How large letters can be so that the longest word of a text fits into a width.
 * @param largest they are never larger
 * @param smallest nor smaller: then the word is broken
 */
export function sizeFor(text: string, width: number, largest: number, smallest: number): number {
  const longest = Math.max(1, ...text.split(/\s+/).map((word) => [...word].length));
  return Math.min(largest, Math.max(smallest, Math.floor(width / (longest * LETTER_WIDTH))));
}

/**
 * Breaks a text into lines that fit into a width, at blanks if it can be.
 * @param size of the letters, in the unit of the width
 * @param most lines; what is left is cut, with a mark
 */
export function linesIn(text: string, width: number, size: number, most: number): string[] {
  const room = Math.max(3, Math.floor(width / (size * LETTER_WIDTH)));
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((whole) => piecesOf(whole, room))) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  if (line !== '') lines.push(line);
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, room - 1).trimEnd() ?? ''}…`];
}

/** A word in pieces that fit, each but the last with a hyphen. */
function piecesOf(word: string, room: number): string[] {
  const letters = [...word];
  if (letters.length <= room) return [word];
  const count = Math.ceil((letters.length - 1) / (room - 1));
  const size = Math.ceil(letters.length / count);
  return Array.from({ length: count }, (_, index) => letters.slice(index * size, (index + 1) * size).join('') + (index < count - 1 ? '-' : ''));
}
