import type { GameConnection } from '../game/connection';
import type { ObjectType, SqlObject } from './catalogue';
import { serverErrno } from '../game/refusal';
import { DeployError, isDenied } from './deploy-error';
import type { Plan } from './installed-parts';

/** The statement that removes an object, for its name. */
export const DROP: Record<ObjectType, string> = {
  FUNCTION: 'DROP FUNCTION IF EXISTS ??',
  PROCEDURE: 'DROP PROCEDURE IF EXISTS ??',
  TRIGGER: 'DROP TRIGGER IF EXISTS ??',
  VIEW: 'DROP VIEW IF EXISTS ??',
};

/**
 * Makes routines, triggers and views anew as planned, and removes those that no file describes. The gates
 * must be closed. A view is there all the time; a routine is missing for the time between two statements.
 * @returns the names of what was removed for good
 * @throws DeployError when the server refuses an object
 */
export async function rebuildObjects(connection: GameConnection, { present, replaced, orphans }: Plan): Promise<string[]> {
  const isThere = ({ type, name }: SqlObject): boolean =>
    present.some((found) => found.type === type && found.name.toLowerCase() === name.toLowerCase());
  const gone = [...orphans, ...replaced.filter(isThere)];
  // First, so that none works with half of the routines.
  for (const { name } of gone.filter(({ type }) => type === 'TRIGGER')) await connection.run(DROP.TRIGGER, [name]);
  for (const object of inOrder(replaced)) {
    const isRoutine = object.type === 'FUNCTION' || object.type === 'PROCEDURE';
    if (isRoutine && isThere(object)) await connection.run(DROP[object.type], [object.name]);
    await create(connection, object, object.type === 'VIEW' ? replaceView(object) : object.sql);
  }
  for (const { type, name } of orphans) await connection.run(DROP[type], [name]);
  return orphans.map(({ name }) => name);
}

/** Objects in the order in which each finds what the server looks for when it is made. */
export function inOrder(objects: readonly SqlObject[]): SqlObject[] {
  const of = (...types: ObjectType[]): SqlObject[] => objects.filter(({ type }) => types.includes(type));
  return [...of('FUNCTION', 'PROCEDURE'), ...of('VIEW'), ...of('TRIGGER')];
}

/** Lock wait timeout, deadlock, interrupted, no functions with the binary log on. */
const NOT_OF_SOURCE: readonly (number | undefined)[] = [1205, 1213, 1317, 1419];

/** Whether the server refused what stands in a file, and would refuse it anywhere. */
function isOfSource(error: Error): boolean {
  const errno = serverErrno(error);
  return errno !== undefined && !NOT_OF_SOURCE.includes(errno) && !isDenied(error);
}

/**
 * Makes an object.
 * @param sql its own CREATE, or another with as many lines
 * @throws DeployError that names its file, and of a linked one, whose lines come from many, the line; the
 *   error of mysql2 when the fault is not its own
 */
export async function create(connection: GameConnection, { type, name, file, origins }: SqlObject, sql: string): Promise<void> {
  try {
    await connection.run(sql);
  } catch (error) {
    if (!(error instanceof Error) || !isOfSource(error)) throw error;
    const [, line] = /\bat line (\d+)/.exec(error.message) ?? [];
    const place = (line === undefined ? undefined : origins?.[Number(line) - 1]) ?? file;
    throw new DeployError(
      `The server refuses the ${origins ? 'linked ' : ''}${type.toLowerCase()} ${name}${place ? ` (${place})` : ''}: ${error.message}`,
      { cause: error },
    );
  }
}

/** The statement that makes a view, or changes it in place. */
export function replaceView({ sql }: SqlObject): string {
  return sql.replace(/^CREATE\s+VIEW/i, 'CREATE OR REPLACE VIEW');
}
