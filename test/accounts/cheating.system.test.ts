import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startThrowawayServer, type ThrowawayServer } from '../../src/server/throwaway-server';
import { createAccount } from '../../src/deploy/accounts';
import { PLAYER_PROCEDURES } from '../../src/deploy/rights';
import { GameConnection, type Value } from '../../src/client/connection';
import { exportGame, importGame } from '../../src/client/archive';
import { joinLobby, openLobby } from '../../src/client/lobbies';
import { newGame, openGame } from '../../src/client/new-game';
import { deployQuietly } from '../support/database';
import { checksums } from '../support/everything';
import { FIGURE_10, FIGURE_8 } from '../support/figures';
import { errnoOf, stateOf } from '../support/game';
import { dumpSchema, tablesOf } from '../support/schema-dump';

/** On a server of this file's own: what other workers do there would look like a success. */
const DATABASE = 'sqlopoly';
const PLAYER = 'sqlopoly_cheat';
const SPECTATOR = 'sqlopoly_watch';

/** Views of the league, in which nothing happens here. */
const LEAGUE = /^(violation|repeatedMeetings|league|point|standings|tournaments|round|matches|entries|playerHistory|resultHistory|adjustments|drawMethods|playerChanges|rank|ratings|scorers|seating|settings|rightsView|undoView|lastChangeView)/;

interface Routine {
  type: 'PROCEDURE' | 'FUNCTION';
  name: string;
  parameters: number;
}

let server: ThrowawayServer;
let root: GameConnection;
let player: GameConnection;
let spectator: GameConnection;
let gameId: number;
let decidingGameId: number;
let tables: string[];
let views: string[];
let routines: Routine[];

beforeAll(async () => {
  server = await startThrowawayServer();
  const admin = await GameConnection.open({ url: server.url });
  await admin.run('CREATE DATABASE ??', [DATABASE]);
  await admin.close();
  const url = new URL(`/${DATABASE}`, server.url);
  await deployQuietly({ url: url.href });
  root = await GameConnection.open({ url: url.href });
  const open = (username: string, password: string): Promise<GameConnection> =>
    GameConnection.open({ url: Object.assign(new URL(url), { username, password }).href });
  player = await open(PLAYER, await createAccount(root, PLAYER, '%', 'player'));
  spectator = await open(SPECTATOR, await createAccount(root, SPECTATOR, '%', 'spectator'));
  const { Link: link } = await openLobby(root, 'standard', null, { dice: 'server' }, 'table');
  await joinLobby(root, link, { name: 'Ann', guest: 'a guest' });
  tables = await tablesOf(root);
  views = (
    await root.rows<{ name: string }>(
      'SELECT TABLE_NAME AS name FROM information_schema.VIEWS WHERE TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME',
    )
  ).map(({ name }) => name);
  routines = await root.rows<Routine>(
    'SELECT r.ROUTINE_TYPE AS type, r.ROUTINE_NAME AS name, COUNT(p.PARAMETER_NAME) AS parameters' +
      ' FROM information_schema.ROUTINES AS r LEFT JOIN information_schema.PARAMETERS AS p' +
      ' ON p.SPECIFIC_SCHEMA = r.ROUTINE_SCHEMA AND p.SPECIFIC_NAME = r.ROUTINE_NAME AND p.ROUTINE_TYPE = r.ROUTINE_TYPE' +
      ' WHERE r.ROUTINE_SCHEMA = DATABASE() GROUP BY r.ROUTINE_TYPE, r.ROUTINE_NAME',
  );
});
afterAll(async () => {
  await player.close();
  await spectator.close();
  await root.close();
  await server.stop();
});
beforeEach(async () => {
  // Only a game with decisions, cards and dice of its own has something for every view.
  const deciding = await openGame(root, 'singletonopoly', 'of somebody else who decides', { players: 2, dice: 'server' });
  await root.run('INSERT INTO Gamemanager (game_id) VALUES (?)', [deciding]);
  decidingGameId = deciding;
  const other = await newGame(root, 'campus', 'of somebody else');
  await root.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 3), (?, 1)', [other, other]);
  await root.run('CALL fork_game(?, 1, NULL)', [other]);
  await root.run('CALL save_game(?, ?)', [other, `save ${other}`]);
  await importGame(root, await exportGame(root, other));
  gameId = await newGame(root, 'campus', 'to cheat in');
  await root.run("INSERT INTO Gamemanager (game_id, token, dice) VALUES (?, 'first', 3)", [gameId]);
  // Without what an earlier test set.
  await player.reconnect();
});

/** Everything that a cheat could have changed. */
async function everything(): Promise<object> {
  return {
    rows: await checksums(root),
    schema: await dumpSchema(root),
    accounts: await root.rows('SELECT COUNT(*) AS accounts FROM mysql.user'),
    privileges: await root.rows('CHECKSUM TABLE mysql.user, mysql.db, mysql.tables_priv, mysql.columns_priv, mysql.procs_priv, mysql.role_edges'),
    settings: await root.rows('SELECT @@GLOBAL.sql_mode, @@GLOBAL.foreign_key_checks, @@GLOBAL.read_only, @@GLOBAL.max_connections'),
    databases: await root.rows('SHOW DATABASES'),
  };
}

/** Reads all views, of which only those of the league or of moves of one kind may have nothing to show. */
async function expectToSeeViews(viewer: GameConnection): Promise<string[]> {
  const seen = await viewer.rows<{ name: string }>('SELECT TABLE_NAME AS name FROM information_schema.VIEWS WHERE TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME');
  for (const { name: view } of seen) {
    const rows = await viewer.rows('SELECT * FROM ??', [view]);
    if (!/^(lackingView|botReasonView|tokensView|invitationsView|ownGamesView|editionRentsView|editionLineupsView|editionLengthsView|resultsView|gamesWorthView|turningPointsView|talkView|tradeEffectsView|declinedOffersView)$/.test(view) && !LEAGUE.test(view)) expect([view, rows.length]).not.toEqual([view, 0]);
  }
  return seen.map(({ name }) => name);
}

/** Expects that each of some statements fails, and that nothing has changed. */
async function expectDenied(cheat: GameConnection, attempts: readonly (readonly [string, Value[]?])[]): Promise<void> {
  const before = await everything();
  const accepted: string[] = [];
  for (const [sql, values] of attempts) {
    if ((await errnoOf(cheat, sql, values)) === 0) accepted.push(`${sql} ${JSON.stringify(values ?? [])}`);
  }
  expect(accepted).toEqual([]);
  expect(await everything()).toEqual(before);
}

describe('a player plays', () => {
  async function seen(): Promise<unknown[][]> {
    return (await player.rows<object>('SELECT * FROM gameView')).map((row) => Object.values(row) as unknown[]);
  }

  test('can play the two rounds with the statements of the coursework, with its figures', async () => {
    await newGame(root, 'campus', 'the coursework');
    await player.run('INSERT INTO Gamemanager (dice) VALUES (3)');
    await player.run('INSERT INTO Gamemanager (dice) VALUES (1)');
    await player.run('INSERT INTO Gamemanager (dice) VALUES (4)');
    await player.run('INSERT INTO Gamemanager (dice) VALUES (2)');
    expect(await seen()).toEqual(FIGURE_8);
    for (const dice of [5, 4, 6, 5, 6, 3]) await player.run('INSERT INTO Gamemanager (dice) VALUES (?)', [dice]);
    expect(await seen()).toEqual(FIGURE_10);
  });

  test('can set all columns that a move may set', async () => {
    await player.run(
      "INSERT INTO Gamemanager (game_id, record_ID, token, player_ID, action, dice) VALUES (?, 2, 'second', 1, 'roll', 1)",
      [gameId],
    );
    expect(await player.rows("SELECT record_ID FROM ledgerView WHERE token = 'second'")).toEqual([{ record_ID: 2 }]);
  });

  test('can play in the chosen game, and read its views', async () => {
    await player.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 1)', [gameId]);
    await player.run('SET @game_id = ?', [gameId]);
    expect(await player.rows('SELECT record_ID FROM ledgerView')).toHaveLength(2);
    await player.run('SET @game_id = ?', [decidingGameId]);
    const seen = await expectToSeeViews(player);
    expect(seen.slice(0, 2)).toEqual(['Turns', 'aboutView']);
    // What a tool lists: these views and the ledger.
    const listed = (await player.rows<object>('SHOW FULL TABLES')).map((row) => String(Object.values(row)[0])).sort();
    expect(listed).toEqual([...seen, 'Gamemanager'].sort());
    expect(listed.length).toBeLessThanOrEqual(60);
    expect(seen.filter((name) => LEAGUE.test(name))).toEqual([
      'leaguePlayersView', 'matchesView', 'playerHistoryView', 'pointsView', 'ratingsView', 'roundsView', 'standingsView', 'tournamentsView',
    ]);
  });

  test('gets the usual refusals', async () => {
    expect(await errnoOf(player, 'INSERT INTO Gamemanager (dice) VALUES (7)')).toBe(50022);
    expect(await errnoOf(player, 'INSERT INTO Gamemanager (player_ID, dice) VALUES (0, 3)')).toBe(50003);
    expect(await errnoOf(player, 'INSERT INTO Gamemanager (record_ID, dice) VALUES (1, 3)')).toBe(50005);
    expect(await errnoOf(player, "INSERT INTO Gamemanager (token, dice) VALUES ('first', 3)")).toBe(50007);
  });
});

describe('a player cannot', () => {
  test('set a result of a move', async () => {
    const results = ['round', 'turn', 'location', 'bank_balance', 'drawn'];
    await expectDenied(player, [
      ...results.map((column): [string, Value[]] => ['INSERT INTO Gamemanager (dice, ??) VALUES (3, 5)', [column]]),
      ...results.map((column): [string, Value[]] => ['INSERT INTO Gamemanager (dice, ??) VALUES (3, DEFAULT)', [column]]),
      ...results.map((column): [string, Value[]] => ['INSERT INTO Gamemanager SET dice = 3, ?? = NULL', [column]]),
      ...['2020-01-01', null, 'now'].map((time): [string, Value[]] => ['INSERT INTO Gamemanager (dice, played_at) VALUES (3, ?)', [time]]),
      ["INSERT INTO Gamemanager VALUES (?, 2, 't', 1, 'roll', 3, 1, 1, 1, 999999, NULL, NULL, NULL, NULL, NULL, NULL)", [gameId]],
      ['INSERT INTO Gamemanager VALUES ROW(?, 2, NULL, 1, \'roll\', 3, 1, 1, 1, 999999, NULL, NULL, NULL, NULL, NULL, NULL)', [gameId]],
    ]);
  });

  test('cheat with another kind of insert', async () => {
    await expectDenied(player, [
      ['INSERT INTO Gamemanager (dice, dice2) VALUES (3, 3)'],
      ['INSERT INTO Gamemanager (dice, prid) VALUES (3, 0)'],
      ['INSERT INTO Gamemanager (dice, amount) VALUES (3, 500)'],
      ["INSERT INTO Gamemanager (dice, terms) VALUES (3, '{}')"],
      ["INSERT INTO Gamemanager (action) VALUES ('buy')"],
      ["INSERT INTO Gamemanager (action, prid) VALUES ('build', 0)"],
      ['INSERT INTO Gamemanager (dice) VALUES (3) ON DUPLICATE KEY UPDATE bank_balance = 999999'],
      ['INSERT INTO Gamemanager (record_ID, dice) VALUES (1, 3) ON DUPLICATE KEY UPDATE dice = 6'],
      ['REPLACE INTO Gamemanager (dice) VALUES (3)'],
      ['REPLACE INTO Gamemanager (record_ID, dice) VALUES (1, 6)'],
      ['INSERT IGNORE INTO Gamemanager (record_ID, dice) VALUES (1, 6)'],
      ["INSERT IGNORE INTO Gamemanager (token, dice) VALUES ('first', 6)"],
      ['INSERT IGNORE INTO Gamemanager (dice) VALUES (7)'],
      ['INSERT IGNORE INTO Gamemanager (player_ID, dice) VALUES (3, 5)'],
      ['INSERT INTO Gamemanager () VALUES ()'],
      ['INSERT INTO Gamemanager (dice) SELECT bank_balance FROM Player LIMIT 1'],
      ['INSERT INTO Gamemanager (dice) SELECT dice FROM Gamemanager'],
      ['INSERT INTO Gamemanager (dice) VALUES ((SELECT MAX(errno) FROM Refusal))'],
      ['INSERT INTO Gamemanager (dice) TABLE Token'],
      ["LOAD DATA INFILE '/etc/hostname' INTO TABLE Gamemanager (dice)"],
      ["LOAD DATA LOCAL INFILE '/etc/hostname' INTO TABLE Gamemanager (dice)"],
      ['INSERT /*+ SET_VAR(foreign_key_checks=OFF) */ INTO Gamemanager (dice, turn) VALUES (3, 77)'],
    ]);
  });

  test('make two moves of which one is refused', async () => {
    await expectDenied(player, [
      ['INSERT INTO Gamemanager (dice) VALUES (3), (7)'],
      ['INSERT IGNORE INTO Gamemanager (dice) VALUES (3), (7)'],
      ['INSERT INTO Gamemanager (player_ID, dice) VALUES (1, 3), (1, 3)'],
    ]);
  });

  test('read a table', async () => {
    await expectDenied(player, tables.flatMap((table): [string, Value[]][] => [
      ['SELECT * FROM ?? LIMIT 1', [table]],
      ['SELECT 1 FROM ?? LIMIT 1', [table]],
      ['SELECT COUNT(*) FROM ??', [table]],
      ['TABLE ?? LIMIT 1', [table]],
      ['SELECT EXISTS (SELECT 1 FROM ??)', [table]],
      ['SELECT g.* FROM gameView AS g JOIN ?? AS t', [table]],
      ['HANDLER ?? OPEN', [table]],
      ['CHECKSUM TABLE ??, nothing.at_all', [table]],
      ['SHOW CREATE TABLE ??', [table]],
      ['SHOW INDEX FROM ??', [table]],
    ].filter(([sql]) => table !== 'Gamemanager' || !/^(SHOW|CHECKSUM)/.test(String(sql))) as [string, Value[]][]));
  });

  test('change or lock a table or a view', async () => {
    await expectDenied(player, [...tables, ...views].flatMap((name): [string, Value[]][] => [
      ['DELETE FROM ??', [name]],
      ['DELETE FROM ?? LIMIT 1', [name]],
      ['TRUNCATE TABLE ??', [name]],
      ['DROP TABLE ??', [name]],
      ['DROP VIEW ??', [name]],
      ['ALTER TABLE ?? ADD COLUMN mine INT', [name]],
      ['ALTER TABLE ?? ENGINE = MEMORY', [name]],
      ['RENAME TABLE ?? TO mine', [name]],
      ['CREATE INDEX mine ON ?? (game_id)', [name]],
      ['CREATE TRIGGER mine BEFORE INSERT ON ?? FOR EACH ROW DO 1', [name]],
      ['CREATE OR REPLACE VIEW ?? AS SELECT 1 AS one', [name]],
      ['CREATE VIEW mine AS SELECT * FROM ??', [name]],
      ['CREATE TABLE mine AS SELECT * FROM ??', [name]],
      ['CREATE TABLE mine LIKE ??', [name]],
      ['CREATE TEMPORARY TABLE ?? (game_id INT, dice INT)', [name]],
      ['CREATE TEMPORARY TABLE mine AS SELECT * FROM ??', [name]],
      ['LOCK TABLES ?? READ', [name]],
      ['LOCK TABLES ?? WRITE', [name]],
      ['SELECT * FROM ?? FOR UPDATE', [name]],
      ['FLUSH TABLES ?? WITH READ LOCK', [name]],
      ["LOAD DATA INFILE '/etc/hostname' INTO TABLE ??", [name]],
      ["SELECT * FROM ?? INTO OUTFILE '/tmp/sqlopoly-cheat'", [name]],
      ['REPLACE INTO ?? VALUES ()', [name]],
    ]));
    await expectDenied(player, [['SHOW CREATE VIEW estateView'], ['SHOW CREATE VIEW violation_odd_score'], ['SHOW CREATE TABLE Gamemanager']]);
  });

  test('update a column of a table or a view', async () => {
    const columns = await root.rows<{ table: string; column: string }>(
      'SELECT TABLE_NAME AS `table`, COLUMN_NAME AS `column` FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE()',
    );
    expect(columns.length).toBeGreaterThan(100);
    await expectDenied(player, columns.flatMap(({ table, column }): [string, Value[]][] => [
      ['UPDATE ?? SET ?? = 1', [table, column]],
      ['UPDATE IGNORE ?? SET ?? = NULL', [table, column]],
    ]));
  });

  test('insert into any table or view but Gamemanager and its form', async () => {
    const columns = await root.rows<{ table: string; column: string }>(
      'SELECT TABLE_NAME AS `table`, COLUMN_NAME AS `column` FROM information_schema.COLUMNS' +
        " WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME NOT IN ('Gamemanager', 'addMoveView')",
    );
    await expectDenied(player, columns.flatMap(({ table, column }): [string, Value[]][] => [
      ['INSERT INTO ?? (??) VALUES (1)', [table, column]],
      ['INSERT IGNORE INTO ?? () VALUES ()', [table]],
    ]));
    await expectDenied(player, [
      ['INSERT INTO addMoveView (dice) VALUES (7)'],
      ['REPLACE INTO addMoveView (dice) VALUES (3)'],
      ['INSERT INTO addMoveView (dice) VALUES (3) ON DUPLICATE KEY UPDATE dice = 6'],
      ['INSERT INTO addMoveView (dice) SELECT bank_balance FROM Player LIMIT 1'],
    ]);
  });

  test('call a routine, except those that let bots play, which do nothing for people', async () => {
    const mayCall = new Set<string>(PLAYER_PROCEDURES);
    expect(routines.length).toBeGreaterThan(20);
    const calls: Record<string, string> = { PROCEDURE: 'CALL ??(?)', FUNCTION: 'SELECT ??(?)' };
    const callsOfNone: Record<string, string> = { PROCEDURE: 'CALL ??()', FUNCTION: 'SELECT ??()' };
    await expectDenied(player, routines.filter(({ name }) => !mayCall.has(name)).map(({ type, name, parameters }): [string, Value[]] => [
      (parameters ? calls : callsOfNone)[type] ?? '',
      // A list is written with commas between its parts.
      [name, ...(parameters ? [Array.from({ length: parameters }, () => String(gameId))] : [])],
    ]));
    const before = await everything();
    expect(await player.rows('CALL play_bots(?)', [gameId])).toMatchObject([[{ Moves: 0, 'Waits for': 'person' }], {}]);
    expect(await player.rows('CALL play_some(?, 5)', [gameId])).toMatchObject([[{ Moves: 0, 'Waits for': 'person' }], {}]);
    expect(await errnoOf(player, 'CALL bot_move(?)', [gameId])).toBe(50_133);
    expect(await everything()).toEqual(before);
  });

  test('see, change or drop the text of a routine or a trigger', async () => {
    for (const { type, name } of routines) {
      const show: Record<string, string> = { PROCEDURE: 'SHOW CREATE PROCEDURE ??', FUNCTION: 'SHOW CREATE FUNCTION ??' };
      const rows = await player.rows<Record<string, string | null>>(show[type] ?? '', [name]).catch(() => []);
      for (const row of rows) expect([row['Create Procedure'] ?? null, row['Create Function'] ?? null]).toEqual([null, null]);
    }
    const bodies = await player.rows<{ body: string | null }>(
      'SELECT ROUTINE_DEFINITION AS body FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = ?' +
        " UNION ALL SELECT ACTION_STATEMENT FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = ?",
      [DATABASE, DATABASE],
    );
    expect(bodies.filter(({ body }) => body !== null)).toEqual([]);
    const triggers = await root.rows<{ name: string }>(
      'SELECT TRIGGER_NAME AS name FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE()',
    );
    await expectDenied(player, [
      ...routines.flatMap(({ name }): [string, Value[]][] => [
        ['DROP PROCEDURE ??', [name]],
        ['DROP FUNCTION ??', [name]],
        ["ALTER PROCEDURE ?? COMMENT 'mine'", [name]],
        ["ALTER FUNCTION ?? COMMENT 'mine'", [name]],
      ]),
      ...triggers.flatMap(({ name }): [string, Value[]][] => [
        ['DROP TRIGGER ??', [name]],
        ['SHOW CREATE TRIGGER ??', [name]],
      ]),
      ['CREATE PROCEDURE mine() DO 1'],
      ['CREATE FUNCTION mine() RETURNS INT DETERMINISTIC RETURN 1'],
      ['CREATE EVENT mine ON SCHEDULE EVERY 1 DAY DO DELETE FROM Gamemanager'],
    ]);
  });

  test('affect the server, its accounts or its files', async () => {
    const [self] = await root.rows<{ id: number }>('SELECT CONNECTION_ID() AS id');
    await expectDenied(player, [
      ["SET GLOBAL sql_mode = ''"],
      ['SET GLOBAL foreign_key_checks = 0'],
      ['SET GLOBAL read_only = ON'],
      ['SET PERSIST max_connections = 1'],
      ['SET PERSIST_ONLY log_bin_trust_function_creators = ON'],
      ['SET SESSION sql_log_bin = 0'],
      ['GRANT ALL ON *.* TO ?@?', [PLAYER, '%']],
      ['GRANT UPDATE ON ??.* TO ?@?', [DATABASE, PLAYER, '%']],
      ['GRANT ?? TO ?@?', [`${DATABASE}_player`, SPECTATOR, '%']],
      ['REVOKE ?? FROM ?@?', [`${DATABASE}_spectator`, SPECTATOR, '%']],
      ["CREATE USER mine@localhost IDENTIFIED BY 'mine'"],
      ['CREATE ROLE mine'],
      ['DROP USER ?@?', [SPECTATOR, '%']],
      ["ALTER USER ?@? IDENTIFIED BY 'mine'", [SPECTATOR, '%']],
      ['SET PASSWORD FOR ?@? = ?', [SPECTATOR, '%', 'mine']],
      ['DROP ROLE ??', [`${DATABASE}_player`]],
      ['SET ROLE ??', [`${DATABASE}_owner`]],
      ['CREATE DATABASE mine'],
      ['DROP DATABASE ??', [DATABASE]],
      ['ALTER DATABASE ?? CHARACTER SET latin1', [DATABASE]],
      ['USE mysql'],
      ['SELECT * FROM mysql.user'],
      ['SELECT * FROM mysql.innodb_table_stats'],
      ['KILL ?', [self?.id ?? 0]],
      ['KILL QUERY ?', [self?.id ?? 0]],
      ["SELECT LOAD_FILE('/etc/hostname') FROM Token"],
      ["SELECT 1 INTO OUTFILE '/tmp/sqlopoly-cheat'"],
      ["SELECT 1 INTO DUMPFILE '/tmp/sqlopoly-cheat'"],
      ['FLUSH TABLES WITH READ LOCK'],
      ['FLUSH PRIVILEGES'],
      ['LOCK INSTANCE FOR BACKUP'],
      ['SHUTDOWN'],
      ['RESTART'],
      ["INSTALL PLUGIN mine SONAME 'mine.so'"],
      ["CREATE FUNCTION mine RETURNS INTEGER SONAME 'mine.so'"],
      ['XA RECOVER CONVERT XID'],
      ['SHOW BINARY LOGS'],
      ['SHOW REPLICA STATUS'],
      ['CLONE LOCAL DATA DIRECTORY = ?', ['/tmp/sqlopoly-cheat']],
    ]);
  });

  test('use a prepared statement for what is forbidden otherwise', async () => {
    await expectDenied(player, [
      ["PREPARE cheat FROM 'UPDATE Player SET bank_balance = 999999'"],
      ["PREPARE cheat FROM 'DELETE FROM Gamemanager'"],
      ["PREPARE cheat FROM 'SELECT * FROM Player'"],
      ["PREPARE cheat FROM 'INSERT INTO Gamemanager (dice, bank_balance) VALUES (3, 999999)'"],
      ["PREPARE cheat FROM 'CALL delete_game(1)'"],
    ]);
  });

  test.each(['0', '-1', '2000000000', "'abc'", "''", "'1; DROP TABLE Player'", '1e300', '0.4', "'😀'"])(
    'reach anything by @game_id = %s',
    async (value) => {
      const statements: Record<string, string> = {
        '0': 'SET @game_id = 0',
        '-1': 'SET @game_id = -1',
        '2000000000': 'SET @game_id = 2000000000',
        "'abc'": "SET @game_id = 'abc'",
        "''": "SET @game_id = ''",
        "'1; DROP TABLE Player'": "SET @game_id = '-1; DROP TABLE Player'",
        '1e300': 'SET @game_id = 1e300',
        '0.4': 'SET @game_id = 0.4',
        "'😀'": "SET @game_id = '😀'",
      };
      await player.run(statements[value] ?? '');
      await expectDenied(player, [['INSERT INTO Gamemanager (dice) VALUES (3)']]);
      for (const view of ['gameView', 'ledgerView', 'eventView', 'movesView']) {
        expect(await player.rows('SELECT * FROM ??', [view]).catch(() => [])).toEqual([]);
      }
    },
  );
});

describe('no session setting changes the result of a move', () => {
  const DICE = [3, 1, 4, 2, 5, 4, 6, 5, 6, 3];

  let honest: object[][];
  beforeAll(async () => {
    const id = await newGame(root, 'campus', 'honest');
    for (const dice of DICE) await root.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, ?)', [id, dice]);
    honest = await stateOf(root, id);
  });

  test.each([
    "SET SESSION sql_mode = ''",
    "SET SESSION sql_mode = 'ANSI,PAD_CHAR_TO_FULL_LENGTH,HIGH_NOT_PRECEDENCE,NO_UNSIGNED_SUBTRACTION,NO_BACKSLASH_ESCAPES'",
    "SET SESSION sql_mode = 'TRADITIONAL'",
    'SET SESSION foreign_key_checks = 0, SESSION unique_checks = 0',
    'SET SESSION sql_select_limit = 1',
    'SET SESSION sql_safe_updates = 1',
    'SET SESSION sql_auto_is_null = 1',
    'SET SESSION max_sp_recursion_depth = 0',
    'SET SESSION autocommit = 1, SESSION completion_type = 1',
    'SET SESSION group_concat_max_len = 4',
    'SET SESSION div_precision_increment = 0',
    'SET SESSION innodb_lock_wait_timeout = 1',
    'SET SESSION transaction_isolation = \'READ-UNCOMMITTED\'',
    'SET SESSION max_error_count = 0',
    'SET SESSION max_execution_time = 1',
    'SET SESSION optimizer_search_depth = 1',
    "SET SESSION optimizer_switch = 'derived_merge=off,derived_condition_pushdown=off,semijoin=off,materialization=off,use_invisible_indexes=on'",
    'SET NAMES latin1',
    "SET NAMES utf8mb4 COLLATE utf8mb4_bin",
    "SET SESSION lc_time_names = 'de_DE', SESSION time_zone = '+13:00'",
    'SET SESSION big_tables = 1, SESSION tmp_table_size = 1024',
    'SET SESSION explicit_defaults_for_timestamp = 0',
    'SET @v_balance = 9999, @p_balance = 9999, @turn = 3, @round = 9',
    'SET INSERT_ID = 7, LAST_INSERT_ID = 7',
  ])('%s', async (setting) => {
    const id = await newGame(root, 'campus', 'settings');
    // Some settings an account may not even change; then they change nothing.
    await errnoOf(player, setting);
    await player.run('SET @game_id = ?', [id]);
    for (const dice of DICE) await player.run('INSERT INTO Gamemanager (dice) VALUES (?)', [dice]);
    expect(await stateOf(root, id)).toEqual(honest);
  });

  test.each([
    'SET SESSION sql_select_limit = 0',
    'SET SESSION sql_big_selects = 0, SESSION max_join_size = 1',
  ])('%s prevents some moves completely, and others can make them', async (setting) => {
    const id = await newGame(root, 'campus', 'settings');
    await player.run(setting);
    let failed = 0;
    for (const dice of DICE) {
      const sql = 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, ?)';
      if ((await errnoOf(player, sql, [id, dice])) === 0) continue;
      failed += 1;
      await root.run(sql, [id, dice]);
    }
    expect(failed).toBeGreaterThan(0);
    expect(await stateOf(root, id)).toEqual(honest);
  });
});

describe('a spectator', () => {
  test('can read every view that is no part of another and not for hosts alone', async () => {
    await spectator.run('SET @game_id = ?', [decidingGameId]);
    expect((await expectToSeeViews(spectator)).filter((name) => !LEAGUE.test(name))).toEqual([
      'Turns', 'aboutView', 'adviceView', 'boardView', 'boardsView', 'botReasonView', 'botsView', 'cardsView', 'changesView', 'choicesView', 'commitmentView', 'declinedOffersView', 'deploymentView',
      'diceView', 'drawsView', 'editionCardsView', 'editionLandingsView', 'editionLengthsView', 'editionLineupsView', 'editionRentsView', 'editionsView', 'emotesView', 'eventView',
      'forksView', 'gamePlayersView', 'gameView', 'gamesBalanceView', 'gamesEventView', 'gamesLedgerView', 'gamesView', 'gamesWorthView', 'guideView', 'lackingView', 'landingsView', 'ledgerView', 'lobbiesView', 'lobbySeatsView', 'movesView', 'nextRollView', 'openingsView', 'ownGamesView',
      'pacesView', 'pendingView', 'piecesView', 'playersView', 'propertiesView', 'rentsView', 'restoredView', 'resultsView', 'rulesView', 'savesView',
      'talkStateView', 'talkView', 'tilesView', 'tokensView', 'tradeEffectsView', 'turningPointsView', 'usualEditionsView',
    ]);
  });

  test('cannot make a move in any way, read a table, or call a routine', async () => {
    await expectDenied(spectator, [
      ['INSERT INTO Gamemanager (dice) VALUES (3)'],
      ['INSERT INTO Gamemanager (game_id, dice) VALUES (?, 3)', [gameId]],
      ['INSERT IGNORE INTO Gamemanager (dice) VALUES (3)'],
      ['REPLACE INTO Gamemanager (dice) VALUES (3)'],
      ['INSERT INTO Gamemanager () VALUES ()'],
      ['INSERT INTO ledgerView (dice) VALUES (3)'],
      ['UPDATE ledgerView SET dice = 6'],
      ['DELETE FROM ledgerView'],
      ["CALL new_game('campus', 'mine')"],
      ['CALL delete_game(?)', [gameId]],
      ...tables.map((table): [string, Value[]] => ['SELECT 1 FROM ?? LIMIT 1', [table]]),
    ]);
  });
});
