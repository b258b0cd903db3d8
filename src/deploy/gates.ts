import { format } from 'mysql2';
import type { GameConnection } from '../game/connection';
import { serverErrno } from '../game/refusal';

/** A trigger that refuses every insert into a table while the rules are being replaced. */
interface Gate {
  name: string;
  table: string;
  drop: string;
  create: string;
}

const CREATE =
  'CREATE TRIGGER ?? BEFORE INSERT ON ?? FOR EACH ROW\n' +
  "SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 50060, MESSAGE_TEXT =\n" +
  "  'deploy_running: The rules are being replaced; try again in a moment.'";

function gate(name: string, table: string): Gate {
  return {
    name,
    table,
    drop: format('DROP TRIGGER IF EXISTS ??', [name]),
    create: format(CREATE, [name, table]),
  };
}

/**
 * `Game` and `Fork`, so that no game is made by half the rules; `Gamemanager`, so that no move is; the
 * ledgers of the league, so that no change and no result of a tournament and no change of a player is.
 */
export const GATES: readonly Gate[] = [
  gate('deploy_gate', 'Gamemanager'),
  gate('deploy_gate_game', 'Game'),
  gate('deploy_gate_fork', 'Fork'),
  gate('deploy_gate_league', 'TournamentChange'),
  gate('deploy_gate_result', 'ResultRecord'),
  gate('deploy_gate_joining', 'PlayerChange'),
];

/** Whether a trigger is one of the gates. */
export function isGate(triggerName: string): boolean {
  return GATES.some(({ name }) => name === triggerName.toLowerCase());
}

/**
 * Refuses moves and new games from now on. It waits for the transactions that have made some, and
 * leaves out what is closed already and tables that do not exist yet.
 * @throws the error of mysql2, 1205 when such a transaction does not end
 */
export async function closeGates(connection: GameConnection): Promise<void> {
  for (const { name, table, create } of GATES) {
    const [found] = await connection.rows<{ tables: number; triggers: number }>(
      'SELECT (SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ?)' +
        ' AS `tables`, (SELECT COUNT(*) FROM information_schema.TRIGGERS' +
        ' WHERE TRIGGER_SCHEMA = DATABASE() AND TRIGGER_NAME = ?) AS `triggers`',
      [table, name],
    );
    if (found?.tables && !found.triggers) await connection.run(create).catch(passIfThere);
  }
}

/** Trigger already exists. */
const EXISTS = 1359;

/** A deploy that was killed while it waited to close a gate closes it when its turn comes. */
function passIfThere(error: unknown): void {
  if (serverErrno(error) !== EXISTS) throw error;
}

/** Accepts moves and new games again. */
export async function openGates(connection: GameConnection): Promise<void> {
  for (const { drop } of [...GATES].reverse()) await connection.run(drop);
}
