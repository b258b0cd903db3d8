import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { CHECKOUT, readCatalogue } from '../../src/deploy/catalogue';
import { EVENT } from '../../src/deploy/events';
import { proceduresOfRoles } from '../../src/deploy/rights';
import type { GameConnection } from '../../src/client/connection';
import { openWorkerDatabase } from '../support/game';
import { tablesOf } from '../support/schema-dump';
import { describedObjects } from '../support/whole-database';
import { SCHEMA_PAGE, schemaPage } from './schema-page';
import { committedSchema, REWRITE, SCHEMA_FILES, schemaFiles } from './write-schema-dump';

/** What knex remembers migrations in. */
const KNEX_TABLES = ['knex_migrations', 'knex_migrations_lock'];

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

test.each(SCHEMA_FILES)('%s is the result of a deploy', async (file) => {
  const committed = fs.readFileSync(path.join(CHECKOUT, file), 'utf8');
  const { [file]: actual } = await schemaFiles(connection);
  // The difference shows in the version control once it is rewritten.
  expect(committed === actual ? 'up to date' : `stale; rewrite it with: ${REWRITE}`).toBe('up to date');
});

describe('objects', () => {
  test('docs/schema.md describes the present tables and views', () => {
  const page = schemaPage(committedSchema(), readCatalogue());
  expect(fs.readFileSync(SCHEMA_PAGE, 'utf8') === page ? 'up to date' : `stale; rewrite it with: ${REWRITE}`).toBe('up to date');
});

test('exactly the routines, triggers and views with a file exist', async () => {
    const present = await connection.rows<{ object: string }>(
      "SELECT CONCAT(ROUTINE_TYPE, ' ', ROUTINE_NAME) AS object FROM information_schema.ROUTINES" +
        ' WHERE ROUTINE_SCHEMA = DATABASE()' +
        " UNION ALL SELECT CONCAT('TRIGGER ', TRIGGER_NAME) FROM information_schema.TRIGGERS" +
        ' WHERE TRIGGER_SCHEMA = DATABASE()' +
        " UNION ALL SELECT CONCAT('VIEW ', TABLE_NAME) FROM information_schema.VIEWS" +
        ' WHERE TABLE_SCHEMA = DATABASE()',
    );
    expect(present.map(({ object }) => object).sort()).toEqual(describedObjects());
  });

  test('a view of the current game has no column Game, by which one would look for another game and find nothing', () => {
    const ofCurrentGame = readCatalogue().objects.filter(({ sql }) => /^CREATE VIEW\b/.test(sql) && sql.includes('current_game()'));
    expect(ofCurrentGame.length).toBeGreaterThan(10);
    expect(ofCurrentGame.filter(({ sql }) => /\bAS `Game`|\bGame`? *,/.test(sql)).map(({ name }) => name)).toEqual([]);
  });

  test('every procedure of a role exists', () => {
    const named = Object.values(proceduresOfRoles(readCatalogue())).flat().map((name) => `PROCEDURE ${name}`);
    const described = describedObjects();
    expect(named.filter((procedure) => !described.includes(procedure))).toEqual([]);
  });

  test('exactly the tables of the migrations and of knex exist', async () => {
    const { migrations } = readCatalogue();
    const renamed = new Map(
      migrations.flatMap(({ sql }) => [...sql.matchAll(/^RENAME TABLE ([^;]+);/gm)].flatMap(([, list = '']) =>
        [...list.matchAll(/(\w+) TO (\w+)/g)].map(([, old = '', name = '']) => [old, name] as const))),
    );
    const made = migrations.flatMap(({ sql }) =>
      [...sql.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(\w+)/g)].map(([, name = '']) => renamed.get(name) ?? name),
    );
    expect(made.length).toBeGreaterThan(10);
    const others = (await tablesOf(connection)).filter((table) => !KNEX_TABLES.includes(table));
    expect(others.sort()).toEqual(made.sort());
  });

  test('there is one scheduler event', async () => {
    const events = await connection.rows<{ name: string }>(
      'SELECT EVENT_NAME AS name FROM information_schema.EVENTS WHERE EVENT_SCHEMA = DATABASE()',
    );
    expect(events.map(({ name }) => name)).toEqual([EVENT]);
  });

  test('every routine and trigger was made with the same sql_mode and character set', async () => {
    const settings = await connection.rows<{ sqlMode: string; client: string; connection: string; database: string }>(
      'SELECT SQL_MODE AS sqlMode, CHARACTER_SET_CLIENT AS client, COLLATION_CONNECTION AS connection,' +
        ' DATABASE_COLLATION AS `database` FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE()' +
        ' UNION SELECT SQL_MODE, CHARACTER_SET_CLIENT, COLLATION_CONNECTION, DATABASE_COLLATION' +
        ' FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE()',
    );
    expect(settings).toEqual([
      {
        sqlMode:
          'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
        client: 'utf8mb4',
        connection: 'utf8mb4_0900_ai_ci',
        database: 'utf8mb4_0900_ai_ci',
      },
    ]);
  });

  test('every routine has a comment', async () => {
    const silent = await connection.rows(
      "SELECT ROUTINE_NAME FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE() AND ROUTINE_COMMENT = ''",
    );
    expect(silent).toEqual([]);
  });
});

describe('tables', () => {
  test('every table has a primary key, InnoDB, utf8mb4 and a comment', async () => {
    const tables = await connection.rows<object>(
      'SELECT t.TABLE_NAME AS name, t.ENGINE AS engine, t.TABLE_COLLATION AS collation, t.TABLE_COMMENT > \'\' AS commented,' +
        " EXISTS (SELECT 1 FROM information_schema.TABLE_CONSTRAINTS AS k WHERE k.TABLE_SCHEMA = t.TABLE_SCHEMA" +
        " AND k.TABLE_NAME = t.TABLE_NAME AND k.CONSTRAINT_TYPE = 'PRIMARY KEY') AS keyed" +
        " FROM information_schema.TABLES AS t WHERE t.TABLE_SCHEMA = DATABASE() AND t.TABLE_TYPE = 'BASE TABLE'" +
        ' AND t.TABLE_NAME NOT IN (?)',
      [KNEX_TABLES],
    );
    expect(tables.length).toBeGreaterThan(10);
    const good = { engine: 'InnoDB', collation: 'utf8mb4_0900_ai_ci', commented: 1, keyed: 1 };
    expect(tables).toEqual(tables.map((table) => ({ ...table, ...good })));
  });

  test('every column of the ledger that a client may insert has a comment, and so has everything that only the engine sets', async () => {
    const silent = await connection.rows<{ name: string }>(
      "SELECT COLUMN_NAME AS name FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'Gamemanager' AND COLUMN_COMMENT = ''",
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('no comment has a line break, because clients show it in a table', async () => {
    const broken = await connection.rows(
      "SELECT CONCAT(TABLE_NAME, '.', COLUMN_NAME) AS name FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND COLUMN_COMMENT REGEXP '[[:cntrl:]]'" +
        " UNION ALL SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_COMMENT REGEXP '[[:cntrl:]]'" +
        " UNION ALL SELECT ROUTINE_NAME FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE() AND ROUTINE_COMMENT REGEXP '[[:cntrl:]]'",
    );
    expect(broken).toEqual([]);
  });

  test('the key of everything that belongs to a game begins with the game', async () => {
    const keys = await connection.rows<{ name: string; first: string }>(
      'SELECT c.TABLE_NAME AS name, s.COLUMN_NAME AS first FROM information_schema.COLUMNS AS c' +
        ' JOIN information_schema.TABLES AS t USING (TABLE_SCHEMA, TABLE_NAME)' +
        ' JOIN information_schema.STATISTICS AS s USING (TABLE_SCHEMA, TABLE_NAME)' +
        " WHERE c.TABLE_SCHEMA = DATABASE() AND t.TABLE_TYPE = 'BASE TABLE' AND c.COLUMN_NAME = 'game_id'" +
        " AND s.INDEX_NAME = 'PRIMARY' AND s.SEQ_IN_INDEX = 1",
    );
    expect(keys.length).toBeGreaterThanOrEqual(6);
    // A slot is an account's, whatever game is in it.
    expect(keys).toEqual(keys.map(({ name }) => ({ name, first: name === 'SaveSlot' ? 'account' : 'game_id' })));
  });

  test('no column has a time in the time zone of the session', async () => {
    const columns = await connection.rows<{ column: string }>(
      "SELECT CONCAT(TABLE_NAME, '.', COLUMN_NAME) AS `column` FROM information_schema.COLUMNS" +
        " WHERE TABLE_SCHEMA = DATABASE() AND DATA_TYPE = 'timestamp' AND TABLE_NAME NOT IN (?)",
      [KNEX_TABLES],
    );
    expect(columns).toEqual([]);
  });

  test('only the listed columns have another character set or collation', async () => {
    const columns = await connection.rows<{ column: string }>(
      "SELECT CONCAT(TABLE_NAME, '.', COLUMN_NAME, ' ', COLLATION_NAME) AS `column` FROM information_schema.COLUMNS" +
        ' JOIN information_schema.TABLES USING (TABLE_SCHEMA, TABLE_NAME)' +
        " WHERE TABLE_SCHEMA = DATABASE() AND TABLE_TYPE = 'BASE TABLE' AND TABLE_NAME NOT IN (?)" +
        " AND COLLATION_NAME <> 'utf8mb4_0900_ai_ci' ORDER BY 1",
      [KNEX_TABLES],
    );
    expect(columns.map(({ column }) => column)).toEqual([
      'AccountConduct.account utf8mb4_0900_bin',
      'Action.action utf8mb4_0900_as_ci',
      'CalledMove.account utf8mb4_0900_bin',
      'Edition.account utf8mb4_0900_bin',
      'Game.made_by utf8mb4_0900_bin',
      'Game.seed ascii_bin',
      'Gamemanager.account utf8mb4_0900_bin',
      'Gamemanager.action utf8mb4_0900_as_ci',
      'Gamemanager.token utf8mb4_0900_bin',
      'Invitation.account utf8mb4_0900_bin',
      'Invitation.guest_hash ascii_bin',
      'Invitation.link_hash ascii_bin',
      'LeaguePlayer.name utf8mb4_0900_as_ci',
      'Lobby.account utf8mb4_0900_bin',
      'Lobby.link_hash ascii_bin',
      'LobbySeat.account utf8mb4_0900_bin',
      'LobbySeat.guest_hash ascii_bin',
      'MoveToken.token ascii_bin',
      'PhaseAction.action utf8mb4_0900_as_ci',
      'Player.account utf8mb4_0900_bin',
      'PlayerChange.name utf8mb4_0900_as_ci',
      'PlayerChange.previous_name utf8mb4_0900_as_ci',
      'Refusal.token ascii_general_ci',
      'SaveSlot.account utf8mb4_0900_bin',
      'Tournament.name utf8mb4_0900_as_ci',
      'TournamentScorer.account utf8mb4_0900_bin',
    ]);
  });

  test('the name of every constraint has its kind and its table', async () => {
    const constraints = await connection.rows<{ kind: string; table: string; name: string }>(
      'SELECT CONSTRAINT_TYPE AS kind, TABLE_NAME AS `table`, CONSTRAINT_NAME AS name' +
        " FROM information_schema.TABLE_CONSTRAINTS WHERE TABLE_SCHEMA = DATABASE() AND CONSTRAINT_TYPE <> 'PRIMARY KEY'" +
        ' AND TABLE_NAME NOT IN (?)',
      [KNEX_TABLES],
    );
    expect(constraints.length).toBeGreaterThan(40);
    const prefixes: Record<string, string> = { 'FOREIGN KEY': 'fk', CHECK: 'ck', UNIQUE: 'uq' };
    const misnamed = constraints.filter(({ kind, table, name }) => !name.startsWith(`${prefixes[kind]}_${table}_`));
    expect(misnamed).toEqual([]);
  });

  test('no text in a check has a line break, which a session without backslash escapes reads as two letters', async () => {
    const broken = await connection.rows(
      'SELECT CONSTRAINT_NAME FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = DATABASE() AND LOCATE(?, CHECK_CLAUSE) > 0',
      ['\\n'],
    );
    expect(broken).toEqual([]);
  });

  test('every check is enforced, and no foreign key cascades', async () => {
    const unenforced = await connection.rows(
      "SELECT CONSTRAINT_NAME FROM information_schema.TABLE_CONSTRAINTS WHERE TABLE_SCHEMA = DATABASE() AND ENFORCED <> 'YES'",
    );
    expect(unenforced).toEqual([]);
    const cascading = await connection.rows(
      'SELECT CONSTRAINT_NAME FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = DATABASE()' +
        " AND (DELETE_RULE <> 'NO ACTION' OR UPDATE_RULE <> 'NO ACTION')",
    );
    expect(cascading).toEqual([]);
  });
});
