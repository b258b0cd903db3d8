import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { exportGame, importGame } from '../../../src/client/archive';
import { newGame, openGame } from '../../../src/client/new-game';
import { type Difference, replayGame } from '../../../src/client/time';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase } from '../../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

interface ColumnOfRules {
  table: string;
  name: string;
  type: string;
  /** what an enumeration may be */
  values: string | null;
}

/** What a ruleset is found by, and what it is made of. */
const NOT_COMPARED = ['ruleset_id', 'house_rules', 'document'];

/** Every column of every table that a ruleset is laid out in, but those that rows are found by. */
async function columnsOfRules(): Promise<ColumnOfRules[]> {
  return await connection.rows<ColumnOfRules>(
    'SELECT c.TABLE_NAME AS `table`, c.COLUMN_NAME AS name, c.DATA_TYPE AS type, IF(c.DATA_TYPE = ?, c.COLUMN_TYPE, NULL) AS `values`' +
      ' FROM information_schema.COLUMNS AS c' +
      ' JOIN information_schema.COLUMNS AS r ON r.TABLE_SCHEMA = c.TABLE_SCHEMA AND r.TABLE_NAME = c.TABLE_NAME AND r.COLUMN_NAME = ?' +
      ' JOIN information_schema.TABLES AS t ON t.TABLE_SCHEMA = c.TABLE_SCHEMA AND t.TABLE_NAME = c.TABLE_NAME AND t.TABLE_TYPE = ?' +
      ' WHERE c.TABLE_SCHEMA = DATABASE() AND c.COLUMN_KEY <> ? AND c.COLUMN_NAME NOT IN (?)' +
      // A column that is worked out of the document cannot differ from it.
      " AND c.TABLE_NAME NOT IN (?) AND c.EXTRA NOT LIKE '%GENERATED%' ORDER BY c.TABLE_NAME, c.ORDINAL_POSITION",
    ['enum', 'ruleset_id', 'BASE TABLE', 'PRI', NOT_COMPARED, ['Edition', 'CalledGame', 'Game', 'GameState', 'Deed', 'DeckCard', 'TileTotal', 'LineupTotal', 'LengthTotal']],
  );
}

/** Gives one row of the ruleset of a game another value. */
async function change(gameId: number, { table, name, type, values }: ColumnOfRules): Promise<void> {
  if (type === 'enum') {
    const [one = '', other = ''] = (values ?? '').match(/(?<=')[^',]+(?=')/g) ?? [];
    await connection.run(
      'UPDATE ?? SET ?? = IF(?? = ?, ?, ?) WHERE ruleset_id = (SELECT s.ruleset_id FROM Game AS s WHERE s.game_id = ?) ORDER BY ?? DESC LIMIT 1',
      [table, name, name, one, other, one, gameId, name],
    );
  } else if (type === 'varchar') {
    await connection.run(
      "UPDATE ?? SET ?? = CONCAT('x', LEFT(COALESCE(??, ''), 10)) WHERE ruleset_id = (SELECT s.ruleset_id FROM Game AS s WHERE s.game_id = ?) ORDER BY ?? DESC LIMIT 1",
      [table, name, name, gameId, name],
    );
  } else {
    await connection.run(
      'UPDATE ?? SET ?? = COALESCE(??, 0) + 1 WHERE ruleset_id = (SELECT s.ruleset_id FROM Game AS s WHERE s.game_id = ?) ORDER BY ?? DESC LIMIT 1',
      [table, name, name, gameId, name],
    );
  }
}

const nameOf = ({ table, name }: ColumnOfRules): string => `${table}.${name}`;

interface Manipulation {
  changed: ColumnOfRules[];
  refused: ColumnOfRules[];
  /** the columns in which differences were found */
  found: string[];
}

/** Changes values of a ruleset behind its document and compares; then it is as it was. Columns without rows are left out. */
async function manipulate(gameId: number, columns: readonly ColumnOfRules[]): Promise<Manipulation> {
  const [changed, refused]: ColumnOfRules[][] = [[], []];
  await connection.run('START TRANSACTION');
  try {
    await connection.run('SET SESSION foreign_key_checks = 0');
    for (const column of columns) {
      try {
        await change(gameId, column);
        const [updated] = await connection.rows<{ rows: number }>('SELECT ROW_COUNT() AS `rows`');
        if (updated?.rows) changed?.push(column);
      } catch (error) {
        expect(error).toMatchObject({ token: expect.stringMatching(/location_type/) });
        refused?.push(column);
      }
    }
    await connection.run('SET SESSION foreign_key_checks = 1');
    const [rows] = await connection.rows<Difference[]>('CALL compare_rules(?)', [gameId]);
    return { changed: changed ?? [], refused: refused ?? [], found: (rows ?? []).map(({ Table, Column }) => `${Table}.${Column ?? ''}`) };
  } finally {
    await connection.run('ROLLBACK');
    await connection.run('SET SESSION foreign_key_checks = 1');
  }
}

/** How many columns of a table are changed at once. */
const AT_ONCE = 8;

/** All columns, in groups that have few of each table. */
function groupsOf(columns: readonly ColumnOfRules[]): ColumnOfRules[][] {
  const groups: ColumnOfRules[][] = [];
  for (const column of columns) {
    const group = groups.find((others) => others.filter(({ table }) => table === column.table).length < AT_ONCE);
    if (group) group.push(column);
    else groups.push([column]);
  }
  return groups;
}

describe('comparing rules with their document', () => {
  test('finds every manipulated value', async () => {
    const games: number[] = [];
    for (const edition of ['classic', 'campus', 'singletonopoly', 'hoarding']) games.push(await newGame(connection, edition, null));
    let left = await columnsOfRules();
    expect(new Set(left.map(({ table }) => table)).size).toBeGreaterThan(10);
    const refused: string[] = [];
    for (const gameId of games) {
      const done = new Set<ColumnOfRules>();
      for (const group of groupsOf(left)) {
        const manipulation = await manipulate(gameId, group);
        expect(manipulation.found.sort()).toEqual(manipulation.changed.map(nameOf).sort());
        refused.push(...manipulation.refused.map(nameOf));
        for (const column of [...manipulation.changed, ...manipulation.refused]) done.add(column);
      }
      left = left.filter((column) => !done.has(column));
    }
    expect(left).toEqual([]);
    // What a location is for, triggers keep.
    expect(refused.sort()).toEqual(['Bonus.location', 'Location.type']);
  });

  test('finds added and deleted rows', async () => {
    const gameId = await openGame(connection, 'singletonopoly', null, { rules: { starting_cash: 1_234 } });
    await connection.run('DELETE FROM Rent WHERE ruleset_id = (SELECT s.ruleset_id FROM Game AS s WHERE s.game_id = ?) AND prid = 1 AND level = 2', [gameId]);
    await connection.run(
      'INSERT INTO Rent (ruleset_id, prid, level, amount) VALUES ((SELECT s.ruleset_id FROM Game AS s WHERE s.game_id = ?), 1, 9, 7)', [gameId],
    );
    const { differences } = await changingNothing(connection, () => replayGame(connection, gameId));
    expect(differences).toEqual([
      { Table: 'Rent', Row: 'property 1, level 2', Column: null, Original: 'missing', Replay: 'there' },
      { Table: 'Rent', Row: 'property 1, level 9', Column: null, Original: 'there', Replay: 'missing' },
    ]);
    await connection.run('CALL delete_game(?)', [gameId]);
  });

  test('finds an invalid document', async () => {
    const gameId = await openGame(connection, 'singletonopoly', null, { rules: { starting_cash: 1_235 } });
    await connection.run('UPDATE Ruleset SET document = ? WHERE ruleset_id = (SELECT s.ruleset_id FROM Game AS s WHERE s.game_id = ?)', ['{"x": 1}', gameId]);
    const [rows] = await connection.rows<Difference[]>('CALL compare_rules(?)', [gameId]);
    expect(rows).toEqual([{ Table: 'Ruleset', Row: null, Column: 'document', One: '{"x": 1}', Other: 'a whole document without errors' }]);
    await connection.run('CALL delete_game(?)', [gameId]);
  });

  test('a game with manipulated rules is recognised, and cannot be restored', async () => {
    const gameId = await openGame(connection, 'campus', null, { rules: { set_bonus_factor: 3 } });
    const salary = async (id: number): Promise<number | undefined> =>
      (await connection.rows<{ salary: number }>('SELECT r.salary FROM Game AS s JOIN Ruleset AS r USING (ruleset_id) WHERE s.game_id = ?', [id]))[0]?.salary;
    const printed = (await salary(gameId)) ?? 0;
    await connection.run('UPDATE Ruleset SET salary = salary + 5 WHERE ruleset_id = (SELECT s.ruleset_id FROM Game AS s WHERE s.game_id = ?)', [gameId]);
    const restored = await importGame(connection, await exportGame(connection, gameId));
    expect([await salary(gameId), await salary(restored)]).toEqual([printed + 5, printed]);
    for (let move = 0; move < 30; move += 1) await connection.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 5)', [gameId]);
    expect((await replayGame(connection, gameId)).differences).toEqual([
      { Table: 'Ruleset', Row: '', Column: 'salary', Original: String(printed + 5), Replay: String(printed) },
    ]);
    await expect(importGame(connection, await exportGame(connection, gameId))).rejects.toMatchObject({ token: 'archive_differs' });
    for (const id of [gameId, restored]) await connection.run('CALL delete_game(?)', [id]);
  });
});
