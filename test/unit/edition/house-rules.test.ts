import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import type { GameOptions } from '../../../src/client/game-options';
import { openGame } from '../../../src/client/new-game';
import { at, importDocument, quay } from '../../support/documents';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase } from '../../support/game';

let connection: GameConnection;
let current: number;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  current = await importDocument(connection, quay('house'));
});
afterAll(() => connection.close());

interface Ruleset {
  id: number;
  house_rules: object | null;
  jail_fine: number | null;
  pot: string;
  salary: number;
  trade: string;
}

/** The ruleset of a new game. */
async function rulesOfGame(options: GameOptions, edition = 'house'): Promise<Ruleset & { game: number }> {
  const game = await openGame(connection, edition, null, options);
  const [rules] = await connection.rows<Ruleset>(
    'SELECT r.ruleset_id AS id, r.house_rules, r.jail_fine, r.pot, r.salary, r.trade' +
      ' FROM Game AS g JOIN Ruleset AS r USING (ruleset_id) WHERE g.game_id = ?',
    [game],
  );
  if (!rules) throw new Error('There is a game.');
  return { ...rules, game };
}

async function refusal(options: GameOptions, edition = 'house'): Promise<string> {
  return await changingNothing(connection, () => openGame(connection, edition, null, options).then(String, (error: Error) => error.message));
}

async function errors(rules: object, board: string | null = null): Promise<string[]> {
  const [rows] = await connection.rows<{ place: string; error: string }[]>('CALL check_house_rules(?, ?, ?, NULL)', ['house', JSON.stringify(rules), board]);
  return (rows ?? []).map(({ place, error }) => `${place} ${error}`);
}

describe('derive_ruleset', () => {
  test.each<[string, GameOptions]>([
    ['nothing', {}],
    ['no rule', { rules: {} }],
    ['a rule as it is', { rules: { jail_fine: 20, pot: 'everything' } }],
    ['its own board', { board: 'house' }],
  ])('returns the ruleset of the edition for %s', async (_, options) => {
    expect((await rulesOfGame(options)).id).toBe(current);
  });

  test('accepts values of each type, also as texts', async () => {
    const typed = await rulesOfGame({ rules: { jail_fine: 55, salary: 7, trade: 'none' } });
    expect(typed).toMatchObject({ jail_fine: 55, salary: 7, trade: 'none', pot: 'everything' });
    expect(typed.id).not.toBe(current);
    expect(typed.house_rules).toEqual({ rules: { jail_fine: 55, salary: 7, trade: 'none' }, board: null });
    expect((await rulesOfGame({ rules: { jail_fine: '55', salary: '+7', trade: 'none' } })).id).toBe(typed.id);
    expect(await rulesOfGame({ rules: { jail_fine: 'none' } })).toMatchObject({ jail_fine: null });
    expect(await rulesOfGame({ rules: { jail_fine: null } })).toMatchObject({ jail_fine: null });
  });

  test('makes no edition, and its ruleset is deleted with the last game', async () => {
    const [one, two] = [await rulesOfGame({ rules: { salary: 11 } }), await rulesOfGame({ rules: { salary: '11' } })];
    expect(two.id).toBe(one.id);
    expect(await connection.rows("SELECT ruleset_id AS id FROM Edition WHERE edition = 'house'")).toEqual([{ id: current }]);
    const there = async (): Promise<number> => (await connection.rows('SELECT ruleset_id FROM Ruleset WHERE ruleset_id = ?', [one.id])).length;
    await connection.run('CALL delete_game(?)', [one.game]);
    expect(await there()).toBe(1);
    await connection.run('CALL delete_game(?)', [two.game]);
    expect(await there()).toBe(0);
  });

  test('uses the board and the decks of another edition', async () => {
    await importDocument(connection, quay('other board', (document) => {
      (at(document, 'board', 'tiles') as unknown as object[])[2] = { bonus: 'Calm', text: 'Gain 5.', collect: 5 };
      at(document, 'board')['salary'] = 999;
    }));
    const { id, salary } = await rulesOfGame({ board: 'other board' });
    expect(salary).toBe(999);
    expect(await connection.rows('SELECT name, effect FROM Tile WHERE ruleset_id = ? AND location = 3', [id])).toEqual([{ name: 'Calm', effect: 'collect' }]);
    expect(await rulesOfGame({ board: 'other board', rules: { salary: 1 } })).toMatchObject({ salary: 1 });
  });

  test('has skyscrapers where the board has them, whatever the rules of the edition', async () => {
    await importDocument(connection, quay('tower board', (document) => {
      at(document, 'rules')['has_skyscrapers'] = true;
      Object.assign(at(document, 'board', 'tiles', 1), { skyscraper_cost: 90, rent: { level: [2, 10, 30, 90, 200] } });
    }));
    const has = async (id: number): Promise<unknown> => await connection.row(
      'SELECT r.has_skyscrapers AS has, MAX(pr.skyscraper_cost) AS cost FROM Ruleset AS r JOIN Property AS pr USING (ruleset_id)' +
        ' WHERE r.ruleset_id = ? GROUP BY r.ruleset_id', [id],
    );
    expect(await has((await rulesOfGame({ board: 'tower board' })).id)).toEqual({ has: 1, cost: 90 });
    expect(await has((await rulesOfGame({ board: 'house' }, 'tower board')).id)).toEqual({ has: 0, cost: null });
    expect(await errors({ has_skyscrapers: true })).toEqual(['rules.has_skyscrapers makes no sense on a board without skyscraper_cost']);
    expect(await errors({ has_skyscrapers: false }, 'tower board')).toEqual([
      'board.tiles[1].rent has 5 amounts and needs 4, one for each number of buildings from none up', 'board.tiles[1].skyscraper_cost makes no sense without has_skyscrapers: yes',
    ]);
  });

  test('allows a board with a pot under rules without one: its tile does nothing', async () => {
    await importDocument(connection, quay('no pot', (document) => {
      at(document, 'rules')['pot'] = 'none';
      (at(document, 'board', 'tiles') as unknown as string[])[8] = 'Nets';
    }));
    const { id, pot } = await rulesOfGame({ board: 'house' }, 'no pot');
    expect(pot).toBe('none');
    expect(await connection.rows("SELECT effect FROM Tile WHERE ruleset_id = ? AND name = 'Nets'", [id])).toEqual([{ effect: 'none' }]);
  });
});

describe('refusals', () => {
  test.each<[string, GameOptions, string]>([
    ['a rule that there is not', { rules: { jail_fin: 5 } }, 'rules_malformed: 1 error: rules.jail_fin: is not a rule; perhaps jail_location,…; CALL check_house_rules lists all.'],
    ['a value out of bounds', { rules: { jail_fine: '-1' } }, 'rules_malformed: 1 error: rules.jail_fine: must be a whole number from 0 to 100…; CALL check_house_rules lists all.'],
    ['two things', { rules: { pot: 'x', jail_wait: 'x' } }, 'rules_malformed: 2 errors, first: rules.jail_wait: must be yes or no, not "x"; CALL check_house_rules lists all.'],
    ['a rule that cannot be none', { rules: { salary: null } }, 'rules_malformed: 1 error: board.salary: cannot be none; CALL check_house_rules lists all.'],
    ['rules that do not go together', { rules: { auction: 'none', first_bid_percent: '0' } }, 'rules_malformed: 1 error: rules.raise_percent: makes no sense without an auction; CALL check_house_rules lists all.'],
    ['a board that there is not', { board: 'Atlantis' }, 'board_not_found: There is no edition Atlantis to take the board from.'],
  ])('%s', async (_, options, message) => {
    expect(await refusal(options)).toBe(message);
  });

  test('an unknown edition', async () => {
    expect(await refusal({ rules: { salary: 1 } }, 'nowhere')).toBe('edition_not_found: There is no edition nowhere.');
  });

  test('all errors at once, in check_house_rules', async () => {
    expect(await errors({ jail_fine: 'lots', salry: 5, dice_count: 3, salary: null, has_hotels: 'no' })).toEqual([
      'board.salary cannot be none',
      'rules.salry is not a rule; perhaps salary',
      'rules.dice_count must be a whole number from 1 to 2, not 3',
      'rules.jail_fine must be a whole number from 0 to 100000000, not "lots"',
      'board.tiles[1].rent has 4 amounts and needs 3, one for each number of buildings from none up',
      'board.tiles[1].hotel_cost makes no sense without has_hotels: yes',
      'board.tiles[3].rent has 3 amounts and needs 2: without buildings, for each house, with a hotel',
      'board.tiles[3].hotel_cost makes no sense without has_hotels: yes',
    ]);
    expect(await errors({})).toEqual([]);
    expect(await errors([])).toEqual(['rules must be rules with values']);
  });
});

test('rules that are newer than an edition have their defaults', async () => {
  const name = `old-${process.pid}`;
  const source = { edition: name, board: { tiles: [{ property: 'A', colour: 'C', price: 5, rent: 'price' }, 'B'] } };
  await connection.run('CALL import_edition(?)', [JSON.stringify(source)]);
  await connection.run(
    "UPDATE Ruleset SET document = JSON_REMOVE(document, '$.rules.bid_seconds', '$.rules.rent_in_jail', '$.rules.price_percent') WHERE edition = ?",
    [name],
  );
  const game = await openGame(connection, name, null, { players: 2, rules: { salary: 7 } });
  const [rules] = await connection.rows(
    'SELECT r.salary, r.bid_seconds, r.rent_in_jail FROM Game AS g JOIN Ruleset AS r USING (ruleset_id) WHERE g.game_id = ?', [game],
  );
  expect(rules).toEqual({ salary: 7, bid_seconds: 0, rent_in_jail: 1 });
});
