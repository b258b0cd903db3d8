import type { GameConnection, Value } from '../../src/client/connection';
import { errnoOf } from './game';

const MODES = [
  'ALLOW_INVALID_DATES', 'ANSI_QUOTES', 'HIGH_NOT_PRECEDENCE', 'IGNORE_SPACE', 'NO_AUTO_VALUE_ON_ZERO', 'NO_BACKSLASH_ESCAPES', 'NO_DIR_IN_CREATE',
  'NO_UNSIGNED_SUBTRACTION', 'PAD_CHAR_TO_FULL_LENGTH', 'PIPES_AS_CONCAT', 'REAL_AS_FLOAT', 'STRICT_ALL_TABLES', 'TIME_TRUNCATE_FRACTIONAL', 'TRADITIONAL',
];

/** None, some, and all together. */
export const SQL_MODES = ['', 'ANSI', MODES.join(',')];

/** What texts are tried with. Every other variable is a number, or a switch. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  sql_mode: [...SQL_MODES, ...MODES],
  block_encryption_mode: ['aes-256-cbc'],
  character_set_client: ['latin1'],
  character_set_connection: ['latin1', 'ucs2'],
  character_set_results: ['latin1'],
  character_set_server: ['latin1'],
  collation_connection: ['utf8mb4_bin', 'utf8mb4_general_ci', 'utf8mb4_0900_bin', 'latin1_bin'],
  collation_database: ['latin1_bin'],
  collation_server: ['latin1_bin'],
  default_collation_for_utf8mb4: ['utf8mb4_general_ci'],
  default_storage_engine: ['MEMORY', 'MyISAM'],
  default_tmp_storage_engine: ['MEMORY'],
  explain_format: ['JSON'],
  lc_messages: ['de_DE'],
  lc_time_names: ['ja_JP'],
  myisam_stats_method: ['nulls_equal'],
  optimizer_trace: ['enabled=on'],
  rbr_exec_mode: ['IDEMPOTENT'],
  resultset_metadata: ['FULL'],
  session_track_gtids: ['OWN_GTID'],
  session_track_transaction_info: ['CHARACTERISTICS'],
  terminology_use_previous: ['BEFORE_8_0_26'],
  time_zone: ['-13:59', '+14:00'],
  transaction_isolation: ['READ-UNCOMMITTED', 'READ-COMMITTED', 'SERIALIZABLE'],
  updatable_views_with_limit: ['NO'],
  use_secondary_engine: ['OFF'],
};

/** What is not tried with the others, and why. */
export const APART: Readonly<Record<string, string>> = {
  autocommit: 'says when a move is committed, as COMMIT does',
  completion_type: 'as autocommit; RELEASE ends the session',
  default_table_encryption: 'encrypts what is created',
  interactive_timeout: 'ends a session that does nothing',
  wait_timeout: 'ends a session that does nothing',
  net_read_timeout: 'ends a session of a slow client',
  net_write_timeout: 'ends a session of a slow client',
  default_collation_for_utf8mb4: 'MySQL refuses: see below',
  transaction_read_only: 'MySQL refuses: see below',
  require_row_format: 'MySQL refuses, and it cannot be taken back',
  insert_id: 'refused by name: see below',
  auto_increment_increment: 'refused by name: see below',
  auto_increment_offset: 'refused by name: see below',
  foreign_key_checks: 'refused by name where games are made: see below',
  unique_checks: 'as foreign_key_checks',
  optimizer_prune_level: 'how many plans are thought of: with all of them views take minutes',
  max_execution_time: 'MySQL gives a statement up that takes longer: see below',
  sql_select_limit: 'see below',
  max_join_size: 'see below',
  sql_big_selects: 'see max_join_size',
  external_table_storage_engine: 'an engine that is not there',
  external_table_secondary_storage_engine: 'an engine that is not there',
  group_replication_consistency: 'waits for servers that are not there',
  innodb_ft_user_stopword_table: 'a table that is not there',
  optimizer_trace_features: 'what a trace tells',
  session_track_system_variables: 'what the server tells about variables',
  explain_json_format_version: 'what EXPLAIN tells',
};

/** A variable of a session and what it is set to. */
export interface Setting {
  name: string;
  value: Value;
}

/** What is tried of a variable that has this value. */
export function extremesOf(name: string, value: string): Value[] {
  return name in APART ? [] : valuesOf(name, value);
}

/** What is tried of a variable that has this value, also of those that are not tried with the others. */
export function valuesOf(name: string, value: string): Value[] {
  if (name === 'optimizer_switch') return [value.replace(/=on/g, '=off'), value.replace(/=off/g, '=on')];
  const texts = TEXTS[name];
  if (texts) return [...texts];
  if (/^(ON|OFF|YES|NO)$/.test(value)) return [/^(ON|YES)$/.test(value) ? 'OFF' : 'ON'];
  // The server takes the least or the greatest that it can instead.
  return /^-?\d+(\.\d+)?$/.test(value) ? [0, 2_147_483_647] : [];
}

/** Sets variables of a session; numbers without strict mode, because what is out of range is to become the next best. */
export async function set(connection: GameConnection, some: readonly Setting[]): Promise<void> {
  await connection.run("SET SESSION sql_mode = ''");
  for (const { name, value } of some.filter((one) => typeof one.value === 'number')) await connection.run('SET SESSION ?? = ?', [name, value]);
  await connection.run('SET SESSION sql_mode = DEFAULT');
  for (const { name, value } of some.filter((one) => typeof one.value !== 'number')) await connection.run('SET SESSION ?? = ?', [name, value]);
}

/** Everything that an account may set, with what to set it to. @param toTry what is tried of a variable that has a value */
export async function settable(account: GameConnection, toTry: (name: string, value: string) => Value[]): Promise<Setting[]> {
  const variables = await account.rows<{ Variable_name: string; Value: string }>('SHOW SESSION VARIABLES');
  const found: Setting[] = [];
  for (const { Variable_name: name, Value: value } of variables) {
    for (const extreme of toTry(name, value)) {
      if ((await errnoOf(account, 'SET SESSION ?? = ?', [name, extreme])) === 0) found.push({ name, value: extreme });
      await account.reconnect();
      await account.run("SET SESSION sql_mode = ''");
    }
  }
  await account.reconnect();
  return found;
}
