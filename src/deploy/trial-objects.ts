import { format } from 'mysql2';
import type { GameConnection } from '../client/connection';
import { CREATE, type SqlObject } from './catalogue';
import { create, DROP, inOrder } from './rebuild';

/** The prefix of the names of trial objects, which nothing else has. */
const PREFIX = 'deploy_try_';

/** The table of a trigger. */
const TRIGGER_TABLE = /\bON\s+`?(\w+)`?\s+FOR\s+EACH\s+ROW\b/i;

/**
 * Creates objects under other names and drops them again, to find errors before anything is changed. Triggers are
 * tried on an empty copy of their table.
 * @param objects may include views and triggers only if their tables are up to date
 * @throws DeployError with the file of the first object that the server rejects
 */
export async function tryObjects(connection: GameConnection, objects: readonly SqlObject[]): Promise<void> {
  try {
    for (const object of inOrder(objects)) await tryObject(connection, object, objects);
  } finally {
    await dropTrialObjects(connection);
  }
}

/** Drops all trial objects, including those of a deploy that was killed. */
export async function dropTrialObjects(connection: GameConnection): Promise<void> {
  const found = await connection.rows<{ type: SqlObject['type'] | 'BASE TABLE'; name: string }>(
    'SELECT ROUTINE_TYPE AS type, ROUTINE_NAME AS name FROM information_schema.ROUTINES' +
      ' WHERE ROUTINE_SCHEMA = DATABASE() AND LEFT(ROUTINE_NAME, ?) = ?' +
      ' UNION ALL SELECT TABLE_TYPE, TABLE_NAME FROM information_schema.TABLES' +
      ' WHERE TABLE_SCHEMA = DATABASE() AND LEFT(TABLE_NAME, ?) = ?',
    [PREFIX.length, PREFIX, PREFIX.length, PREFIX],
  );
  const drops = found.map(({ type, name }) => format(type === 'BASE TABLE' ? 'DROP TABLE IF EXISTS ??' : DROP[type], [name]));
  if (drops.length > 0) await connection.run(drops.join(';\n'));
}

async function tryObject(connection: GameConnection, object: SqlObject, tried: readonly SqlObject[]): Promise<void> {
  const name = PREFIX + object.name;
  const renamed = object.sql.replace(CREATE, format('CREATE $1 ??', [name]));
  if (object.type === 'VIEW') await create(connection, object, readingTrialObjects(renamed, tried));
  else if (object.type !== 'TRIGGER') await create(connection, object, renamed);
  else {
    const [, table = ''] = TRIGGER_TABLE.exec(object.sql) ?? [];
    await connection.run('CREATE TABLE ?? LIKE ??', [name, table]);
    await create(connection, object, renamed.replace(TRIGGER_TABLE, format('ON ?? FOR EACH ROW', [name])));
  }
}

/** Makes a view read the trial objects of changed views and functions, which may not exist yet under their own names. */
function readingTrialObjects(sql: string, tried: readonly SqlObject[]): string {
  return tried.reduce((text, { type, name }) => {
    if (type === 'VIEW') return text.replace(new RegExp(`((?:FROM|JOIN)\\s+)${name}\\b`, 'g'), `$1${PREFIX}${name}`);
    return type === 'FUNCTION' ? text.replace(new RegExp(`\\b${name}\\(`, 'g'), `${PREFIX}${name}(`) : text;
  }, sql);
}
