import Table from 'cli-table3';

/** Writes a line for people to stderr. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Writes a line to stdout. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Writes a value as JSON to stdout. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value, undefined, 2));
}

/** Writes rows as a table to stdout: the columns are those of the first row. */
export function printTable(rows: readonly object[]): void {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length > 0) print(tableOf(columns, rows.map((row) => Object.values(row) as unknown[])));
}

/** Plain lines, as a `mysql` client draws them; numbers to the right; NULL is left empty. */
function tableOf(columns: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const table = new Table({
    head: [...columns],
    colAligns: columns.map((_, index) => (rows.some((row) => typeof row[index] === 'number') ? 'right' : 'left')),
    style: { head: [], border: [] },
    chars: {
      top: '-', 'top-mid': '+', 'top-left': '+', 'top-right': '+',
      bottom: '-', 'bottom-mid': '+', 'bottom-left': '+', 'bottom-right': '+',
      left: '|', 'left-mid': '', mid: '', 'mid-mid': '', right: '|', 'right-mid': '', middle: '|',
    },
  });
  table.push(...rows.map((row) => row.map((value) => String(value ?? ''))));
  return ruleUnderHead(table.toString());
}

/** cli-table3 draws lines either between all rows or between none. */
function ruleUnderHead(table: string): string {
  const [top = '', head = '', ...rest] = table.split('\n');
  return [top, head, top, ...rest].join('\n');
}
