import type { RecordUse } from '../linker';

/** The most columns of a line of SQL. */
const MOST_COLUMNS = 100;

/** A doc comment at the beginning of a body: before it, its lines, after it. */
const DOC_COMMENT = /^([\s\S]*?\nBEGIN\n) {2}\/\*\n([\s\S]*?)\n {3}\*\/\n([\s\S]*)$/;

/** A line of a doc comment that begins a paragraph with a name: `   * Takes   : …` */
const KEY = /^ {3}\* ([A-Z]\w*)( *):(?: |$)/;

/**
 * Writes the line `Move :` or `Bot :` into the doc comment of a routine: the variables of the record that it reads and
 * sets, as the linker finds them.
 * @param sql one CREATE with a body between BEGIN and END
 * @param use empty: the routine uses none, and its doc comment gets no such line
 * @param key as DocumentedRecord.header
 */
export function withRecordHeader(sql: string, use: RecordUse, key: string): string {
  const [, before, comment, after] = DOC_COMMENT.exec(sql) ?? [];
  if (before === undefined || comment === undefined || after === undefined) {
    const header = headerLines(use, key, key.length);
    return header.length === 0 ? sql : sql.replace('\nBEGIN\n', `\nBEGIN\n  /*\n${header.join('\n')}\n   */\n`);
  }
  const lines = withoutHeader(comment.split('\n'), key);
  const width = Math.max(key.length, ...lines.map((line) => (KEY.exec(line)?.slice(1, 3).join('') ?? ' ').length - 1));
  const header = headerLines(use, key, width);
  const firstKey = lines.findIndex((line) => KEY.test(line));
  const written = firstKey < 0
    ? [...lines, ...(header.length > 0 && lines.length > 0 ? ['   *'] : []), ...header]
    : [...lines.slice(0, firstKey), ...header, ...lines.slice(firstKey)];
  return written.length === 0 ? `${before}${after}` : `${before}  /*\n${written.join('\n')}\n   */\n${after}`;
}

/** The lines of a doc comment without the variables of the record. */
function withoutHeader(lines: readonly string[], key: string): string[] {
  const start = lines.findIndex((line) => KEY.exec(line)?.[1] === key);
  if (start < 0) return [...lines];
  const length = lines.slice(start + 1).findIndex((line) => !/^ {3}\* {4,}\S/.test(line));
  const end = length < 0 ? lines.length : start + 1 + length;
  const rest = [...lines.slice(0, start), ...lines.slice(end)];
  while (rest.at(-1) === '   *') rest.pop();
  return rest;
}

function headerLines({ reads, sets }: RecordUse, key: string, width: number): string[] {
  const parts = [['reads', ...reads], ['sets', ...sets]].filter(({ length }) => length > 1).map((words) => words.join(' '));
  if (parts.length === 0) return [];
  const first = `   * ${key.padEnd(width)} : `;
  const further = `   * ${' '.repeat(width)}   `;
  const lines: string[] = [];
  let line = first;
  for (const word of `${parts.join('; ')}.`.split(' ')) {
    const isFirst = line === first || line === further;
    if (!isFirst && line.length + 1 + word.length > MOST_COLUMNS) {
      lines.push(line);
      line = `${further}${word}`;
    } else line += isFirst ? word : ` ${word}`;
  }
  return [...lines, line];
}
