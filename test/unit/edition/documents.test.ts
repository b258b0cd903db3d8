import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/client/connection';
import { openGame } from '../../../src/client/new-game';
import { at, type Document, errorsOf, importDocument, quay, seedDocument } from '../../support/documents';
import { workerDatabase } from '../../support/database';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, refusalOf, TestGame } from '../../support/game';

const EDITIONS = ['campus', 'hoarding', 'singletonopoly'];

/** The tables of a ruleset, beside Ruleset itself. */
const PARTS = [
  'Location', 'Colours', 'Property', 'Rent', 'Deck', 'Card', 'Bonus', 'Tile', 'StatusLabel', 'Wording', 'Choice', 'OpeningPlayer', 'OpeningDeed',
];

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

async function rulesetOf(edition: string): Promise<number | undefined> {
  const [row] = await connection.rows<{ id: number }>('SELECT ruleset_id AS id FROM Edition WHERE edition = ?', [edition]);
  return row?.id;
}

/** Every row of a ruleset, without its number and its name. */
async function rowsOf(ruleset: number | undefined): Promise<object[][]> {
  const all: object[][] = [];
  for (const table of ['Ruleset', ...PARTS]) {
    const rows = await connection.rows<Document>('SELECT * FROM ?? WHERE ruleset_id = ? ORDER BY 2, 3', [table, ruleset ?? -1]);
    all.push(rows.map(({ ruleset_id, edition, document, ...row }) => row));
  }
  return all;
}

async function count(table: string, ruleset: number): Promise<number> {
  const rows = await connection.rows('SELECT ruleset_id FROM ?? WHERE ruleset_id = ?', [table, ruleset]);
  return rows.length;
}

describe('the editions of the seeds', () => {
  test.each(EDITIONS)('%s has no errors, and importing it again changes nothing', async (edition) => {
    const document = seedDocument(edition);
    expect(await errorsOf(connection, document)).toEqual([]);
    expect(await changingNothing(connection, () => importDocument(connection, document))).toBe(await rulesetOf(edition));
  });

  test('have the numbers that recorded games use', async () => {
    const prids = await connection.rows<{ edition: string; prid: number; name: string }>(
      'SELECT e.edition, p.prid, p.name FROM Edition AS e JOIN Property AS p USING (ruleset_id)' +
        ' WHERE e.edition IN (?) AND p.prid IN (0, 1, 2, 6, 8) ORDER BY e.edition, p.prid',
      [EDITIONS],
    );
    expect(prids.map(({ prid, name }) => `${prid} ${name}`)).toEqual([
      '0 Kilburn', '1 Uni Place', '2 Victoria', '6 AMBS',
      '0 KemperA', '1 KemperB', '2 BainerA', '6 SocialSciB', '8 SocialSciD',
      '0 Newton Super Store', '1 Leibniz Super Store', '2 Granby Golf Club', '6 Victoria Street', '8 Manchester Road',
    ]);
    expect(await connection.rows("SELECT turn, pid, name, location FROM Edition JOIN OpeningPlayer USING (ruleset_id) WHERE edition = 'campus' ORDER BY turn")).toEqual([
      { turn: 0, pid: 0, name: 'Jane', location: 13 }, { turn: 1, pid: 1, name: 'Norman', location: 1 },
      { turn: 2, pid: 2, name: 'Mary', location: 8 }, { turn: 3, pid: 3, name: 'Bill', location: 11 },
    ]);
    const deeds = await connection.rows("SELECT prid, p_owner, cost_factor FROM Edition JOIN OpeningDeed USING (ruleset_id) WHERE edition = 'campus' ORDER BY prid");
    expect(deeds).toEqual([[1, 2, 1], [2, 3, 1], [4, 1, 2], [5, 1, 2], [7, 0, 1]].map(([prid, p_owner, cost_factor]) => ({ prid, p_owner, cost_factor })));
    const tokens = await connection.rows<{ name: string }>('SELECT name FROM Token WHERE tid < 6 ORDER BY tid');
    expect(tokens.map(({ name }) => name)).toEqual(['Dog', 'Car', 'Battle-ship', 'Top hat', 'Thimble', 'Boot']);
  });
});

describe('the rows of a document', () => {
  test('tiles in order, from the first location', async () => {
    const id = await importDocument(connection, quay('rows of tiles'));
    expect(await connection.rows('SELECT location, name, prid, cost, colour, rent_by, effect, amount FROM Tile WHERE ruleset_id = ? ORDER BY location', [id])).toEqual([
      [1, 'Pier', null, null, null, null, 'none', 0],
      [2, 'North Quay', 0, 60, 0, 'level', null, null],
      [3, 'Storm', null, null, null, null, 'pay', 15],
      [4, 'South Quay', 1, 60, 0, 'house', null, null],
      [5, 'Bottle', null, null, null, null, 'draw', 1],
      [6, "Old Tom's Ferry", 2, 100, 1, 'owned', null, null],
      [7, 'Lock', null, null, null, null, 'none', 0],
      [8, 'New Ferry', 3, 100, 1, 'dice', null, null],
      [9, 'Nets', null, null, null, null, 'take_pot', 0],
      [10, 'Customs', null, null, null, null, 'go_to_jail', 7],
    ].map(([location, name, prid, cost, colour, rent_by, effect, amount]) => ({ location, name, prid, cost, colour, rent_by, effect, amount })));
  });

  test('rents by level', async () => {
    const id = await importDocument(connection, quay('rows of rents'));
    const rents = await connection.rows<{ prid: number; level: number; amount: number }>('SELECT prid, level, amount FROM Rent WHERE ruleset_id = ? ORDER BY prid, level', [id]);
    expect(rents.map(({ prid, level, amount }) => [prid, level, amount])).toEqual([
      [0, 0, 2], [0, 1, 10], [0, 2, 30], [0, 3, 90], [1, 0, 4], [1, 1, 20], [1, 2, 100], [2, 1, 25], [2, 2, 50], [3, 1, 4], [3, 2, 10],
    ]);
  });

  test('a rent that is one number is the rent without buildings; `price` is the price', async () => {
    const id = await importDocument(connection, {
      edition: 'two rents',
      board: { tiles: ['Pier', { property: 'A', colour: 'B', price: 60, rent: 20 }, { property: 'C', colour: 'B', price: 50, rent: 'price' }] },
    });
    expect(await connection.rows('SELECT prid, rent_by FROM Property WHERE ruleset_id = ? ORDER BY prid', [id])).toEqual([
      { prid: 0, rent_by: 'level' }, { prid: 1, rent_by: 'cost' },
    ]);
    expect(await connection.rows('SELECT prid, level, amount FROM Rent WHERE ruleset_id = ?', [id])).toEqual([{ prid: 0, level: 0, amount: 20 }]);
  });

  test('properties are numbered by colour, place and location', async () => {
    const property = (name: string, colour: string, place?: number): Document => ({ property: name, colour, price: 1, rent: 1, ...(place === undefined ? {} : { place }) });
    const tiles = ['Pier', property('a', 'X', 1), property('b', 'Y'), property('c', 'X', 0), property('d', 'Y')];
    const names = async (board: Document): Promise<string[]> => {
      const id = await importDocument(connection, { edition: 'numbered', board: { ...board, tiles } });
      const rows = await connection.rows<{ name: string }>('SELECT name FROM Property WHERE ruleset_id = ? ORDER BY prid', [id]);
      return rows.map(({ name }) => name);
    };
    expect(await names({})).toEqual(['c', 'a', 'b', 'd']);
    expect(await names({ colours: ['Y', 'X'] })).toEqual(['b', 'd', 'c', 'a']);
  });

  test('cards, by deck and place', async () => {
    const id = await importDocument(connection, quay('rows of cards', (document) => {
      (at(document, 'board', 'tiles') as unknown as object[])[2] = { bonus: 'Chest', draw: 'A "chest" of 1' };
      at(document, 'decks')['A "chest" of 1'] = [{ text: 'Nothing.' }];
    }));
    expect(await connection.rows('SELECT deck_id, name FROM Deck WHERE ruleset_id = ? ORDER BY deck_id', [id])).toEqual([
      { deck_id: 1, name: 'A "chest" of 1' }, { deck_id: 2, name: 'Bottles' },
    ]);
    const cards = await connection.rows<{ card_id: number; deck_id: number; effect: string; amount: number }>('SELECT card_id, deck_id, effect, amount FROM Card WHERE ruleset_id = ? ORDER BY card_id', [id]);
    expect(cards.map(({ card_id, deck_id, effect, amount }) => [card_id, deck_id, effect, amount])).toEqual([
      [1, 1, 'none', 0], [2, 2, 'collect', 50], [3, 2, 'move_by', -2], [4, 2, 'jail_card', 0], [5, 2, 'pay_per_building', 5], [6, 2, 'move_to', 2],
    ]);
    expect(await connection.rows("SELECT effect, amount FROM Bonus WHERE ruleset_id = ? AND name IN ('Chest', 'Bottle') ORDER BY location", [id])).toEqual([
      { effect: 'draw', amount: 1 }, { effect: 'draw', amount: 2 },
    ]);
  });

  test('labels, sentences, choices and words', async () => {
    const id = await importDocument(connection, quay('rows of words'));
    const labels = await connection.rows<{ label: string }>('SELECT label FROM StatusLabel WHERE ruleset_id = ? ORDER BY status', [id]);
    expect(labels.map(({ label }) => label)).toEqual(['Playing', 'Locked up', 'Out', 'Winner']);
    expect(await connection.rows('SELECT kind, sentence FROM Wording WHERE ruleset_id = ?', [id])).toEqual([{ kind: 'moved', sentence: '{player} drifts to {tile}.' }]);
    expect(await connection.rows('SELECT position, action, code, label FROM Choice WHERE ruleset_id = ? ORDER BY position', [id])).toEqual([
      { position: 1, action: 'roll', code: 'r', label: 'Row' }, { position: 1001, action: 'sign', code: '.1', label: '€' },
    ]);
  });

  test('the opening position; the owner of a colour group has its bonus if that is permanent', async () => {
    const id = await importDocument(connection, quay('rows of opening', (document) => {
      Object.assign(at(document, 'rules'), { set_bonus_sticks: true, set_bonus_factor: 3 });
      Object.assign(at(document, 'opening', 0), { owns: ['New Ferry', "Old Tom's Ferry", { property: 'South Quay', cost_factor: 9 }] });
      at(document, 'opening', 1)['owns'] = ['North Quay'];
    }));
    expect(await connection.rows('SELECT turn, pid, o.name, k.name AS piece, bank_balance, location FROM OpeningPlayer AS o JOIN Token AS k ON k.tid = o.token WHERE ruleset_id = ? ORDER BY turn', [id])).toEqual([
      { turn: 0, pid: 0, name: 'Ada', piece: 'Anchor', bank_balance: 300, location: 2 },
      { turn: 1, pid: 1, name: 'Bob', piece: 'Crab', bank_balance: 1500, location: 1 },
    ]);
    const deeds = await connection.rows<{ prid: number; p_owner: number; cost_factor: number }>('SELECT prid, p_owner, cost_factor FROM OpeningDeed WHERE ruleset_id = ? ORDER BY prid', [id]);
    expect(deeds.map(({ prid, p_owner, cost_factor }) => [prid, p_owner, cost_factor])).toEqual([[0, 1, 1], [1, 0, 9], [2, 0, 3], [3, 0, 3]]);
  });

  test('yes and no are the same as true and false', async () => {
    const id = await importDocument(connection, { edition: 'yes and no', rules: { jail_wait: 'no', can_end: 'Yes', can_leave: true }, board: { tiles: ['A', 'B'] } });
    expect(await connection.rows('SELECT jail_wait, can_end, can_leave FROM Ruleset WHERE ruleset_id = ?', [id])).toEqual([{ jail_wait: 0, can_end: 1, can_leave: 1 }]);
  });

  test.each(["Old Tom's", 'a "b" c', 'None', 'Yes', '42', 'null', 'SELECT', 'price', '$.board', 'Ünïcødé 😀', '%_\\'])('a tile may be called %s', async (name) => {
    const id = await importDocument(connection, {
      edition: 'strange names',
      board: { tiles: ['First', name, { property: `${name} 2`, colour: name, price: 5, rent: 5 }, { bonus: 'To it', move_to: name }] },
      opening: [{ name, at: name, owns: [`${name} 2`] }, { name: `${name} 2` }],
    });
    expect(await connection.rows('SELECT t.name, c.name AS colour FROM Tile AS t LEFT JOIN Colours AS c ON c.ruleset_id = t.ruleset_id AND c.cid = t.colour WHERE t.ruleset_id = ? AND t.location IN (1, 2) ORDER BY t.location', [id])).toEqual([
      { name, colour: null }, { name: `${name} 2`, colour: name },
    ]);
    expect(await connection.rows('SELECT effect, amount FROM Tile WHERE ruleset_id = ? AND location = 3', [id])).toEqual([{ effect: 'move_to', amount: 1 }]);
    expect(await connection.rows('SELECT location FROM OpeningPlayer WHERE ruleset_id = ? AND turn = 0', [id])).toEqual([{ location: 1 }]);
  });
});

describe('insert_tiles', () => {
  test('copies Location, Property and Bonus to Tile, for every ruleset', async () => {
    const differing = await connection.rows(
      'SELECT l.ruleset_id, l.lid FROM Location AS l LEFT JOIN Tile AS t ON t.ruleset_id = l.ruleset_id AND t.location = l.lid' +
        ' LEFT JOIN Property AS p ON p.ruleset_id = l.ruleset_id AND p.location = l.lid' +
        ' LEFT JOIN Bonus AS b ON b.ruleset_id = l.ruleset_id AND b.location = l.lid' +
        ' WHERE NOT (t.name, t.prid, t.cost, t.colour, t.rent_by, t.effect, t.amount)' +
        ' <=> (COALESCE(p.name, b.name), p.prid, p.cost, p.colour, p.rent_by, b.effect, b.amount)' +
        ' UNION ALL SELECT t.ruleset_id, t.location FROM Tile AS t LEFT JOIN Location AS l ON l.ruleset_id = t.ruleset_id AND l.lid = t.location' +
        ' WHERE l.lid IS NULL',
    );
    expect(differing).toEqual([]);
  });
});

describe('a changed document', () => {
  const changed = (edition: string): Document => quay(edition, (document) => (at(document, 'board')['salary'] = 111));

  test('makes a new revision; the old one is deleted when no game has it', async () => {
    const old = await importDocument(connection, quay('revised'));
    const id = await importDocument(connection, changed('revised'));
    expect(id).not.toBe(old);
    expect(await rulesetOf('revised')).toBe(id);
    for (const table of ['Ruleset', ...PARTS]) expect([table, await count(table, old)]).toEqual([table, 0]);
    expect(await importDocument(connection, changed('revised'))).toBe(id);
  });

  test('leaves a game the rules that it began with, until the last of them is deleted', async () => {
    const old = await importDocument(connection, quay('pinned'));
    const games = [await TestGame.start(connection, 'pinned'), await TestGame.start(connection, 'pinned')];
    const before = await rowsOf(old);
    await importDocument(connection, changed('pinned'));
    expect(await rowsOf(old)).toEqual(before);
    const later = await TestGame.start(connection, 'pinned');
    const salaries = await connection.rows<{ salary: number }>('SELECT r.salary FROM Game AS g JOIN Ruleset AS r USING (ruleset_id) WHERE g.game_id IN (?, ?) ORDER BY g.game_id', [games[0]?.id ?? 0, later.id]);
    expect(salaries.map(({ salary }) => salary)).toEqual([100, 111]);
    await connection.run('CALL delete_game(?)', [games[0]?.id ?? 0]);
    expect(await rowsOf(old)).toEqual(before);
    await connection.run('CALL delete_game(?)', [games[1]?.id ?? 0]);
    expect(await count('Ruleset', old)).toBe(0);
  });

  test('that is refused leaves the edition as it was', async () => {
    await importDocument(connection, quay('kept'));
    await changingNothing(connection, async () => {
      await expect(importDocument(connection, quay('kept', (document) => delete document['board']))).rejects.toThrow(/^edition_malformed: /);
    });
  });

  test('is validated, too, when it is written directly into the table', async () => {
    const broken = JSON.stringify({ edition: 'by hand', board: { tiles: ['A'] } });
    expect(await refusalOf(connection, "INSERT INTO Edition (edition, ruleset_id, source) VALUES ('x', 0, ?)", [broken])).toMatchObject({ token: 'edition_malformed', errno: 50100 });
    await importDocument(connection, quay('by hand'));
    expect(await refusalOf(connection, "UPDATE Edition SET source = ? WHERE edition = 'by hand'", [broken])).toMatchObject({ token: 'edition_malformed' });
  });
});

describe('extends', () => {
  beforeAll(() => importDocument(connection, quay('base')));

  test('merges objects, replaces lists and single values, and null removes', async () => {
    const id = await importDocument(connection, {
      edition: 'extending', extends: 'base',
      rules: { jail_fine: 33, jail_turns: null },
      board: { salary: 7 },
      statuses: { out: 'Sunk' },
      wording: { moved: null },
      opening: null,
      choices: [{ action: 'buy', code: 'b', label: 'Buy' }],
    });
    const [rules] = await connection.rows('SELECT jail_fine, jail_turns, jail_exit_doubles, salary, tile_count FROM Ruleset WHERE ruleset_id = ?', [id]);
    expect(rules).toEqual({ jail_fine: 33, jail_turns: null, jail_exit_doubles: 1, salary: 7, tile_count: 10 });
    const labels = await connection.rows<{ label: string }>('SELECT label FROM StatusLabel WHERE ruleset_id = ? ORDER BY status', [id]);
    expect(labels.map(({ label }) => label)).toEqual(['Playing', 'Locked up', 'Sunk', 'Winner']);
    expect([await count('Wording', id), await count('OpeningPlayer', id)]).toEqual([0, 0]);
    expect(await connection.rows('SELECT action FROM Choice WHERE ruleset_id = ? ORDER BY position', [id])).toEqual([{ action: 'buy' }, { action: 'sign' }]);
  });

  test('does not inherit the name: a document without one is refused', async () => {
    expect(await errorsOf(connection, { extends: 'base' })).toEqual(['edition is missing']);
  });

  test('reports errors in inherited values, too', async () => {
    expect(await errorsOf(connection, { edition: 'smaller', extends: 'base', board: { tiles: ['A', 'B'] } })).toContain('opening[0].at there is no tile North Quay');
  });

  test('of a document by itself is refused', async () => {
    expect(await errorsOf(connection, { edition: 'base', extends: 'base' })).toEqual(['extends an edition cannot extend itself']);
  });

  test('is resolved at the time of the import: the extended edition may change or be removed later', async () => {
    await importDocument(connection, quay('parent'));
    const id = await importDocument(connection, { edition: 'child', extends: 'parent' });
    const before = await rowsOf(id);
    await importDocument(connection, quay('parent', (document) => (at(document, 'board')['salary'] = 5)));
    expect(await rowsOf(id)).toEqual(before);
    const next = await importDocument(connection, { edition: 'child', extends: 'parent' });
    expect(await connection.rows('SELECT salary FROM Ruleset WHERE ruleset_id = ?', [next])).toEqual([{ salary: 5 }]);
    await connection.run("CALL remove_edition('parent')");
    expect(await rulesetOf('child')).toBe(next);
  });
});

describe('add_edition', () => {
  test('refuses the name of another edition, but not the same edition again', async () => {
    const add = (document: Document): Promise<unknown> => connection.rows('CALL add_edition(?)', [JSON.stringify(document)]);
    await add(quay('added'));
    await changingNothing(connection, () => add(quay('added')));
    const other = JSON.stringify(quay('Added', (document) => (at(document, 'board')['salary'] = 1)));
    const refusal = await changingNothing(connection, () => refusalOf(connection, 'CALL add_edition(?)', [other]));
    expect(refusal).toMatchObject({ token: 'name_taken', sentence: 'There is already an edition Added.' });
  });

  test('and import_edition refuse invalid JSON', async () => {
    expect(await refusalOf(connection, 'CALL add_edition(?)', ['{'])).toMatchObject({ token: 'edition_malformed' });
    expect(await refusalOf(connection, 'CALL import_edition(?)', [null])).toMatchObject({ token: 'edition_malformed' });
  });

  test('by several people at the same time adds an edition once', async () => {
    const { address } = await workerDatabase();
    const people = await Promise.all(Array.from({ length: 4 }, () => GameConnection.open(address)));
    const document = JSON.stringify(quay('throng'));
    const outcomes = await Promise.all(people.map((one) => one.run('CALL add_edition(?)', [document]).then(() => 'done', (error: { errno?: number }) => error.errno)));
    await Promise.all(people.map((one) => one.close()));
    // A session that is too late gets a duplicate key or a deadlock, and tries again.
    expect(outcomes.filter((outcome) => ![1062, 1213, 'done'].includes(outcome ?? 0))).toEqual([]);
    expect(await connection.rows("SELECT ruleset_id FROM Ruleset WHERE edition = 'throng'")).toHaveLength(1);
  });
});

describe('export_edition', () => {
  test.each([...EDITIONS, 'exported'])('of %s gives the same edition', async (edition) => {
    if (edition === 'exported') await importDocument(connection, quay(edition));
    const [rows] = await connection.rows<{ document: Document }[]>('CALL export_edition(?)', [edition]);
    const document = { ...rows?.[0]?.document, edition: `${edition} again` };
    const id = await importDocument(connection, document);
    expect(await rowsOf(id)).toEqual(await rowsOf(await rulesetOf(edition)));
  });

  test('is imported as the present revision', async () => {
    const id = await importDocument(connection, quay('exported'));
    const [rows] = await connection.rows<{ document: Document }[]>('CALL export_edition(?)', ['exported']);
    expect(await importDocument(connection, rows?.[0]?.document ?? {})).toBe(id);
  });

  test('leaves out default values', async () => {
    const [rows] = await connection.rows<{ document: Document }[]>('CALL export_edition(?)', ['campus']);
    expect(rows?.[0]?.document['rules']).toEqual({ max_players: 6, extra_roll_dice: 6, jail_exit_dice: 6, set_bonus_sticks: true, starting_cash: 350 });
  });

  test('of an unknown edition is refused', async () => {
    expect(await refusalOf(connection, 'CALL export_edition(?)', ['nowhere'])).toMatchObject({ token: 'edition_not_found' });
  });

  test.each([
    ['clasic', '; perhaps classic.'], ['Campuss', '; perhaps campus.'], ['ampus', '; perhaps campus.'], ['singleton', '; perhaps singletonopoly.'],
    ['', '.'], ['ca', '.'], ['ж', '.'], [null, '.'],
  ])('of %j suggests a similar name', async (name, end) => {
    const shown = name ?? 'NULL';
    // Other tests of this database have editions and boards with such names, too.
    const withoutOthers = (sentence: string): string => sentence.replace(/(; perhaps \w+), .*(?=\.)/, '$1');
    expect(withoutOthers((await refusalOf(connection, 'CALL export_edition(?)', [name])).sentence)).toBe(`There is no edition ${shown}${end}`);
    expect(withoutOthers((await refusalOf(connection, 'CALL export_board(?)', [name])).sentence)).toBe(`There is no edition or board ${shown}${end}`);
    expect(withoutOthers((await refusalOf(connection, 'CALL copy_board(?, ?)', [name, 'a copy'])).sentence)).toBe(`There is no edition or board ${shown} to copy${end}`);
  });
});

describe('remove_edition', () => {
  test('removes everything', async () => {
    const id = await importDocument(connection, quay('removed'));
    await connection.run("CALL remove_edition('removed')");
    expect(await rulesetOf('removed')).toBeUndefined();
    for (const table of ['Ruleset', ...PARTS]) expect([table, await count(table, id)]).toEqual([table, 0]);
    expect(await refusalOf(connection, "CALL remove_edition('removed')")).toMatchObject({ token: 'edition_not_found' });
  });

  test('leaves a game the rules that it began with', async () => {
    const id = await importDocument(connection, quay('removed in play'));
    const game = await TestGame.start(connection, 'removed in play');
    await connection.run("CALL remove_edition('removed in play')");
    await game.run('INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (?, 1, 1)', [game.id]);
    await expect(openGame(connection, 'removed in play', null)).rejects.toThrow(/^edition_not_found: /);
    await connection.run('CALL delete_game(?)', [game.id]);
    expect(await count('Ruleset', id)).toBe(0);
  });
});

test('a ruleset with a game cannot be deleted', async () => {
  await importDocument(connection, quay('guarded'));
  await TestGame.start(connection, 'guarded');
  await changingNothing(connection, async () => {
    await expect(connection.run("DELETE FROM Ruleset WHERE edition = 'guarded'")).rejects.toThrow(/foreign key/);
  });
});
