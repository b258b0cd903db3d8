import type { GameConnection } from '../client/connection';
import type { ObjectType, SqlObject } from './catalogue';
import { serverErrno } from '../client/refusal';
import { DeployError, isDenied } from './deploy-error';
import type { Plan } from './installed-parts';

/** Changed routines may lead to different positions: the event keeps them again. */
export const DELETE_KEPT_POSITIONS = 'TRUNCATE TABLE KeptPosition';

/** The statements that drop an object, by type. */
export const DROP: Record<ObjectType, string> = {
  FUNCTION: 'DROP FUNCTION IF EXISTS ??',
  PROCEDURE: 'DROP PROCEDURE IF EXISTS ??',
  TRIGGER: 'DROP TRIGGER IF EXISTS ??',
  VIEW: 'DROP VIEW IF EXISTS ??',
};

/**
 * Replaces routines, triggers and views as planned, and removes those without a file. The gates must be closed.
 * A view is never missing; a routine is missing between two statements.
 * @returns the names of the removed objects
 * @throws DeployError when the server rejects an object
 */
export async function rebuildObjects(connection: GameConnection, { present, replaced, orphans }: Plan): Promise<string[]> {
  const isThere = ({ type, name }: SqlObject): boolean =>
    present.some((found) => found.type === type && found.name.toLowerCase() === name.toLowerCase());
  const gone = [...orphans, ...replaced.filter(isThere)];
  // Triggers first, so that none runs with half of the routines.
  for (const { name } of gone.filter(({ type }) => type === 'TRIGGER')) await connection.run(DROP.TRIGGER, [name]);
  for (const object of inOrder(replaced)) {
    const isRoutine = object.type === 'FUNCTION' || object.type === 'PROCEDURE';
    if (isRoutine && isThere(object)) await connection.run(DROP[object.type], [object.name]);
    await create(connection, object, object.type === 'VIEW' ? replaceView(object) : object.sql);
  }
  for (const { type, name } of orphans) await connection.run(DROP[type], [name]);
  return orphans.map(({ name }) => name);
}

/** Objects in an order in which the server finds what each one refers to. */
export function inOrder(objects: readonly SqlObject[]): SqlObject[] {
  const of = (...types: ObjectType[]): SqlObject[] => objects.filter(({ type }) => types.includes(type));
  return [...of('FUNCTION', 'PROCEDURE'), ...of('VIEW'), ...of('TRIGGER')];
}

/** Lock wait timeout, deadlock, interrupted, no functions with the binary log on. */
const NOT_IN_SOURCE: readonly (number | undefined)[] = [1205, 1213, 1317, 1419];

/** Whether the error is in the source of an object, so that every server would reject it. */
function isInSource(error: Error): boolean {
  const errno = serverErrno(error);
  return errno !== undefined && !NOT_IN_SOURCE.includes(errno) && !isDenied(error);
}

/**
 * Creates an object.
 * @param sql its CREATE, or a variant with the same number of lines
 * @throws DeployError with its file, and for a linked object the file and line of the error; the error of mysql2 when
 *   the object is not the cause
 */
export async function create(connection: GameConnection, { type, name, file, origins }: SqlObject, sql: string): Promise<void> {
  try {
    await connection.run(sql);
  } catch (error) {
    if (!(error instanceof Error) || !isInSource(error)) throw error;
    const [, line] = /\bat line (\d+)/.exec(error.message) ?? [];
    const place = (line === undefined ? undefined : origins?.[Number(line) - 1]) ?? file;
    throw new DeployError(
      `MySQL rejects the ${origins ? 'linked ' : ''}${type.toLowerCase()} ${name}${place ? ` (${place})` : ''}: ${error.message}`,
      { cause: error },
    );
  }
}

/** The statement that creates a view or replaces it in place. */
export function replaceView({ sql }: SqlObject): string {
  return sql.replace(/^CREATE\s+VIEW/i, 'CREATE OR REPLACE VIEW');
}
