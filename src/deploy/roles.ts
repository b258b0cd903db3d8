import { format } from 'mysql2';
import type { GameConnection } from '../game/connection';
import { objectsOf, type Catalogue } from './catalogue';
import { serverErrno } from '../game/refusal';
import { leagueActs } from './league-acts';
import { type Deployer, isDenied, quoteAccount } from './deploy-error';

export const ROLES = ['player', 'spectator', 'scorer', 'organiser', 'builder', 'host'] as const;

/**
 * The roles; all of them may read the views. A player makes moves. A spectator only reads. A scorer runs the league
 * tournaments that were given to the account; an organiser also creates tournaments and gives them to scorers.
 * A builder makes boards and changes their own. A host creates games, also for others, plays, forks games, and saves
 * them in slots.
 */
export type Role = (typeof ROLES)[number];

/** The procedures of a player: their own final moves, moves of bots, and advice. */
export const PLAYER_PROCEDURES = ['make_move', 'bot_move', 'play_bots', 'play_some', 'advise'] as const;

/** The columns of Gamemanager that a move may set; the others are its results. */
const INPUT_COLUMNS = ['game_id', 'record_ID', 'token', 'player_ID', 'action', 'dice', 'dice2', 'prid', 'amount', 'terms'] as const;

/** The procedures of a builder of boards. */
export const BUILDER_PROCEDURES = [
  'copy_board', 'change_board', 'check_board', 'import_board', 'check_board_file', 'export_board', 'remove_board',
] as const;

/** The additional procedures of a host. */
export const HOST_PROCEDURES = [
  'new_game', 'open_game', 'check_house_rules', 'check_players', 'check_seats', 'rename_game', 'rename_seat', 'delete_game', 'fork_game', 'fork_game_with_bots', 'save_in_slot', 'load_slot', 'empty_slot',
  'invite', 'invited_as', 'accept_invitation', 'take_back_invitation', 'seats_of_guest',
] as const;

/**
 * The procedures that each role may call. In the league, a scorer has the acts that need the right to score, and an
 * organiser all of them; everything else in it is read-only for them.
 */
export function proceduresOfRoles({ seeds }: Pick<Catalogue, 'seeds'>): Readonly<Record<Role, readonly string[]>> {
  const acts = leagueActs(seeds);
  return {
    player: PLAYER_PROCEDURES,
    spectator: [],
    scorer: [...acts.filter(({ right }) => right === 'score').map(({ procedure }) => procedure), 'export_tournament'],
    organiser: [...acts.map(({ procedure }) => procedure), 'export_tournament', 'restore_tournament'],
    builder: BUILDER_PROCEDURES,
    host: [...PLAYER_PROCEDURES, ...HOST_PROCEDURES],
  };
}

/** Account or role name too long. */
export const NAME_TOO_LONG = 1470;

/** The name of the MySQL role for a database. */
export function roleName(database: string, role: Role): string {
  return `${database}_${role}`;
}

/**
 * The statements that create the roles and grant them exactly what they need. They can be repeated. Nothing is revoked
 * first, because people are playing; grants of an older version on objects that are gone stay.
 * @param prefix of the names of the roles: the name of the database
 */
export function roleStatements(catalogue: Catalogue, prefix: string): string[] {
  const procedures = proceduresOfRoles(catalogue);
  const named = (roles: readonly Role[]): string[] => roles.map((role) => roleName(prefix, role));
  return [
    ...named(ROLES).map((name) => format('CREATE ROLE IF NOT EXISTS ??', [name])),
    ...objectsOf(catalogue, 'VIEW').map(({ name }) => format('GRANT SELECT ON ?? TO ??', [name, named(ROLES)])),
    format('GRANT INSERT (??) ON Gamemanager TO ??', [[...INPUT_COLUMNS], named(['player', 'host'])]),
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
