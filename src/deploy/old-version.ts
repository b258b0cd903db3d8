import type { GameConnection } from '../game/connection';
import type { ObjectType } from './catalogue';
import { type PresentObject, presentObjects } from './installed-parts';
import { DROP } from './rebuild';

/** The statement that shows the text of an object, and the column of its result. */
const SHOW: Record<ObjectType, readonly [string, string]> = {
  FUNCTION: ['SHOW CREATE FUNCTION ??', 'Create Function'],
  PROCEDURE: ['SHOW CREATE PROCEDURE ??', 'Create Procedure'],
  TRIGGER: ['SHOW CREATE TRIGGER ??', 'SQL Original Statement'],
  VIEW: ['SHOW CREATE VIEW ??', 'Create View'],
};

/** The definer in a CREATE statement; without it, the definer is the account that creates the object. */
const DEFINER = / DEFINER=`(?:[^`]|``)*`@`(?:[^`]|``)*`/;

interface OldObject extends Pick<PresentObject, 'type' | 'name'> {
  /** its CREATE statement */
  sql: string;
}

/** The installation before a deploy changes it. */
export interface OldVersion {
  /** routines, triggers and views that may be changed or removed */
  changing: readonly OldObject[];
  /** all objects */
  present: readonly PresentObject[];
  /** the CREATE statements of the tables, by name */
  tables: ReadonlyMap<string, string>;
}

/**
 * Reads what a deploy is about to change.
 * @param changing the objects that it may change or remove
 * @returns undefined when this account may not read all of it, so that it could not be restored
 */
export async function readOldVersion(connection: GameConnection, changing: readonly PresentObject[]): Promise<OldVersion | undefined> {
  const objects: OldObject[] = [];
  for (const object of changing) {
    const sql = await textOf(connection, object);
    if (sql === undefined) return undefined;
    objects.push({ type: object.type, name: object.name, sql });
  }
  return { changing: objects, present: await presentObjects(connection), tables: await readTables(connection) };
}

/**
 * Restores the objects that a deploy changed; the gates must be closed. Rows need no restoring, because seeds and
 * editions are applied in one transaction.
 * @returns false when tables have changed, so that the old version might not work; then nothing was done
 * @throws the error of mysql2
 */
export async function restoreObjects(connection: GameConnection, { changing, present, tables }: OldVersion): Promise<boolean> {
  const now = await readTables(connection);
  if ([...tables].some(([name, sql]) => now.get(name) !== sql)) return false;
  const found = await presentObjects(connection);
  const isIn = (objects: readonly Pick<PresentObject, 'type' | 'name'>[], { type, name }: Pick<PresentObject, 'type' | 'name'>): boolean =>
    objects.some((other) => other.type === type && other.name === name);
  const changed: OldObject[] = [];
  for (const object of changing) {
    if (!isIn(found, object) || (await textOf(connection, object)) !== object.sql) changed.push(object);
  }
  const added = found.filter((object) => !isIn(present, object));
  const gone = [...changed.filter((object) => isIn(found, object)), ...added];
  // Triggers first, so that none runs with half of the routines.
  for (const type of ['TRIGGER', 'FUNCTION', 'PROCEDURE', 'VIEW'] as const) {
    for (const { name } of gone.filter((object) => object.type === type)) await connection.run(DROP[type], [name]);
  }
  const of = (...types: ObjectType[]): OldObject[] => changed.filter(({ type }) => types.includes(type));
  for (const { sql } of of('FUNCTION', 'PROCEDURE')) await connection.run(sql);
  await createViews(connection, of('VIEW'));
  for (const { sql } of of('TRIGGER')) await connection.run(sql);
  return true;
}

/** Creates views, each as soon as those that it reads exist. */
async function createViews(connection: GameConnection, views: readonly OldObject[]): Promise<void> {
  const waiting: OldObject[] = [];
  let problem: unknown;
  for (const view of views) {
    await connection.run(view.sql).catch((error: unknown) => {
      problem = error;
      waiting.push(view);
    });
  }
  if (waiting.length === views.length && problem !== undefined) throw problem;
  if (waiting.length > 0) await createViews(connection, waiting);
}

/** The CREATE statement of an object; undefined when this account may not read it. */
async function textOf(connection: GameConnection, { type, name }: Pick<PresentObject, 'type' | 'name'>): Promise<string | undefined> {
  const [statement, column] = SHOW[type];
  const [row] = await connection.rows<Record<string, string | null>>(statement, [name]);
  return row?.[column]?.replace(DEFINER, '');
}

async function readTables(connection: GameConnection): Promise<Map<string, string>> {
  const names = await connection.rows<{ name: string }>(
    "SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_TYPE = 'BASE TABLE'",
  );
  const tables = new Map<string, string>();
  for (const { name } of names) {
    const [row] = await connection.rows<{ 'Create Table': string }>('SHOW CREATE TABLE ??', [name]);
    tables.set(name, (row?.['Create Table'] ?? '').replace(/ AUTO_INCREMENT=\d+/, ''));
  }
  return tables;
}
