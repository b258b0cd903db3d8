import type { GameConnection } from '../../client/connection';

/** A view and its columns. */
export interface ViewColumns {
  view: string;
  about: string;
  columns: string;
}

/** The views that a player may read, as typed statements do, with what they show and their columns. */
export function readViewColumns(connection: GameConnection): Promise<ViewColumns[]> {
  return connection.rows(
    'SELECT /*+ SET_VAR(group_concat_max_len = 100000) */ c.TABLE_NAME AS view, MAX(a.About) AS about,' +
      " GROUP_CONCAT(c.COLUMN_NAME ORDER BY c.ORDINAL_POSITION SEPARATOR ', ') AS columns" +
      " FROM information_schema.COLUMNS AS c JOIN aboutView AS a ON a.Name = c.TABLE_NAME AND a.Kind = 'view'" +
      " WHERE a.`For` REGEXP 'everybody|player' AND c.TABLE_SCHEMA = DATABASE() GROUP BY c.TABLE_NAME ORDER BY c.TABLE_NAME",
  );
}

/** The views, each with its columns. */
export function ViewsList({ views }: { views: readonly ViewColumns[] }) {
  return (
    <dl class="views">
      {views.map(({ view, about, columns }) => (
        <>
          <dt><code>{view}</code></dt>
          <dd>{about}<br />{columns}</dd>
        </>
      ))}
    </dl>
  );
}
