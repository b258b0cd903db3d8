import { format } from 'mysql2';
import { type Catalogue, objectsOf, type SqlFile } from './catalogue';
import { editionDocuments } from './editions';
import { GATES } from './gates';
import { DELETE_KEPT_POSITIONS, replaceView } from './rebuild';
import { roleStatements } from './roles';
import { DATABASE_SETTINGS, SESSION_SETTINGS } from './session-settings';
import { IGNORE_REPEATED_CHANGES, step } from './step';
import { withoutMark } from './unlinked-mark';

/** Ends a statement in the script, because the statements contain semicolons. */
const DELIMITER = '$$';

/** The tables in which knex records migrations, as knex creates them. */
const KNEX_TABLES = [
  'CREATE TABLE IF NOT EXISTS knex_migrations (\n' +
    '  id INT UNSIGNED NOT NULL AUTO_INCREMENT,\n  name VARCHAR(255),\n  batch INT,\n' +
    '  migration_time TIMESTAMP NULL,\n  PRIMARY KEY (id)\n)',
  'CREATE TABLE IF NOT EXISTS knex_migrations_lock (\n' +
    '  `index` INT UNSIGNED NOT NULL AUTO_INCREMENT,\n  is_locked INT,\n  PRIMARY KEY (`index`)\n)',
  'INSERT INTO knex_migrations_lock (is_locked)\n' +
    '  SELECT 0 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM knex_migrations_lock AS l)',
] as const;

/**
 * A script that installs the game in the current database of a plain `mysql` client, or replaces the version there.
 * It can be repeated, also after it was interrupted.
 * @param rolePrefix the name of the database, if the script also creates the roles
 * @throws Error when some SQL contains the delimiter of the script
 */
export function installationScript(catalogue: Catalogue, rolePrefix?: string): string {
  const { version, migrations, seeds, editions } = catalogue;
  const triggers = objectsOf(catalogue, 'TRIGGER');
  const statements = [
    ...SESSION_SETTINGS,
    // An account that may not create functions (error 1419) learns that before anything is made.
    'DROP FUNCTION IF EXISTS deploy_try_function',
    'CREATE FUNCTION deploy_try_function() RETURNS INT NO SQL RETURN 1',
    'DROP FUNCTION deploy_try_function',
    ...step(check(catalogue)),
    DATABASE_SETTINGS,
    ...KNEX_TABLES,
    ...migrations.flatMap((migration) => step(runOnce(migration))),
    ...step(rejectDowngrade(version)),
    "UPDATE Deployment SET state = 'running', started_at = UTC_TIMESTAMP() WHERE id = 1",
    'DELETE FROM InstalledPart',
    ...GATES.flatMap(({ drop, create }) => [drop, create]),
    DELETE_KEPT_POSITIONS,
    ...triggers.map(({ name }) => format('DROP TRIGGER IF EXISTS ??', [name])),
    ...objectsOf(catalogue, 'FUNCTION', 'PROCEDURE').flatMap(({ type, name, sql }) => [
      format(type === 'FUNCTION' ? 'DROP FUNCTION IF EXISTS ??' : 'DROP PROCEDURE IF EXISTS ??', [name]),
      sql,
    ]),
    ...objectsOf(catalogue, 'VIEW').map(replaceView),
    ...triggers.map(({ sql }) => sql),
    ...seeds.flatMap(({ sql }) => step(sql)),
    ...editionDocuments(editions).map(({ json }) => format('CALL import_edition(?)', [withoutDollars(json)])),
    ...(rolePrefix === undefined ? [] : roleStatements(catalogue, rolePrefix)),
    ...GATES.map(({ drop }) => drop),
    format("UPDATE Deployment SET version = ?, state = 'finished', finished_at = UTC_TIMESTAMP() WHERE id = 1", [
      version,
    ]),
    format('REPLACE INTO InstalledVersion (version, installed_at) VALUES (?, UTC_TIMESTAMP())', [withoutMark(version)]),
    'CALL finish_deletions()',
  ];
  const text = statements.map((statement) => withDelimiter(statement)).join('\n\n');
  return `${heading(version)}\nDELIMITER ${DELIMITER}\n\n${text}\n\nDELIMITER ;\n`;
}

function heading(version: string): string {
  return [
    `-- sqlopoly ${version}: installs the game in the current database, or replaces the version there.`,
    '--   mysql DATABASE < this-file',
    '-- The database must be empty or contain the game. Games are kept; moves are refused while it runs.',
    '-- If it stops half-way, run it again. Only `sqlopoly migrate` tries everything first, and removes',
    '-- routines of an older version that this one does not have.',
    '',
  ].join('\n');
}

/** Dollar signs in texts must not be read as the delimiter. */
function withoutDollars(json: string): string {
  return json.replaceAll('$', '\\u0024');
}

function withDelimiter(statement: string): string {
  if (statement.includes(DELIMITER)) throw new Error(`This statement contains the delimiter ${DELIMITER}: ${statement.slice(0, 60)}`);
  return `${statement.trim()}\n${DELIMITER}`;
}

function runOnce({ name, sql }: SqlFile): string {
  return [
    IGNORE_REPEATED_CHANGES,
    format('IF NOT EXISTS (SELECT 1 FROM knex_migrations AS k WHERE k.name = ?) THEN', [name]),
    sql.trim(),
    'INSERT INTO knex_migrations (name, batch, migration_time)',
    format('  SELECT ?, COALESCE(MAX(k.batch), 0) + 1, CURRENT_TIMESTAMP FROM knex_migrations AS k;', [name]),
    'END IF;',
  ].join('\n');
}

/** Rejects a database that had this version before, and now has another. */
function rejectDowngrade(version: string): string {
  return [
    'IF EXISTS (',
    '    SELECT 1 FROM Deployment AS d JOIN InstalledVersion AS i',
    format('    WHERE i.version = ? AND d.version NOT LIKE CONCAT(i.version, \'%\')) THEN', [withoutMark(version)]),
    "  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT =",
    "    'A newer version of the game is installed in this database, which had this one before.';",
    'END IF;',
  ].join('\n');
}

/** Rejects a database that holds something else, or a newer version of the game. */
function check({ migrations }: Catalogue): string {
  const names = migrations.map(({ name }) => name);
  return [
    'DECLARE v_ours, v_others, v_newer INT DEFAULT 0;',
    'SELECT COUNT(IF(t.TABLE_NAME = \'Deployment\', 1, NULL)),',
    "    COUNT(IF(t.TABLE_NAME IN ('Deployment', 'DeploymentLock', 'knex_migrations',",
    "      'knex_migrations_lock'), NULL, 1)),",
    "    COUNT(IF(t.TABLE_NAME = 'knex_migrations', 1, NULL))",
    '  INTO v_ours, v_others, v_newer',
    '  FROM information_schema.TABLES AS t',
    '  WHERE t.TABLE_SCHEMA = DATABASE();',
    'IF v_ours = 0 AND v_others > 0 THEN',
    "  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT =",
    "    'This database holds something else; give the game a database of its own.';",
    'END IF;',
    'IF v_newer > 0 THEN',
    '  SELECT COUNT(*) INTO v_newer FROM knex_migrations AS k',
    format('    WHERE k.name NOT IN (?);', [names]),
    'END IF;',
    'IF v_newer > 0 THEN',
    "  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT =",
    "    'A newer version of the game is installed in this database.';",
    'END IF;',
  ].join('\n');
}
