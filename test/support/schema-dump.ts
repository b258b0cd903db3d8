import type { GameConnection } from '../../src/client/connection';

interface Parameter {
  routineType: string;
  routine: string;
  mode: string | null;
  name: string | null;
  type: string;
}

/** The base tables of the connection's database, in alphabetical order. */
export async function tablesOf(connection: GameConnection): Promise<string[]> {
  const tables = await connection.rows<{ name: string }>(
    'SELECT TABLE_NAME AS name FROM information_schema.TABLES' +
      " WHERE TABLE_SCHEMA = DATABASE() AND TABLE_TYPE = 'BASE TABLE' ORDER BY TABLE_NAME",
  );
  return tables.map(({ name }) => name);
}

/**
 * What the connection's database consists of, to read and to compare: tables in full; views by
 * their columns; routines by their parameters; triggers by when they fire. Nothing in it depends on
 * what the database holds.
 */
export async function dumpSchema(connection: GameConnection): Promise<string> {
  const sections = [
    await dumpTables(connection),
    await dumpViews(connection),
    await dumpRoutines(connection),
    await dumpTriggers(connection),
  ];
  return `${sections.flat().join('\n\n')}\n`;
}

async function dumpTables(connection: GameConnection): Promise<string[]> {
  const dumps: string[] = [];
  for (const table of await tablesOf(connection)) {
    const [row] = await connection.rows<{ 'Create Table': string }>('SHOW CREATE TABLE ??', [table]);
    dumps.push(`${(row?.['Create Table'] ?? '').replace(/ AUTO_INCREMENT=\d+/, '')};`);
  }
  return dumps;
}

async function dumpViews(connection: GameConnection): Promise<string[]> {
  const columns = await connection.rows<{ view: string; name: string; type: string }>(
    'SELECT c.TABLE_NAME AS view, c.COLUMN_NAME AS name, c.COLUMN_TYPE AS type FROM information_schema.COLUMNS AS c' +
      ' JOIN information_schema.VIEWS AS v USING (TABLE_SCHEMA, TABLE_NAME)' +
      ' WHERE c.TABLE_SCHEMA = DATABASE() ORDER BY c.TABLE_NAME, c.ORDINAL_POSITION',
  );
  return [...new Set(columns.map(({ view }) => view))].map((view) => {
    const own = columns.filter((column) => column.view === view).map(({ name, type }) => `\`${name}\` ${typeKind(type)}`);
    return `-- VIEW ${view} (\n--   ${own.join(', ')})`;
  });
}

/** The type of a column as a client has to know it: that of a text without its length, which differs from version to version of the server. */
export function typeKind(type: string): string {
  return /^(?:(?:var)?char|(?:tiny|medium|long)?text)\b/.test(type) ? 'text' : type;
}

async function dumpRoutines(connection: GameConnection): Promise<string[]> {
  const routines = await connection.rows<{ type: string; name: string; access: string; text: string }>(
    'SELECT ROUTINE_TYPE AS type, ROUTINE_NAME AS name, SQL_DATA_ACCESS AS access,' +
      ' ROUTINE_COMMENT AS text FROM information_schema.ROUTINES' +
      ' WHERE ROUTINE_SCHEMA = DATABASE() ORDER BY ROUTINE_TYPE, ROUTINE_NAME',
  );
  const parameters = await connection.rows<Parameter>(
    'SELECT ROUTINE_TYPE AS routineType, SPECIFIC_NAME AS routine, PARAMETER_MODE AS mode, PARAMETER_NAME AS name,' +
      ' DTD_IDENTIFIER AS type FROM information_schema.PARAMETERS WHERE SPECIFIC_SCHEMA = DATABASE() ORDER BY ORDINAL_POSITION',
  );
  return routines.map(({ type, name, access, text }) => {
    const all = parameters.filter(({ routineType, routine }) => routineType === type && routine === name);
    const result = all.find((parameter) => parameter.name === null);
    const taken = all
      .filter((parameter) => parameter !== result)
      .map((parameter) => `\n--   ${type === 'FUNCTION' ? '' : `${parameter.mode} `}${parameter.name} ${parameter.type}`);
    const returns = result ? ` RETURNS ${result.type}` : '';
    return `-- ${type} ${name} (${taken.join(',')})${returns} ${access}\n-- '${text}'`;
  });
}

async function dumpTriggers(connection: GameConnection): Promise<string[]> {
  const triggers = await connection.rows<{ line: string }>(
    "SELECT CONCAT('-- TRIGGER ', TRIGGER_NAME, ' ', ACTION_TIMING, ' ', EVENT_MANIPULATION, ' ON ', EVENT_OBJECT_TABLE)" +
      ' AS line FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE() ORDER BY TRIGGER_NAME',
  );
  return [triggers.map(({ line }) => line).join('\n')];
}
