/** Rows as spreadsheets of different systems save them, by what is special about the file. */
export function asSaved(rows: readonly (readonly string[])[]): [what: string, bytes: Buffer][] {
  const saved = (separator: string, end = '\n', change = (cell: string): string => cell): string =>
    rows.map((row) => row.map((cell) => (cell.includes(separator) ? `"${cell}"` : change(cell))).join(separator) + end).join('');
  const text = saved(',');
  return [
    ['line feeds', Buffer.from(text)],
    ['carriage returns and line feeds', Buffer.from(saved(',', '\r\n'))],
    ['carriage returns alone', Buffer.from(saved(',', '\r'))],
    ['a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, little end first', Buffer.from(`\uFEFF${saved('\t', '\r\n')}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['semicolons', Buffer.from(saved(';', '\r\n'))],
    ['the separator in the first line', Buffer.from(`sep=;\r\n${saved(';', '\r\n')}`)],
    ['tabs', Buffer.from(saved('\t'))],
    ['blanks after commas', Buffer.from(saved(', '))],
    ['every cell in quotation marks', Buffer.from(saved(',', '\n', (cell) => `"${cell}"`))],
    ['separators after every row', Buffer.from(saved(',', ',,,\n'))],
    ['empty rows of separators', Buffer.from(`${saved(';', '\r\n')};;;\r\n;;;\r\n`)],
  ];
}
