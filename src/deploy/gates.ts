import { format } from 'mysql2';
import type { GameConnection } from '../client/connection';
import { serverErrno } from '../client/refusal';

/** A trigger that refuses changes of a table while the rules are being replaced. */
interface Gate {
  name: string;
  table: string;
  change: keyof typeof CREATE;
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

/** Refuses deletions only: migrations may update games. */
const REFUSE_MARK = `IF NEW.is_deleted AND NOT OLD.is_deleted THEN\n${REFUSE};\nEND IF`;

function gate(name: string, table: string, change: keyof typeof CREATE = 'INSERT', body = REFUSE): Gate {
  return {
    name,
    table,
    change,
    drop: format('DROP TRIGGER IF EXISTS ??', [name]),
    create: format(CREATE[change], [name, table]) + body,
  };
}

/**
 * The tables that must not change while only half of the rules are there: `Game`, `Fork` and `RestoredGame` (new and
 * deleted games), `Gamemanager` (moves), and the ledgers of the league (changes of tournaments and players, results).
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
  // Else the call of a refused move would be completed after the deploy.
  gate('deploy_gate_call', 'CalledMove'),
  gate('deploy_gate_opening', 'CalledGame'),
  // The last to close and the first to open, because moves are most frequent.
  gate('deploy_gate', 'Gamemanager'),
];

/** Whether a trigger is one of the gates. */
export function isGate(triggerName: string): boolean {
  return GATES.some(({ name }) => name === triggerName.toLowerCase());
}

/**
 * Closes the gates: from now on moves, new games and deletions are refused. Waits for transactions that have made some.
 * Skips gates that are closed and tables that do not exist yet. A gate comes before the other triggers of its table, which
 * would fail where a migration has changed what they use.
 * @throws the error of mysql2, 1205 when such a transaction does not end in time
 */
export async function closeGates(connection: GameConnection): Promise<void> {
  const found = await connection.rows<{ name: string; first: string | null }>(
    'SELECT TABLE_NAME AS name, NULL AS first FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()' +
      " UNION ALL SELECT TRIGGER_NAME, IF(ACTION_TIMING = 'BEFORE' AND ACTION_ORDER = 1, CONCAT(EVENT_MANIPULATION, ' ', EVENT_OBJECT_TABLE), NULL)" +
      ' FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE()',
  );
  const present = new Set(found.map(({ name }) => name.toLowerCase()));
  for (const { name, table, change, create } of GATES) {
    if (!present.has(table.toLowerCase()) || present.has(name)) continue;
    const other = found.find(({ first }) => first?.toLowerCase() === `${change} ${table}`.toLowerCase());
    const sql = other ? create.replace('FOR EACH ROW\n', () => format('FOR EACH ROW PRECEDES ??\n', [other.name])) : create;
    await connection.run(sql).catch(ignoreIfExists);
  }
}

/** Trigger already exists. */
const EXISTS = 1359;

/** A deploy that was killed while it waited for a gate may still close it later. */
function ignoreIfExists(error: unknown): void {
  if (serverErrno(error) !== EXISTS) throw error;
}

/** Opens the gates. */
export async function openGates(connection: GameConnection): Promise<void> {
  for (const { drop } of [...GATES].reverse()) await connection.run(drop);
}
