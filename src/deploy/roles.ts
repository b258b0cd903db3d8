import { format } from 'mysql2';
import type { GameConnection } from '../client/connection';
import { objectsOf, type Catalogue } from './catalogue';
import { serverErrno } from '../client/refusal';
import { type Deployer, isDenied, quoteAccount } from './deploy-error';
import { FORM, INPUT_COLUMNS, PLAYING, proceduresOfRoles, readersOf, type Role, ROLES } from './rights';

/** Account or role name too long. */
export const NAME_TOO_LONG = 1470;

/** The name of the MySQL role for a database. */
export function roleName(database: string, role: Role): string {
  return `${database}_${role}`;
}

/**
 * The statements that create the roles and grant them exactly what they need. They can be repeated. What they need is not
 * revoked first, because people are playing; grants of an older version on objects that are gone stay.
 * @param prefix of the names of the roles: the name of the database
 */
export function roleStatements(catalogue: Catalogue, prefix: string): string[] {
  const procedures = proceduresOfRoles(catalogue);
  const named = (roles: readonly Role[]): string[] => roles.map((role) => roleName(prefix, role));
  return [
    ...named(ROLES).map((name) => format('CREATE ROLE IF NOT EXISTS ??', [name])),
    ...objectsOf(catalogue, 'VIEW').flatMap((view) => {
      const readers = readersOf(view);
      const others = ROLES.filter((role) => !readers.includes(role));
      // SHOW VIEW: drivers that reflect a schema read the definitions.
      const grant = view.name === FORM ? 'GRANT SELECT, SHOW VIEW, INSERT ON ?? TO ??' : 'GRANT SELECT, SHOW VIEW ON ?? TO ??';
      return [
        ...(readers.length === 0 ? [] : [format(grant, [view.name, named(readers)])]),
        // Older versions granted more views to all. With any privilege, a tool would list the view.
        ...(others.length === 0 ? [] : [format('REVOKE IF EXISTS SELECT, SHOW VIEW ON ?? FROM ??', [view.name, named(others)])]),
      ];
    }),
    format('GRANT INSERT (??) ON Gamemanager TO ??', [[...INPUT_COLUMNS], named(PLAYING)]),
    ...objectsOf(catalogue, 'PROCEDURE')
      .map(({ name }) => ({ name, roles: ROLES.filter((role) => procedures[role].includes(name)) }))
      .filter(({ roles }) => roles.length > 0)
      .map(({ name, roles }) => format('GRANT EXECUTE ON PROCEDURE ?? TO ??', [name, named(roles)])),
  ];
}

/**
 * Creates the roles, or updates their privileges.
 * @returns undefined, or a line for people that says why the roles cannot be made
 * @throws the error of mysql2
 */
export async function makeRoles(
  connection: GameConnection,
  catalogue: Catalogue,
  { account, database }: Deployer,
): Promise<string | undefined> {
  try {
    for (const statement of roleStatements(catalogue, database)) await connection.run(statement);
    return undefined;
  } catch (error) {
    if (serverErrno(error) === NAME_TOO_LONG) {
      return (
        `The roles for players and spectators were not made: their names begin with that of the database, ${database}, ` +
        'and would have more than 32 characters. To have the roles, use a database with a shorter name.'
      );
    }
    if (!isDenied(error)) throw error;
    const to = quoteAccount(account);
    return (
      'The roles for players and spectators were not made. ' +
      `To have them, grant and deploy again: GRANT CREATE USER, ROLE_ADMIN ON *.* TO ${to}; GRANT USAGE ON \`${database}\`.* TO ${to} WITH GRANT OPTION;`
    );
  }
}
