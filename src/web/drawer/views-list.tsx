import type { GameConnection } from '../../game/connection';

/** A view and its columns. */
export interface ViewColumns {
  view: string;
  columns: string;
}

/** All views that the account of the page sees, with their columns. */
export function readViewColumns(connection: GameConnection): Promise<ViewColumns[]> {
  return connection.rows(
    'SELECT /*+ SET_VAR(group_concat_max_len = 100000) */ c.TABLE_NAME AS view,' +
      " GROUP_CONCAT(c.COLUMN_NAME ORDER BY c.ORDINAL_POSITION SEPARATOR ', ') AS columns" +
      ' FROM information_schema.COLUMNS AS c JOIN information_schema.VIEWS AS v USING (TABLE_SCHEMA, TABLE_NAME)' +
      ' WHERE c.TABLE_SCHEMA = DATABASE() GROUP BY c.TABLE_NAME ORDER BY c.TABLE_NAME',
  );
}

/** The views, each with its columns. */
export function ViewsList({ views }: { views: readonly ViewColumns[] }) {
  return (
    <dl class="views">
      {views.map(({ view, columns }) => (
        <>
          <dt><code>{view}</code></dt>
          <dd>{columns}</dd>
        </>
      ))}
    </dl>
  );
}
