import { PLAYING, proceduresOfRoles, readersOf, ROLES, type Role } from './rights';
import type { SqlFile, SqlObject } from './sql-object';
import { commentOfView } from './view-comment';

/** A line that stands for a row for each object that clients may use. */
const ROWS = /^( *)-- each client object$/m;

/** The sentence about the ledger, whose own comment is for those who change it. */
const LEDGER = 'The moves of all games: a row that is inserted here is a move. addMoveView is the same as a form.';

interface ClientObject {
  name: string;
  kind: 'table' | 'view' | 'procedure';
  about: string;
  /** of a procedure: its parameters */
  parameters: readonly string[];
  roles: readonly Role[];
}

/**
 * Writes out the rows of aboutView in the sources: a line `-- each client object` becomes a row for each view and procedure
 * that a role may use, with its name, kind, comment, parameters and roles.
 */
export function withClientObjects(objects: readonly SqlObject[], seeds: readonly SqlFile[]): SqlObject[] {
  const rows = clientObjects(objects, seeds).map(({ name, kind, about, parameters, roles }) => {
    const names = roles.length === ROLES.length ? 'everybody' : roles.join(', ');
    return `ROW(${[name, kind, about, parameters.join(', '), names].map(quoted).join(', ')})`;
  });
  return objects.map((object) => ({ ...object, sql: object.sql.replace(ROWS, (_, indent: string) => rows.map((row) => indent + row).join(',\n')) }));
}

function clientObjects(objects: readonly SqlObject[], seeds: readonly SqlFile[]): ClientObject[] {
  const procedures = proceduresOfRoles({ seeds });
  const used = objects.flatMap((object): ClientObject[] => {
    const { name, type, sql } = object;
    if (type === 'VIEW') return [{ name, kind: 'view', about: commentOfView(sql), parameters: [], roles: readersOf(object) }];
    if (type !== 'PROCEDURE') return [];
    return [{ name, kind: 'procedure', about: commentOfProcedure(sql), parameters: parametersOf(sql), roles: ROLES.filter((role) => procedures[role].includes(name)) }];
  });
  const ledger: ClientObject = { name: 'Gamemanager', kind: 'table', about: LEDGER, parameters: [], roles: PLAYING };
  return [ledger, ...used].filter(({ name, roles }) => roles.length > 0 && name !== 'aboutView');
}

function commentOfProcedure(sql: string): string {
  const comment = (/^ {2}COMMENT '((?:[^']|'')*)'$/m.exec(sql)?.[1] ?? '').replaceAll("''", "'");
  return `${comment.slice(0, 1).toUpperCase()}${comment.slice(1)}${comment.endsWith('.') ? '' : '.'}`;
}

/** The parameters of a procedure without their prefix. */
function parametersOf(sql: string): string[] {
  const [, list = ''] = /^CREATE PROCEDURE \w+\(([^)]*)\)/.exec(sql) ?? [];
  return [...list.matchAll(/\b(?:IN|OUT|INOUT)\s+p_(\w+)/g)].map(([, name = '']) => name);
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
