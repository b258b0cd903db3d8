import { format } from 'mysql2';
import type { GameConnection } from '../game/connection';
import { serverErrno } from '../game/refusal';

/** A trigger that refuses a change of a table while the rules are being replaced. */
interface Gate {
  name: string;
  table: string;
  drop: string;
  create: string;
}

const CREATE = {
  INSERT: 'CREATE TRIGGER ?? BEFORE INSERT ON ?? FOR EACH ROW\n',
  UPDATE: 'CREATE TRIGGER ?? BEFORE UPDATE ON ?? FOR EACH ROW\n',
  DELETE: 'CREATE TRIGGER ?? BEFORE DELETE ON ?? FOR EACH ROW\n',
} as const;

const REFUSE =
  "SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 50060, MESSAGE_TEXT =\n" +
  "  'deploy_running: The rules are being replaced; try again in a moment.'";

/** Migrations may change games. */
const REFUSE_MARK = `IF NEW.is_deleted AND NOT OLD.is_deleted THEN\n${REFUSE};\nEND IF`;

function gate(name: string, table: string, change: keyof typeof CREATE = 'INSERT', body = REFUSE): Gate {
  return {
    name,
    table,
    drop: format('DROP TRIGGER IF EXISTS ??', [name]),
    create: format(CREATE[change], [name, table]) + body,
  };
}

/**
 * `Game`, `Fork` and `RestoredGame`, so that no game is made or deleted by half the rules; `Gamemanager`, so that no move is;
 * the ledgers of the league, so that no change and no result of a tournament and no change of a player is.
 */
export const GATES: readonly Gate[] = [
  gate('deploy_gate_game', 'Game'),
  gate('deploy_gate_mark', 'Game', 'UPDATE', REFUSE_MARK),
  gate('deploy_gate_delete', 'Game', 'DELETE'),
  gate('deploy_gate_fork', 'Fork'),
  gate('deploy_gate_restore', 'RestoredGame'),
  gate('deploy_gate_league', 'TournamentChange'),
  gate('deploy_gate_result', 'ResultRecord'),
  gate('deploy_gate_joining', 'PlayerChange'),
  // So that a move that is refused is not made when the deploy is over.
  gate('deploy_gate_call', 'CalledMove'),
  // The last to close and the first to open: most people move.
  gate('deploy_gate', 'Gamemanager'),
];

/** Whether a trigger is one of the gates. */
export function isGate(triggerName: string): boolean {
  return GATES.some(({ name }) => name === triggerName.toLowerCase());
}

/**
 * Refuses moves, new games and deletions from now on. It waits for the transactions that have made some, and
 * leaves out what is closed already and tables that do not exist yet.
 * @throws the error of mysql2, 1205 when such a transaction does not end
 */
export async function closeGates(connection: GameConnection): Promise<void> {
  const found = await connection.rows<{ name: string }>(
    'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()' +
      ' UNION ALL SELECT TRIGGER_NAME FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE()',
  );
  const present = new Set(found.map(({ name }) => name.toLowerCase()));
  for (const { name, table, create } of GATES) {
    if (present.has(table.toLowerCase()) && !present.has(name)) await connection.run(create).catch(passIfThere);
  }
}

/** Trigger already exists. */
const EXISTS = 1359;

/** A deploy that was killed while it waited to close a gate closes it when its turn comes. */
function passIfThere(error: unknown): void {
  if (serverErrno(error) !== EXISTS) throw error;
}

/** Accepts them again. */
export async function openGates(connection: GameConnection): Promise<void> {
  for (const { drop } of [...GATES].reverse()) await connection.run(drop);
}
