import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/client/connection';
import { openGame } from '../../../src/client/new-game';
import { at, type Document, importDocument, type Json, quay } from '../../support/documents';
import { workerDatabase } from '../../support/database';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, refusalOf } from '../../support/game';

let connection: GameConnection;
/** A board that no other test has. */
let board: string;
let number = 0;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  await importDocument(connection, quay('docks'));
});
afterAll(() => connection.close());
beforeEach(async () => {
  number += 1;
  board = `board ${number}`;
  await connection.run('CALL copy_board(?, ?)', ['docks', board]);
});

async function change(changes: object, of = board): Promise<void> {
  await connection.run('CALL change_board(?, ?)', [of, JSON.stringify(changes)]);
}

async function documentOf(name = board): Promise<Document> {
  const [row] = await connection.rows<{ document: Document | string }>(
    'SELECT r.document FROM Edition AS e JOIN Ruleset AS r USING (ruleset_id) WHERE e.edition = ?', [name]);
  return (typeof row?.document === 'string' ? JSON.parse(row.document) : row?.document) as Document;
}

/** Everything that is wrong with changes, which are refused and change nothing. */
async function errors(changes: unknown): Promise<string[]> {
  return await changingNothing(connection, async () => {
    const json = JSON.stringify(changes);
    const [rows] = await connection.rows<{ place: string; error: string }[]>('CALL check_board(?, ?)', [board, json]);
    expect((await refusalOf(connection, 'CALL change_board(?, ?)', [board, json])).token).toBe('board_malformed');
    return (rows ?? []).map(({ place, error }) => `${place} ${error}`.trim());
  });
}

async function tokenOf(sql: string, ...values: (string | null)[]): Promise<string> {
  return await changingNothing(connection, async () => {
    const { token, sentence } = await refusalOf(connection, sql, values);
    return `${token}: ${sentence}`;
  });
}

describe('copy_board', () => {
  test('makes a board that is identical except for its name', async () => {
    expect(await documentOf()).toEqual({ ...(await documentOf('docks')), edition: board });
    expect(await connection.rows('SELECT `Copied from` AS source, Account, Tiles, Properties, Salary FROM boardsView WHERE Board = ?', [board])).toEqual([
      { source: 'docks', Account: 'root', Tiles: 10, Properties: 4, Salary: 100 },
    ]);
    expect(await connection.rows('SELECT Edition FROM editionsView WHERE Edition = ?', [board])).toEqual([]);
  });

  test('can copy a board of people, too', async () => {
    await change({ salary: 5 });
    await connection.run('CALL copy_board(?, ?)', [board, `${board} b`]);
    expect(await connection.rows('SELECT `Copied from` AS source, Salary FROM boardsView WHERE Board = ?', [`${board} b`])).toEqual([{ source: board, Salary: 5 }]);
  });

  test('refuses names that are taken, empty or too long, and unknown boards', async () => {
    expect(await tokenOf('CALL copy_board(?, ?)', 'docks', 'Docks')).toBe('name_taken: There is already an edition or a board Docks.');
    expect(await tokenOf('CALL copy_board(?, ?)', 'docks', board)).toBe(`name_taken: There is already an edition or a board ${board}.`);
    expect(await tokenOf('CALL copy_board(?, ?)', 'docks', '')).toMatch(/^name_malformed: The name of a board must be a name of 1 to 40 characters/);
    expect(await tokenOf('CALL copy_board(?, ?)', 'docks', null)).toMatch(/^name_malformed/);
    expect(await tokenOf('CALL copy_board(?, ?)', 'docks', 'x'.repeat(41))).toMatch(/^name_malformed/);
    expect(await tokenOf('CALL copy_board(?, ?)', 'docks', '{player}')).toMatch(/^name_malformed/);
    expect(await tokenOf('CALL copy_board(?, ?)', 'Atlantis', 'new')).toBe('board_not_found: There is no edition or board Atlantis to copy.');
  });
});

describe('tilesView', () => {
  test('numbers sets as in a game on the board', async () => {
    const numbers = async (sql: string, ...values: string[]): Promise<unknown[]> => await connection.rows(sql, values);
    for (const source of ['docks', 'singletonopoly']) {
      await connection.choose(await openGame(connection, source, null, source === 'docks' ? {} : { players: 2 }));
      expect(await numbers('SELECT DISTINCT `Set No.`, `Set` FROM tilesView WHERE Board = ? AND `Set` IS NOT NULL ORDER BY `Set No.`', source)).toEqual(
        await numbers('SELECT DISTINCT `Set No.`, `Set` FROM propertiesView ORDER BY `Set No.`'));
    }
  });
});

describe('change_board', () => {
  test('changes everything that can be changed, given as numbers or texts', async () => {
    await change({
      salary: '400',
      tiles: [
        { tile: 'North Quay', name: 'New Quay', price: '80', rent: '4,20, 60,120', mortgage: '30', house_cost: '60', hotel_cost: 70 },
        { tile: 'south quay', rent: [1, 2, 3], price: 90 },
        { tile: 6, rent: { owned: [7, 8] } },
        { tile: '8', rent: { dice: [1, 2] }, name: 'Last Ferry' },
      ],
    });
    const tiles = at(await documentOf(), 'board', 'tiles') as unknown as object[];
    expect(tiles[1]).toEqual({ property: 'New Quay', colour: 'Blue', price: 80, house_cost: 60, hotel_cost: 70, mortgage: 30, rent: { level: [4, 20, 60, 120] } });
    expect(tiles[3]).toEqual({ property: 'South Quay', colour: 'Blue', price: 90, house_cost: 30, hotel_cost: 40, rent: { house: [1, 2, 3] } });
    expect(tiles[5]).toMatchObject({ property: "Old Tom's Ferry", rent: { owned: [7, 8] } });
    expect(tiles[7]).toMatchObject({ property: 'Last Ferry', rent: { dice: [1, 2] } });
    expect(at(await documentOf(), 'board')['salary']).toBe(400);
    await change({ tiles: [{ tile: 'New Quay', mortgage: 'none' }] });
    expect((at(await documentOf(), 'board', 'tiles') as unknown as object[])[1]).not.toHaveProperty('mortgage');
    expect(await connection.rows('SELECT Location, Tile, `Set`, Price, Rent, `House cost` AS house, Mortgage, Effect, Amount FROM tilesView WHERE Board = ? AND Location IN (2, 4, 10)', [board])).toEqual([
      { Location: 2, Tile: 'New Quay', Set: 'Blue', Price: 80, Rent: 'level 4, 20, 60, 120', house: 60, Mortgage: 40, Effect: null, Amount: null },
      { Location: 4, Tile: 'South Quay', Set: 'Blue', Price: 90, Rent: 'house 1, 2, 3', house: 30, Mortgage: 45, Effect: null, Amount: null },
      { Location: 10, Tile: 'Customs', Set: null, Price: null, Rent: null, house: null, Mortgage: null, Effect: 'go_to_jail', Amount: 'Lock' },
    ]);
  });

  test('renames a tile wherever its name occurs', async () => {
    await change({ tiles: [{ tile: 'Lock', name: 'Sluice' }, { tile: 'North Quay', name: 'South Quay' }, { tile: 'South Quay', name: 'North Quay' }, { tile: 'New Ferry', name: 'Bridge' }, { tile: 'Pier', name: 'Go' }] });
    const document = await documentOf();
    expect(at(document, 'board')['jail_location']).toBe('Sluice');
    expect(at(document, 'board', 'tiles', 9)).toEqual({ bonus: 'Customs', go_to_jail: 'Sluice' });
    expect(at(document, 'board', 'tiles', 0)).toBe('Go');
    expect(at(document, 'decks', 'Bottles', 4)).toEqual({ text: 'To the quay.', move_to: 'South Quay' });
    expect(at(document, 'opening', 0)).toMatchObject({ at: 'South Quay', owns: ['Bridge', { property: 'North Quay', cost_factor: 1 }] });
  });

  test('renames a tile in the text of a card that leads to it', async () => {
    await importDocument(connection, quay(`${board} told`, (document) => {
      at(document, 'decks', 'Bottles', 4)['text'] = 'Advance to North Quay.';
    }));
    await connection.run('CALL copy_board(?, ?)', [`${board} told`, `${board} c`]);
    await change({ tiles: [{ tile: 'North Quay', name: 'Harbour' }] }, `${board} c`);
    expect(at(await documentOf(`${board} c`), 'decks', 'Bottles', 4)).toEqual({ text: 'Advance to Harbour.', move_to: 'Harbour' });
  });

  test('renames several tiles of the same name if all of them change, and no colours', async () => {
    await importDocument(connection, quay(`${board} kinds`, (document) => {
      (at(document, 'board', 'tiles') as unknown as Json[]).push('Buoys', 'Buoys', { bonus: 'Current', move_to_nearest: 'Buoys' }, { bonus: 'Tide', move_to_nearest: 'Blue' });
      at(document, 'board', 'tiles', 7)['property'] = 'Blue';
      Reflect.deleteProperty(document, 'opening');
    }));
    const copy = `${board} e`;
    await connection.run('CALL copy_board(?, ?)', [`${board} kinds`, copy]);
    const effects = async (): Promise<unknown[]> => (await connection.rows('SELECT Amount FROM tilesView WHERE Board = ? AND Location > 12', [copy])).map((row) => (row as { Amount: string }).Amount);
    await change({ tiles: [{ tile: 11, name: 'Floats' }, { tile: 'Blue', name: 'Green' }] }, copy);
    expect(await effects()).toEqual(['Buoys', 'Blue']);
    await change({ tiles: [{ tile: 11, name: 'Rafts' }, { tile: 12, name: 'Rafts' }] }, copy);
    expect(await effects()).toEqual(['Rafts', 'Blue']);
  });

  test('renames the board', async () => {
    await change({ name: `${board} now` });
    expect(await documentOf(`${board} now`)).toEqual({ ...(await documentOf('docks')), edition: `${board} now` });
    expect(await documentOf(board)).toBeUndefined();
    expect(await tokenOf('CALL change_board(?, ?)', `${board} now`, '{"name": "DOCKS"}')).toBe('name_taken: There is already an edition or a board DOCKS.');
    await change({ name: `${board} NOW` }, `${board} now`);
    expect((await documentOf(`${board} now`))['edition']).toBe(`${board} NOW`);
  });

  test('changes nothing for equal values', async () => {
    await changingNothing(connection, () => change({ salary: 100, tiles: [{ tile: 'North Quay', price: 60 }] }));
    await changingNothing(connection, () => change({}));
  });

  test('reports all errors at once', async () => {
    expect(await errors({
      colour: 1, name: '', salary: 2_000_000_000,
      tiles: [
        { tile: 'North Quai', price: 1 },
        { tile: 'North Quay', price: 0, rent: '1,2,3', mortgage: 'lots', colour: 'Red' },
        { tile: 'South Quay', price: 2_000_000_000, house_cost: -1, rent: { level: [1, 2, 3] }, name: 'x'.repeat(41) },
        { tile: 'New Ferry', house_cost: 5, rent: [1, '2'] },
        { tile: 'Lock', price: 5 },
        { tile: 'North Quay', price: 1 },
        { price: 5 }, 7, { tile: 99 }, { tile: null },
      ],
    })).toEqual([
      'colour cannot be changed; only name, salary and tiles can',
      'name must be a name of 1 to 40 characters, without braces, not ""',
      'salary must be a whole number from 0 to 100000000, not 2000000000',
      'tiles[0] there is no tile North Quai; perhaps North Quay',
      'tiles[6] must name its tile or its location',
      'tiles[7] must be a tile and its changes',
      'tiles[8] there is no tile 99',
      'tiles[9] must name its tile or its location',
      'tiles[5] changes a tile that has already been changed',
      'tiles."North Quay".rent has 3 amounts and needs 4',
      'tiles."North Quay".price must be a whole number from 1 to 100000000, not 0',
      'tiles."North Quay".colour cannot be changed; only name, price, rent, house_cost, hotel_cost, skyscraper_cost and mortgage can',
      'tiles."North Quay".mortgage must be a whole number from 0 to 100000000, not "lots"',
      `tiles."South Quay".name must be a name of 1 to 40 characters, without braces, not "${'x'.repeat(41)}"`,
      'tiles."South Quay".rent must stay by house',
      'tiles."South Quay".price must be a whole number from 1 to 100000000, not 2000000000',
      'tiles."South Quay".house_cost must be a whole number from 0 to 100000000, not -1',
      'tiles."New Ferry".rent must be whole numbers from 0 to 1000000, not {"dice": [1, "2"]}',
      'tiles."New Ferry".house_cost makes no sense, because none can be built here',
      'tiles.Lock.price makes no sense, because the tile is not a property',
    ]);
  });

  test('changes the cost and the rent of a skyscraper where there is one', async () => {
    await importDocument(connection, quay('towers', (document) => {
      at(document, 'rules')['has_skyscrapers'] = true;
      Object.assign(at(document, 'board', 'tiles', 1), { skyscraper_cost: 90, rent: { level: [2, 10, 30, 90, 200] } });
    }));
    await connection.run('CALL copy_board(?, ?)', ['towers', `${board} t`]);
    await connection.run('CALL change_board(?, ?)', [`${board} t`, JSON.stringify({ tiles: [{ tile: 'North Quay', skyscraper_cost: '95', rent: '2,10,30,90,250' }] })]);
    expect(await connection.rows('SELECT `Skyscraper cost` AS cost, Rent AS rent FROM tilesView WHERE Board = ? AND Tile IN (?, ?) ORDER BY Location', [`${board} t`, 'North Quay', 'South Quay']))
      .toEqual([{ cost: 95, rent: 'level 2, 10, 30, 90, 250' }, { cost: null, rent: 'house 4, 20, 100' }]);
    const [rows] = await connection.rows<object[]>('CALL check_board(?, ?)', [`${board} t`, JSON.stringify({ tiles: [{ tile: 'South Quay', skyscraper_cost: 5 }] })]);
    expect(rows).toMatchObject([{ place: 'tiles."South Quay".skyscraper_cost', error: 'makes no sense, because none can be built here' }]);
    // As a file: what is exported is taken back as it is, and with another cost.
    const [[file] = []] = await connection.rows<{ document: string | object }[]>('CALL export_board(?)', [`${board} t`]);
    const text = typeof file?.document === 'string' ? file.document : JSON.stringify(file?.document);
    await changingNothing(connection, () => connection.run('CALL import_board(?)', [text]));
    await connection.run('CALL import_board(?)', [text.replace(/("skyscraper_cost": ?)95/, '$199')]);
    expect(await connection.row("SELECT `Skyscraper cost` AS cost FROM tilesView WHERE Board = ? AND Tile = 'North Quay'", [`${board} t`])).toEqual({ cost: 99 });
  });

  test.each<[string, unknown, string[]]>([
    ['two jails', { tiles: [{ tile: 'Pier', name: 'Lock' }] }, ['jail_location 2 tiles are named Lock', 'tiles[9].go_to_jail 2 tiles are named Lock']],
    ['two properties of one name', { tiles: [{ tile: 'New Ferry', name: 'North Quay' }] }, [
      'tiles[7].property another property is named North Quay', 'decks.Bottles[4].move_to 2 tiles are named North Quay',
      'opening[0].at 2 tiles are named North Quay',
    ]],
    ['a mortgage above the price', { tiles: [{ tile: 'North Quay', price: 9, mortgage: 10 }] }, ['tiles[1].mortgage must not be more than the price, 9']],
    ['a list', [], ['the changes must be name, salary or tiles with values']],
    ['tiles that are none', { tiles: { 'North Quay': { price: 1 } } }, ['tiles must be a list of 0 to 1000, not {"North Quay": {"price": 1}}']],
    ['a rent in words', { tiles: [{ tile: 'North Quay', rent: 'dear' }] }, ['tiles."North Quay".rent must be whole numbers from 0 to 100000000, not "dear"']],
    ['a rent that is the price, of what it was not', { tiles: [{ tile: 'North Quay', rent: 'price' }] }, ['tiles."North Quay".rent must stay by level']],
    ['a rent of a number that no integer holds', { tiles: [{ tile: 'North Quay', rent: '99999999999,1,1,1' }] }, ['tiles."North Quay".rent must be whole numbers from 0 to 100000000, not {"level": [99999999999, 1, 1, 1]}']],
  ])('refuses %s', async (_, changes, expected) => {
    expect((await errors(changes)).sort()).toEqual(expected.sort());
  });

  test('a tile whose name is not unique is identified by its location', async () => {
    await connection.run('CALL copy_board(?, ?)', ['singletonopoly', `${board} s`]);
    const [double] = await connection.rows<{ Tile: string; places: string }>(
      'SELECT Tile, GROUP_CONCAT(Location ORDER BY Location SEPARATOR ", ") AS places FROM tilesView WHERE Board = ? GROUP BY Tile HAVING COUNT(*) > 1 LIMIT 1', [`${board} s`]);
    const [first = ''] = double?.places.split(', ') ?? [];
    const [rows] = await connection.rows<{ error: string }[]>('CALL check_board(?, ?)', [`${board} s`, JSON.stringify({ tiles: [{ tile: double?.Tile ?? '', name: 'Once' }] })]);
    expect(rows).toEqual([{ place: 'tiles[0]', error: `several tiles are named ${double?.Tile}; their locations are ${double?.places}` }]);
    await change({ tiles: [{ tile: first, name: 'Once' }] }, `${board} s`);
    expect(await connection.rows('SELECT CAST(Location AS CHAR) AS at FROM tilesView WHERE Board = ? AND Tile = ?', [`${board} s`, 'Once'])).toEqual([{ at: first }]);
  });

  test('refuses unknown boards and editions', async () => {
    expect(await tokenOf('CALL change_board(?, ?)', 'Atlantis', '{}')).toMatch(/^board_not_found: There is no board Atlantis; choose from board 1, /);
    expect(await tokenOf('CALL change_board(?, ?)', null, '{}')).toMatch(/^board_not_found: There is no board NULL/);
    expect(await tokenOf('CALL change_board(?, ?)', 'docks', '{"salary": 1}')).toBe('not_a_board: docks is an edition: copy its board and change the copy.');
    expect(await tokenOf('CALL change_board(?, ?)', board, '{')).toBe('board_malformed: The changes are not valid JSON.');
    expect(await tokenOf('CALL change_board(?, ?)', board, null)).toBe('board_malformed: The changes are not valid JSON.');
  });

  test('does not overwrite a change that someone else made in the meantime', async () => {
    const other = await GameConnection.open((await workerDatabase()).address);
    try {
      await other.run('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await other.run('START TRANSACTION');
      await other.rows('SELECT COUNT(*) FROM boardsView');
      await change({ salary: 7 });
      expect((await refusalOf(other, 'CALL change_board(?, ?)', [board, '{"salary": 8}'])).token).toBe('board_changed');
      await other.run('ROLLBACK');
      expect(at(await documentOf(), 'board')['salary']).toBe(7);
    } finally {
      await other.close();
    }
  });
});

describe('a game on a board', () => {
  interface Ruleset { id: number; salary: number }

  const rulesOf = async (game: number): Promise<Ruleset | undefined> =>
    (await connection.rows<Ruleset>('SELECT r.ruleset_id AS id, r.salary FROM Game AS g JOIN Ruleset AS r USING (ruleset_id) WHERE g.game_id = ?', [game]))[0];

  test('has the rules of its edition, and keeps the board that it began with', async () => {
    await change({ salary: 300, tiles: [{ tile: 'North Quay', name: 'New Quay', price: 80 }] });
    const game = await openGame(connection, 'docks', null, { board });
    const before = await rulesOf(game);
    expect(before?.salary).toBe(300);
    await connection.choose(game);
    const tiles = await connection.rows('SELECT Location, Tile FROM boardView');
    expect(tiles).toContainEqual({ Location: 2, Tile: 'New Quay' });
    expect(await connection.rows("SELECT `Properties owned` AS owned FROM gameView WHERE `Player name` = 'Ada'")).toEqual([{ owned: 'New Ferry,South Quay' }]);
    await change({ salary: 1, tiles: [{ tile: 'New Quay', name: 'Old Quay' }] });
    expect([await rulesOf(game), await connection.rows('SELECT Location, Tile FROM boardView')]).toEqual([before, tiles]);
    await connection.run('CALL remove_board(?)', [board]);
    expect([await rulesOf(game), await connection.rows('SELECT Location, Tile FROM boardView')]).toEqual([before, tiles]);
    await connection.run("INSERT INTO Gamemanager (game_id, action, dice, dice2) VALUES (?, 'roll', 1, 2)", [game]);
  });

  test('a copy of a copy of the board of an edition with an opening position', async () => {
    await connection.run('CALL copy_board(?, ?)', ['campus', `${board} c`]);
    await change({ tiles: [{ tile: 'Kilburn', name: 'Hall' }, { tile: 'Free Parking', name: 'Rest' }] }, `${board} c`);
    await connection.run('CALL copy_board(?, ?)', [`${board} c`, `${board} d`]);
    await change({ tiles: [{ tile: 'Oak House', name: 'Elm House' }] }, `${board} d`);
    await connection.choose(await openGame(connection, 'campus', null, { board: `${board} d` }));
    const owned = await connection.rows<{ owned: string | null }>('SELECT `Properties owned` AS owned FROM gameView');
    expect(owned.map((row) => row.owned)).toContain('Elm House,Owens Park');
  });

  test('of the full game, at each of its paces', async () => {
    const copy = `${board} f`;
    await connection.run('CALL copy_board(?, ?)', ['classic', copy]);
    await change({ salary: 400, tiles: [
      { tile: 'Mediterranean Avenue', name: 'Old Street', price: 63, rent: '3,15,45,135,240,375', mortgage: 40, house_cost: 60, hotel_cost: 70 },
      { tile: 'Jail', name: 'Prison' }, { tile: 'Boardwalk', name: 'New Street' }, { tile: 'North Station', name: 'Hub' },
    ] }, copy);
    const street = async (options: object): Promise<object | undefined> =>
      (await connection.rows(
        'SELECT r.salary, pr.cost, pr.house_cost, pr.hotel_cost, pr.mortgage, GROUP_CONCAT(n.amount ORDER BY n.level) AS rents' +
          " FROM Game AS g JOIN Ruleset AS r USING (ruleset_id) JOIN Property AS pr USING (ruleset_id) JOIN Rent AS n USING (ruleset_id, prid)" +
          " WHERE g.game_id = ? AND pr.name = 'Old Street' GROUP BY r.ruleset_id, pr.prid",
        [await openGame(connection, 'classic', null, { board: copy, players: 2, ...options })],
      ))[0];
    const plain = { salary: 400, cost: 63, house_cost: 60, hotel_cost: 70, mortgage: 40, rents: '3,15,45,135,240,375' };
    expect(await street({})).toEqual(plain);
    expect(await street({ pace: 'medium' })).toEqual(plain);
    expect(await street({ pace: 'high' })).toEqual({ salary: 400, cost: 50, house_cost: 48, hotel_cost: 56, mortgage: 32, rents: '4,18,54,162,288,450' });
    expect(await street({ pace: 'low' })).toEqual({ salary: 400, cost: 76, house_cost: 72, hotel_cost: 84, mortgage: 48, rents: '2,12,36,108,192,300' });
    const effects = await connection.rows<{ Amount: string }>("SELECT Amount FROM tilesView WHERE Board = ? AND Effect IN ('go_to_jail', 'teleport')", [copy]);
    expect(effects.map(({ Amount }) => Amount)).toEqual(expect.arrayContaining(['Prison', 'Hub']));
  });

  test('can have a pace, and house rules with the board of the copy', async () => {
    await change({ tiles: [{ tile: 'North Quay', price: 100 }] });
    const game = await openGame(connection, 'docks', null, { board, rules: { price_percent: 50 } });
    expect(await connection.rows('SELECT t.cost FROM Game AS g JOIN Tile AS t USING (ruleset_id) WHERE g.game_id = ? AND t.location = 2', [game])).toEqual([{ cost: 50 }]);
  });
});

describe('remove_board', () => {
  test('removes a board with its ruleset, but no edition', async () => {
    await connection.run('CALL remove_board(?)', [board]);
    expect(await documentOf()).toBeUndefined();
    expect(await connection.rows('SELECT ruleset_id FROM Ruleset WHERE edition = ?', [board])).toEqual([]);
    expect(await tokenOf('CALL remove_board(?)', board)).toMatch(/^board_not_found/);
    expect(await tokenOf('CALL remove_board(?)', 'docks')).toMatch(/^not_a_board/);
  });
});

describe('an edition', () => {
  test('cannot get the name of a board from add_edition, but from import_edition', async () => {
    expect(await tokenOf('CALL add_edition(?)', JSON.stringify(quay(board)))).toBe(`name_taken: There is already an edition ${board}.`);
    await importDocument(connection, quay(board));
    expect(await connection.rows('SELECT copied_from, account FROM Edition WHERE edition = ?', [board])).toEqual([{ copied_from: null, account: null }]);
  });
});
