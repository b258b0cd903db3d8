import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection, Value } from '../../src/game/connection';
import { changingNothing } from '../support/everything';
import { errnoOf, openWorkerDatabase, refusalOf } from '../support/game';

/** The edition that rules take from what their file does not say. */
const TEMPLATE = 'hoarding';

const RULES = {
  starting_cash: 2000, turn_limit: 30, players_left_to_end: 2, set_bonus_factor: 3, max_houses: 5,
  build_evenly: false, has_pot: true, has_auctions: true, salary_factor_on_go: 4,
};

const HOUSE = { house_cost: 50, hotel_cost: 60, rent: 10, rent_with_house: 20, rent_with_hotel: 70 };

const BOARD: object[] = [
  { kind: 'go', name: 'Start', amount: 250 },
  { kind: 'property', name: 'C', set: 1, place: 0, cost: 300, ...HOUSE, rent_with_hotel: 90 },
  { kind: 'property', name: 'B', set: 0, place: 1, cost: 200, ...HOUSE },
  { kind: 'take_pot', name: 'Lawn' },
  { kind: 'property', name: 'A', set: 0, place: 0, cost: 100, ...HOUSE, rent: 5 },
];

const IMPORT_RULES = 'CALL import_rules(?, ?, ?)';
const IMPORT_BOARD = 'CALL import_board(?, ?)';
const IMPORT_NUMBERS = 'CALL import_numbers(?, ?)';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

async function idOf(sql: string, values: readonly Value[]): Promise<number> {
  const [rows] = await connection.rows<Record<string, number>[]>(sql, values);
  return Object.values(rows?.[0] ?? {})[0] ?? -1;
}

const importRules = (name: string, rules: object): Promise<number> => idOf(IMPORT_RULES, [name, TEMPLATE, JSON.stringify(rules)]);
const importBoard = (name: string, board: object): Promise<number> => idOf(IMPORT_BOARD, [name, JSON.stringify(board)]);
const importNumbers = (name: string, numbers: object): Promise<number> => idOf(IMPORT_NUMBERS, [name, JSON.stringify(numbers)]);

async function refused(sql: string, values: readonly Value[]): Promise<string> {
  return (await changingNothing(connection, () => refusalOf(connection, sql, values))).message;
}

describe('import_rules', () => {
  test('makes an edition of the rules, and of everything else that the other edition has', async () => {
    const id = await importRules('rules of three', RULES);
    const rows = await connection.rows<Record<string, Value>>('SELECT * FROM Ruleset WHERE ruleset_id = ? OR edition = ?', [id, TEMPLATE]);
    const [template, made] = rows;
    expect(id).toBeGreaterThanOrEqual(1_000);
    expect(made).toEqual({
      ...template,
      ruleset_id: id,
      edition: 'rules of three',
      starting_cash: 2000,
      turn_limit: 30,
      players_left_to_end: 2,
      set_bonus_factor: 3,
      max_houses: 5,
      build_evenly: 0,
      has_pot: 1,
      auction: 'declined',
      salary_factor_on_go: 4,
    });
  });

  test('copies every column of Ruleset', async () => {
    const rules = JSON.stringify({ ...RULES, turn_limit: -1, players_left_to_end: 1 });
    await connection.run(
      "UPDATE Ruleset SET min_players = 3, max_players = 9, dice_sides = 8, player_number_from = 1, player_order = 'rolled'," +
        " doubles_roll_again = TRUE, doubles_to_jail = 4, purchase = 'offered', first_bid_percent = 7, raise_percent = 8," +
        " turn_end = 'automatic', insolvency = 'debt', jail_fine = 9, jail_turns = 5, jail_wait = TRUE," +
        " jail_last_roll = 'pays_and_moves', has_hotels = FALSE, sell_percent = 11, mortgage_percent = 12, redeem_fee = 13," +
        " mortgage_unit = 'property', trade = 'free', cards_go_to_creditor = TRUE, winner = 'last', can_end = TRUE" +
        ' WHERE ruleset_id = ?',
      [await importRules('another template', { ...RULES, turn_limit: -1, players_left_to_end: 1 })],
    );
    await connection.run(IMPORT_RULES, ['like the other template', 'another template', rules]);
    const [one, other] = await connection.rows<Record<string, Value>>(
      "SELECT * FROM Ruleset WHERE edition IN ('another template', 'like the other template') ORDER BY ruleset_id",
    );
    const [defaults] = await connection.rows<Record<string, Value>>('SELECT * FROM Ruleset WHERE edition = ?', [TEMPLATE]);
    const changed = Object.keys(one ?? {}).filter((column) => one?.[column] !== defaults?.[column]);
    // Without these the others are not possible.
    const fixed = ['players_left_to_end', 'board_id', 'extra_roll_dice', 'jail_exit_dice', 'has_decisions', 'dice_count', 'set_bonus_sticks'];
    expect([...changed, ...fixed].sort()).toEqual(Object.keys(one ?? {}).sort());
    expect(other).toEqual({ ...one, ruleset_id: other?.['ruleset_id'], edition: 'like the other template' });
    await connection.run("UPDATE Ruleset SET can_end = FALSE WHERE edition = 'like the other template'");
    expect(await refused(IMPORT_RULES, ['like the other template', 'another template', rules])).toMatch(/^name_taken: /);
  });

  test('copies what the edition says', async () => {
    const id = await importRules('rules with words', RULES);
    for (const sql of [
      'SELECT status, label FROM StatusLabel WHERE ruleset_id = ? ORDER BY status',
      'SELECT kind, sentence FROM Wording WHERE ruleset_id = ? ORDER BY kind',
      'SELECT position, action, code, label FROM Choice WHERE ruleset_id = ? ORDER BY position',
    ]) {
      const copied = await connection.rows(sql, [id]);
      expect(copied.length).toBeGreaterThan(3);
      expect(copied).toEqual(await connection.rows(sql, [2]));
    }
  });

  test('-1 is no turn limit; no auctions is none', async () => {
    const id = await importRules('endless', { ...RULES, turn_limit: -1, has_auctions: false });
    expect(await connection.rows('SELECT turn_limit, auction FROM Ruleset WHERE ruleset_id = ?', [id])).toEqual([
      { turn_limit: null, auction: 'none' },
    ]);
  });

  test('the same again changes nothing', async () => {
    const id = await importRules('twice', { ...RULES, turn_limit: -1 });
    expect(await changingNothing(connection, () => importRules('twice', { ...RULES, turn_limit: -1 }))).toBe(id);
    expect(await changingNothing(connection, () => importRules('TWICE', { ...RULES, turn_limit: -1 }))).toBe(id);
  });

  test('other rules under the same name are refused', async () => {
    await importRules('taken', RULES);
    for (const [rule, value] of Object.entries(RULES)) {
      const others = { ...RULES, [rule]: typeof value === 'number' ? value + 1 : !value };
      expect(await refused(IMPORT_RULES, ['taken', TEMPLATE, JSON.stringify(others)])).toBe(
        'name_taken: There is an edition taken with other rules.',
      );
    }
    expect(await refused(IMPORT_RULES, ['campus', TEMPLATE, JSON.stringify(RULES)])).toMatch(/^name_taken: /);
  });

  test('the edition that is copied must exist, and leave decisions to its players', async () => {
    expect(await refused(IMPORT_RULES, ['x', 'nowhere', JSON.stringify(RULES)])).toBe(
      'edition_not_found: There is no edition nowhere whose players decide.',
    );
    expect(await refused(IMPORT_RULES, ['x', 'campus', JSON.stringify(RULES)])).toMatch(/^edition_not_found: /);
    expect(await refused(IMPORT_RULES, ['x', null, JSON.stringify(RULES)])).toMatch(/^edition_not_found: /);
  });

  test.each<[string, unknown, RegExp]>([
    ['nothing', null, /# \(NULL\)/],
    ['no object', [], /# \(type\)/],
    ['a rule is missing', { ...RULES, has_pot: undefined }, /# \(required\)/],
    ['a rule is unknown', { ...RULES, speed: 1 }, /#\/speed \(additionalProperties\)/],
    ['a number is a text', { ...RULES, starting_cash: '2000' }, /#\/starting_cash \(type\)/],
    ['a number is not whole', { ...RULES, max_houses: 2.5 }, /#\/max_houses \(type\)/],
    ['a number is negative', { ...RULES, starting_cash: -1 }, /#\/starting_cash \(minimum\)/],
    ['a turn limit is below -1', { ...RULES, turn_limit: -2 }, /#\/turn_limit \(minimum\)/],
    ['a turn limit is reached before the first turn', { ...RULES, turn_limit: 0 }, /#\/turn_limit \(not\)/],
    ['a number is too great', { ...RULES, set_bonus_factor: 1001 }, /#\/set_bonus_factor \(maximum\)/],
    ['yes is a number', { ...RULES, has_auctions: 1 }, /#\/has_auctions \(type\)/],
  ])('%s is refused', async (_, rules, place) => {
    const message = await refused(IMPORT_RULES, ['malformed', TEMPLATE, rules === null ? null : JSON.stringify(rules)]);
    expect(message).toMatch(/^rules_malformed: The rules are not as they must be: .*\.$/);
    expect(message).toMatch(place);
  });
});

describe('import_board', () => {
  test('makes a board with its tiles; properties are numbered by set and place', async () => {
    const id = await importBoard('five tiles', BOARD);
    expect(id).toBeGreaterThanOrEqual(1_000);
    const read = (sql: string): Promise<object[]> => connection.rows(sql, [id]);
    expect(await read('SELECT * FROM Board WHERE board_id = ?')).toEqual([
      { board_id: id, name: 'five tiles', tile_count: 5, salary: 250, first_location: 0, jail_location: null },
    ]);
    expect(await read('SELECT lid, type FROM Location WHERE board_id = ? ORDER BY lid')).toEqual(
      [0, 1, 1, 0, 1].map((type, lid) => ({ lid, type })),
    );
    expect(await read('SELECT cid, name FROM Colours WHERE board_id = ? ORDER BY cid')).toEqual([
      { cid: 0, name: '0' }, { cid: 1, name: '1' },
    ]);
    expect(await read('SELECT bid, name, location, effect, amount FROM Bonus WHERE board_id = ? ORDER BY bid')).toEqual([
      { bid: 0, name: 'Start', location: 0, effect: 'none', amount: 0 },
      { bid: 1, name: 'Lawn', location: 3, effect: 'take_pot', amount: 0 },
    ]);
    const property = { rent_by: 'house', house_cost: 50, hotel_cost: 60 };
    expect(
      await read(
        'SELECT prid, name, cost, colour, location, rent_by, house_cost, hotel_cost FROM Property WHERE board_id = ? ORDER BY prid',
      ),
    ).toEqual([
      { prid: 0, name: 'A', cost: 100, colour: 0, location: 4, ...property },
      { prid: 1, name: 'B', cost: 200, colour: 0, location: 2, ...property },
      { prid: 2, name: 'C', cost: 300, colour: 1, location: 1, ...property },
    ]);
    const rents = await connection.rows<{ amount: number }>('SELECT amount FROM Rent WHERE board_id = ? ORDER BY prid, level', [id]);
    expect(rents.map(({ amount }) => amount)).toEqual([5, 20, 70, 10, 20, 70, 10, 20, 90]);
  });

  test('needs no property', async () => {
    const id = await importBoard('a lawn', [BOARD[0], BOARD[3]].map((tile) => tile ?? {}));
    expect(await connection.rows('SELECT tile_count FROM Board WHERE board_id = ?', [id])).toEqual([{ tile_count: 2 }]);
  });

  test('the same again changes nothing', async () => {
    const id = await importBoard('two times', BOARD);
    expect(await changingNothing(connection, () => importBoard('two times', BOARD))).toBe(id);
    const lawn = [BOARD[0], BOARD[3]].map((tile) => tile ?? {});
    const lawnId = await importBoard('two lawns', lawn);
    expect(await changingNothing(connection, () => importBoard('two lawns', lawn))).toBe(lawnId);
  });

  test.each<[string, (board: object[]) => object[]]>([
    ['a tile less', (board) => board.toSpliced(1, 1)],
    ['a tile more', (board) => [...board, { kind: 'take_pot', name: 'Another lawn' }]],
    ['another salary', ([, ...rest]) => [{ kind: 'go', name: 'Start', amount: 251 }, ...rest]],
    ['another name of Go', ([, ...rest]) => [{ kind: 'go', name: 'start', amount: 250 }, ...rest]],
    ['another name of the pot', (board) => board.with(3, { kind: 'take_pot', name: 'lawn' })],
    ['another name of a property', (board) => board.with(4, { ...board[4], name: 'a' })],
    ['a property for the pot', (board) => board.with(3, { kind: 'property', name: 'Lawn', set: 1, place: 1, cost: 1, ...HOUSE })],
    ['a pot for a property', (board) => board.with(1, { kind: 'take_pot', name: 'C' }).with(4, { ...board[4], set: 0 })],
    ['other places', (board) => board.with(2, { ...board[2], place: 0 }).with(4, { ...board[4], place: 1 })],
    ['other sets', (board) => board.with(1, { ...board[1], set: 0 }).with(4, { ...board[4], set: 1 })],
    ['two tiles exchanged', (board) => board.with(2, board[4] ?? {}).with(4, board[2] ?? {})],
    ...['cost', 'house_cost', 'hotel_cost', 'rent', 'rent_with_house', 'rent_with_hotel'].map(
      (what): [string, (board: object[]) => object[]] => [`another ${what}`, (board) => board.with(2, { ...board[2], [what]: 999 })],
    ),
  ])('%s under the same name is refused', async (_, change) => {
    await importBoard('board that is taken', BOARD);
    expect(await refused(IMPORT_BOARD, ['board that is taken', JSON.stringify(change(BOARD))])).toBe(
      'name_taken: There is a board board that is taken with other tiles.',
    );
  });

  test('the name of a board of another kind is taken', async () => {
    expect(await refused(IMPORT_BOARD, ['campus', JSON.stringify(BOARD)])).toMatch(/^name_taken: /);
  });

  test.each<[string, unknown, RegExp]>([
    ['nothing', null, /# \(NULL\)/],
    ['no list', {}, /# \(type\)/],
    ['one tile', BOARD.slice(0, 1), /# \(minItems\)/],
    ['a tile of no kind', [...BOARD, { kind: 'jail', name: 'Jail' }], /#\/5 /],
    ['a Go without salary', BOARD.with(0, { kind: 'go', name: 'Start' }), /#\/0 /],
    ['a negative salary', BOARD.with(0, { kind: 'go', name: 'Start', amount: -1 }), /#\/0 /],
    ['a negative price', BOARD.with(1, { ...BOARD[1], cost: -1 }), /#\/1 /],
    ['a price that is not whole', BOARD.with(1, { ...BOARD[1], cost: 1.5 }), /#\/1 /],
    ['a rent that is too great', BOARD.with(1, { ...BOARD[1], rent: 1_000_001 }), /#\/1 /],
    ['a property without place', BOARD.with(1, { ...BOARD[1], place: undefined }), /#\/1 /],
    ['a negative set', BOARD.with(1, { ...BOARD[1], set: -1 }), /#\/1 /],
    ['an empty name', BOARD.with(1, { ...BOARD[1], name: '' }), /#\/1 /],
    ['a name that is too long', BOARD.with(1, { ...BOARD[1], name: 'x'.repeat(41) }), /#\/1 /],
    ['a name that is a number', BOARD.with(1, { ...BOARD[1], name: 5 }), /#\/1 /],
    ['something that properties do not have', BOARD.with(1, { ...BOARD[1], colour: 'blue' }), /#\/1 /],
    ['a second Go', [...BOARD, { kind: 'go', name: 'End', amount: 1 }], /the first tile, and no other, must be go/],
    ['a Go that is not first', [...BOARD.slice(1), ...BOARD.slice(0, 1)], /the first tile, and no other, must be go/],
    ['no Go', BOARD.slice(1), /the first tile, and no other, must be go/],
    ['a name that is there twice', BOARD.with(1, { ...BOARD[1], name: 'start' }), /two tiles have the same name/],
    ['a set that is missing', BOARD.with(1, { ...BOARD[1], set: 2 }), /a set is missing/],
    ['a place that is missing', BOARD.with(1, { ...BOARD[1], place: 1 }), /a place in a set is missing/],
    ['a place that is taken', BOARD.with(2, { ...BOARD[2], place: 0 }), /two properties have the same place in a set/],
  ])('%s is refused', async (_, board, what) => {
    const message = await refused(IMPORT_BOARD, ['malformed', board === null ? null : JSON.stringify(board)]);
    expect(message).toMatch(/^board_malformed: The board is not as it must be: .*\.$/);
    expect(message).toMatch(what);
  });
});

describe('import_numbers', () => {
  test('makes a list of the numbers in their order', async () => {
    const id = await importNumbers('three numbers', [7, 0, 1000]);
    expect(await connection.rows('SELECT name, length FROM NumberList WHERE list_id = ?', [id])).toEqual([
      { name: 'three numbers', length: 3 },
    ]);
    expect(await connection.rows('SELECT position, value FROM ListedNumber WHERE list_id = ? ORDER BY position', [id])).toEqual([
      { position: 1, value: 7 }, { position: 2, value: 0 }, { position: 3, value: 1000 },
    ]);
  });

  test('the same again changes nothing', async () => {
    const id = await importNumbers('numbers, twice', [7, 0, 1000]);
    expect(await changingNothing(connection, () => importNumbers('numbers, twice', [7, 0, 1000]))).toBe(id);
  });

  test.each([[[7, 0]], [[7, 0, 1000, 1]], [[7, 1000, 0]], [[7, 0, 999]]])('%j under the same name is refused', async (numbers) => {
    await importNumbers('numbers that are taken', [7, 0, 1000]);
    expect(await refused(IMPORT_NUMBERS, ['numbers that are taken', JSON.stringify(numbers)])).toBe(
      'name_taken: There is a list numbers that are taken of other numbers.',
    );
  });

  test.each<[string, unknown, RegExp]>([
    ['nothing', null, /# \(NULL\)/],
    ['no list', 5, /# \(type\)/],
    ['an empty list', [], /# \(minItems\)/],
    ['a number that is too great', [1, 1001], /#\/1 \(maximum\)/],
    ['a negative number', [-1], /#\/0 \(minimum\)/],
    ['a number that is not whole', [1, 2, 2.5], /#\/2 \(type\)/],
    ['a text', ['1'], /#\/0 \(type\)/],
  ])('%s is refused', async (_, numbers, place) => {
    const message = await refused(IMPORT_NUMBERS, ['malformed', numbers === null ? null : JSON.stringify(numbers)]);
    expect(message).toMatch(/^numbers_malformed: The numbers are not as they must be: .*\.$/);
    expect(message).toMatch(place);
  });
});

describe('names', () => {
  const imports: [string, (name: string | null) => [string, Value[]], number][] = [
    ['import_rules', (name) => [IMPORT_RULES, [name, TEMPLATE, JSON.stringify(RULES)]], 40],
    ['import_board', (name) => [IMPORT_BOARD, [name, JSON.stringify(BOARD)]], 40],
    ['import_numbers', (name) => [IMPORT_NUMBERS, [name, '[1]']], 60],
  ];

  test.each(imports)('%s refuses a name that is missing or too long', async (_, call, most) => {
    for (const name of [null, '', '  ']) {
      expect(await refused(...call(name))).toBe('name_missing: What is imported needs a name.');
    }
    expect(await refused(...call('ü'.repeat(most + 1)))).toBe(
      `name_too_long: This name can have ${most} characters; it has ${most + 1}.`,
    );
    expect(await idOf(...call('ü'.repeat(most)))).toBeGreaterThan(0);
  });

  test.each(imports)('%s refuses what is not JSON', async (procedure, call) => {
    const [sql, values] = call('no JSON');
    await changingNothing(connection, async () => {
      expect(await errnoOf(connection, sql, values.with(-1, `no JSON for ${procedure}`))).toBe(3140);
    });
  });

  test('other editions, boards and lists stay as they are', async () => {
    const others = 'SELECT * FROM Ruleset JOIN Board USING (board_id) WHERE ruleset_id < 1000 ORDER BY ruleset_id';
    const before = await connection.rows(others);
    for (const [, call] of imports) await idOf(...call('others stay'));
    expect(await connection.rows(others)).toEqual(before);
    expect(before.length).toBeGreaterThan(1);
  });
});
