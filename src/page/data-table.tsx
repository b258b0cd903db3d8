import type { Child } from 'hono/jsx';

interface DataTableProps {
  /** what it shows, for screen readers */
  label: string;
  /** rows of a view; elements, such as links, are shown as they are */
  rows: readonly object[];
  /** columns that are not shown */
  without?: readonly string[];
}

/** Rows as a table, which scrolls if it is wider than the window. */
export function DataTable({ label, rows, without = [] }: DataTableProps) {
  const heads = Object.keys(rows[0] ?? {}).filter((head) => !without.includes(head));
  return (
    <div class="wide" role="region" aria-label={label} tabindex={0}>
      <table>
        <thead><tr>{heads.map((head) => <th scope="col" class={isNumeric(rows, head) ? 'number' : undefined}>{head}</th>)}</tr></thead>
        <tbody>
          {rows.map((row) => {
            const cells = new Map<string, unknown>(Object.entries(row));
            return <tr>{heads.map((head) => <Cell value={cells.get(head)} />)}</tr>;
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Whether a column has numbers and nothing else: then its heading is above their digits. */
function isNumeric(rows: readonly object[], head: string): boolean {
  const values = rows.map((row) => new Map<string, unknown>(Object.entries(row)).get(head)).filter((value) => value !== null && value !== undefined);
  return values.length > 0 && values.every((value) => typeof value === 'number');
}

function Cell({ value }: { value: unknown }) {
  return <td class={typeof value === 'number' ? 'number' : undefined}>{typeof value === 'object' ? (value as Child) : String(value ?? '')}</td>;
}
