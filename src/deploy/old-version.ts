import type { GameConnection } from '../client/connection';
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

type NamedObject = Pick<PresentObject, 'type' | 'name'>;

/** An object with its CREATE statement. */
interface Source extends NamedObject {
  sql: string;
}

interface OldObject extends PresentObject {
  /** its CREATE statement; undefined when this account may not read it */
  sql: string | undefined;
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
 */
export async function readOldVersion(connection: GameConnection, changing: readonly PresentObject[]): Promise<OldVersion> {
  const present = await presentObjects(connection);
  const objects: OldObject[] = [];
  for (const object of present.filter((found) => changing.some((other) => isSame(other, found)))) {
    objects.push({ ...object, sql: await textOf(connection, object) });
  }
  return { changing: objects, present, tables: await readTables(connection) };
}

/**
 * Restores the objects that a deploy changed; the gates must be closed. Rows need no restoring, because seeds and
 * editions are applied in one transaction.
 * @returns false when tables have changed, so that the old version might not work, or when an object has changed whose
 *   text this account could not read; then nothing was done
 * @throws the error of mysql2
 */
export async function restoreObjects(connection: GameConnection, old: OldVersion): Promise<boolean> {
  if (!(await hasOldTables(connection, old))) return false;
  const { changing, present } = old;
  const found = await presentObjects(connection);
  const changed: Source[] = [];
  for (const { sql, state, ...object } of changing) {
    const now = found.find((other) => isSame(other, object));
    const isUnchanged = now !== undefined && (sql === undefined ? now.state === state : (await textOf(connection, now)) === sql);
    if (isUnchanged) continue;
    if (sql === undefined) return false;
    changed.push({ ...object, sql });
  }
  const isIn = (objects: readonly NamedObject[], object: NamedObject): boolean => objects.some((other) => isSame(other, object));
  const added = found.filter((object) => !isIn(present, object));
  const gone = [...changed.filter((object) => isIn(found, object)), ...added];
  // Triggers first, so that none runs with half of the routines.
  for (const type of ['TRIGGER', 'FUNCTION', 'PROCEDURE', 'VIEW'] as const) {
    for (const { name } of gone.filter((object) => object.type === type)) await connection.run(DROP[type], [name]);
  }
  const of = (...types: ObjectType[]): Source[] => changed.filter(({ type }) => types.includes(type));
  for (const { sql } of of('FUNCTION', 'PROCEDURE')) await connection.run(sql);
  await createViews(connection, of('VIEW'));
  for (const { sql } of of('TRIGGER')) await connection.run(sql);
  return true;
}

/** Whether the tables are still as the old version had them; new ones do not disturb it. */
export async function hasOldTables(connection: GameConnection, { tables }: OldVersion): Promise<boolean> {
  const now = await readTables(connection);
  return [...tables].every(([name, sql]) => now.get(name) === sql);
}

function isSame(one: NamedObject, other: NamedObject): boolean {
  return one.type === other.type && one.name === other.name;
}

/** Creates views, each as soon as those that it reads exist. */
async function createViews(connection: GameConnection, views: readonly Source[]): Promise<void> {
  const waiting: Source[] = [];
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
async function textOf(connection: GameConnection, { type, name }: NamedObject): Promise<string | undefined> {
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
