import type { GameConnection } from '../game/connection';
import { type Catalogue, objectsOf, type ObjectType, type SqlObject } from './catalogue';
import { DeployError } from './deploy-error';
import { isGate } from './gates';

/** What exists on the server. */
interface PresentObject {
  type: ObjectType;
  name: string;
}

const DROP: Record<ObjectType, string> = {
  FUNCTION: 'DROP FUNCTION IF EXISTS ??',
  PROCEDURE: 'DROP PROCEDURE IF EXISTS ??',
  TRIGGER: 'DROP TRIGGER IF EXISTS ??',
  VIEW: 'DROP VIEW IF EXISTS ??',
};

/**
 * Makes all routines, triggers and views anew and removes those that no file describes. The gates
 * must be closed. A view is there all the time; a function that it calls is missing for the time
 * between two statements.
 * @returns the names of what was removed for good
 * @throws DeployError when the server refuses a linked trigger; else the error of mysql2
 */
export async function rebuildObjects(connection: GameConnection, catalogue: Catalogue): Promise<string[]> {
  const before = await presentObjects(connection);
  // First, so that no trigger works with half of the routines.
  for (const { name } of before.filter(({ type }) => type === 'TRIGGER')) await connection.run(DROP.TRIGGER, [name]);
  for (const routine of objectsOf(catalogue, 'FUNCTION', 'PROCEDURE')) {
    if (before.some((present) => isSame(present, routine))) await connection.run(DROP[routine.type], [routine.name]);
    await connection.run(routine.sql);
  }
  for (const view of objectsOf(catalogue, 'VIEW')) await connection.run(replaceView(view));
  for (const trigger of objectsOf(catalogue, 'TRIGGER')) await createTrigger(connection, trigger);
  const orphans = before.filter((present) => !catalogue.objects.some((object) => isSame(present, object)));
  for (const { type, name } of orphans) await connection.run(DROP[type], [name]);
  return orphans.map(({ name }) => name);
}

/** Makes a trigger; of a linked one, whose lines come from many files, the error names the file. */
async function createTrigger(connection: GameConnection, { name, sql, origins }: SqlObject): Promise<void> {
  try {
    await connection.run(sql);
  } catch (error) {
    if (!origins || !(error instanceof Error)) throw error;
    const [, line] = /\bat line (\d+)/.exec(error.message) ?? [];
    const origin = line === undefined ? undefined : origins[Number(line) - 1];
    const place = origin === undefined ? '' : ` (${origin})`;
    throw new DeployError(`The server refuses the linked trigger ${name}${place}: ${error.message}`, { cause: error });
  }
}

/** The statement that makes a view, or changes it in place. */
export function replaceView({ sql }: SqlObject): string {
  return sql.replace(/^CREATE\s+VIEW/i, 'CREATE OR REPLACE VIEW');
}

/** Routines, triggers and views of the database, without the gates. */
async function presentObjects(connection: GameConnection): Promise<PresentObject[]> {
  const objects = await connection.rows<PresentObject>(
    'SELECT ROUTINE_TYPE AS type, ROUTINE_NAME AS name FROM information_schema.ROUTINES' +
      ' WHERE ROUTINE_SCHEMA = DATABASE()' +
      " UNION ALL SELECT 'TRIGGER', TRIGGER_NAME FROM information_schema.TRIGGERS" +
      ' WHERE TRIGGER_SCHEMA = DATABASE()' +
      " UNION ALL SELECT 'VIEW', TABLE_NAME FROM information_schema.VIEWS" +
      ' WHERE TABLE_SCHEMA = DATABASE()',
  );
  return objects.filter(({ type, name }) => !(type === 'TRIGGER' && isGate(name)));
}

/** Without regard to case, which some servers do not keep. */
function isSame(present: PresentObject, { type, name }: SqlObject): boolean {
  return type === present.type && name.toLowerCase() === present.name.toLowerCase();
}
