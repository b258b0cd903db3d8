import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, refusalOf, stateOf } from '../../support/game';
import { makeNumberList } from '../../support/number-list';

/** How a game may begin: players, dice, numbers, board and seed. */

const LIST = 'unit: numbers to begin with';

let connection: GameConnection;
let listId: number;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  listId = await makeNumberList(connection, LIST, [5]);
});
afterAll(() => connection.close());

const OPEN = 'CALL open_game(?, ?, ?)';

async function open(options: object | null, edition = 'singletonopoly'): Promise<number> {
  const [rows] = await connection.rows<{ game_id: number }[]>(OPEN, [edition, null, options && JSON.stringify(options)]);
  const gameId = rows?.[0]?.game_id;
  if (gameId === undefined) throw new Error('open_game did not say which game it made.');
  await connection.choose(gameId);
  return gameId;
}

async function names(gameId: number): Promise<string[]> {
  const rows = await connection.rows<{ name: string }>('SELECT name FROM Player WHERE game_id = ? ORDER BY pid', [gameId]);
  return rows.map(({ name }) => name);
}

async function refused(token: string, options: string, edition = 'singletonopoly'): Promise<string> {
  const refusal = await changingNothing(connection, () => refusalOf(connection, OPEN, [edition, null, options]));
  expect(refusal.token).toBe(token);
  return refusal.sentence;
}

describe('players', () => {
  test.each<[options: object | null, names: string[]]>([
    [null, ['Player 1', 'Player 2']],
    [{}, ['Player 1', 'Player 2']],
    [{ players: 3 }, ['Player 1', 'Player 2', 'Player 3']],
    [{ players: ['Ann', 'Bob'] }, ['Ann', 'Bob']],
    [{ players: ['', 'Bob', '   '] }, ['Player 1', 'Bob', 'Player 3']],
    [{ players: ['  Ann ', 'ann', 'Änn'] }, ['Ann', 'ann', 'Änn']],
    [{ players: ['Größe 🎲 \' " ` \\ %', '1; DROP TABLE Game'] }, ['Größe 🎲 \' " ` \\ %', '1; DROP TABLE Game']],
    [{ players: ['x'.repeat(40), '"'] }, ['x'.repeat(40), '"']],
    [{ players: 8 }, Array.from({ length: 8 }, (_, index) => `Player ${index + 1}`)],
  ])('%j are called %j', async (options, called) => {
    const gameId = await open(options);
    expect(await names(gameId)).toEqual(called);
    expect(await connection.rows('SELECT player_count AS count FROM Game WHERE game_id = ?', [gameId])).toEqual([{ count: called.length }]);
  });

  test('are numbered from 0 if the edition says so', async () => {
    expect(await names(await open({ players: ['', 'Bob', ''] }, 'hoarding'))).toEqual(['Player 0', 'Bob', 'Player 2']);
  });

  test('begin with the cash of the edition on the first tile, in the order of rolls or seats', async () => {
    const rolled = await open({ players: 4 });
    const standings = await connection.rows<{ cash: number; location: number }>('SELECT `Bank balance` AS cash, Location AS location FROM playersView');
    expect(standings).toEqual(Array.from({ length: 4 }, () => ({ cash: 4096, location: 1 })));
    const rolls = await connection.rows<{ roll: number }>(
      'SELECT e.roll FROM Event AS e JOIN Turns AS t USING (game_id, player_ID) WHERE e.game_id = ? AND e.record_ID = 0 ORDER BY t.turn',
      [rolled],
    );
    expect(rolls).toHaveLength(4);
    expect(rolls.map(({ roll }) => roll)).toEqual(rolls.map(({ roll }) => roll).sort((a, b) => b - a));
    const seated = await open({ players: 4 }, 'hoarding');
    expect(await connection.rows('SELECT turn, player_ID FROM Turns WHERE game_id = ? AND turn <> player_ID', [seated])).toEqual([]);
    expect(await connection.rows('SELECT * FROM eventView')).toEqual([]);
  });

  test.each([
    ['too_few_players', '{"players": 0}'],
    ['too_few_players', '{"players": 1}'],
    ['too_few_players', '{"players": []}'],
    ['too_few_players', '{"players": ["Ann"]}'],
    ['too_many_players', '{"players": 9}'],
    ['too_many_players', '{"players": 1000}'],
    ['too_many_players', '{"players": ["1", "2", "3", "4", "5", "6", "7", "8", "9"]}'],
    ['name_taken', '{"players": ["Ann", "Ann"]}'],
    ['name_taken', '{"players": ["Ann", " Ann "]}'],
    ['name_taken', '{"players": ["Player 2", ""]}'],
    ['name_too_long', JSON.stringify({ players: ['x'.repeat(41), 'Bob'] })],
    ['name_too_long', JSON.stringify({ players: ['x'.repeat(900), 'Bob'] })],
  ])('%s: %s', async (token, options) => {
    await refused(token, options);
  });
});

describe('an edition with an opening position', () => {
  const standings = async (gameId: number) =>
    await connection.rows('SELECT name, bank_balance AS cash, location FROM Player WHERE game_id = ? ORDER BY turn', [gameId]);
  const owned = async (gameId: number) => await connection.rows('SELECT prid FROM Deed WHERE game_id = ? AND (p_owner IS NOT NULL OR cost_factor > 1)', [gameId]);

  test.each([2, 3, 5, 6])('is played by %d players without the opening', async (players) => {
    const gameId = await open({ players }, 'campus');
    expect(await standings(gameId)).toEqual(Array.from({ length: players }, (_, seat) => ({ name: `Player ${seat + 1}`, cash: 350, location: 0 })));
    expect(await owned(gameId)).toEqual([]);
    // Everybody takes their turn, and the round ends after the last of them.
    for (let seat = 0; seat < players; seat += 1) await connection.run('INSERT INTO Gamemanager (dice) VALUES (1)');
    expect(await connection.rows('SELECT round, turn FROM GameState WHERE game_id = ?', [gameId])).toEqual([{ round: 2, turn: 0 }]);
    expect(await owned(gameId)).toEqual([{ prid: 0 }]);
  });

  test('has names, bots and pieces for them', async () => {
    const gameId = await open({ players: ['Ada', { character: 'scrooge', token: 'Boot' }] }, 'campus');
    expect(await connection.rows('SELECT p.name, t.name AS token FROM Player AS p LEFT JOIN Token AS t ON t.tid = p.token WHERE p.game_id = ? ORDER BY p.turn', [gameId]))
      .toEqual([{ name: 'Ada', token: null }, { name: 'Ebenezer Scrooge', token: 'Boot' }]);
  });

  test('is copied with the players that a game has', async () => {
    const gameId = await open({ players: ['Ada', 'Ben', 'Cleo'] }, 'campus');
    await connection.run('INSERT INTO Gamemanager (dice) VALUES (3), (4)');
    const before = await standings(gameId);
    await connection.run("CALL fork_game(?, NULL, 'A copy')", [gameId]);
    const [{ copy } = { copy: 0 }] = await connection.rows<{ copy: number }>('SELECT MAX(game_id) AS copy FROM Game');
    expect(copy).toBeGreaterThan(gameId);
    expect(await standings(copy)).toEqual(before);
  });

  test('keeps its opening when nobody is named, and in an edition that drops it players are needed', async () => {
    expect(await standings(await open({}, 'campus'))).toContainEqual({ name: 'Norman', cash: 250, location: 1 });
    await connection.run('CALL import_edition(?)', [JSON.stringify({ edition: 'campus for all', extends: 'campus', opening: null })]);
    expect(await standings(await open({}, 'campus for all'))).toEqual([1, 2].map((number) => ({ name: `Player ${number}`, cash: 350, location: 0 })));
    await refused('options_malformed', '{"characters": {"Jane": "scrooge"}}', 'campus for all');
  });
});

describe('malformed options', () => {
  test.each([
    '', 'all', '{', "{'players': 3}", 'null', '[]', '5', '"players"', 'true',
    '{"player": 3}', '{"Players": 3}', '{"players": 3, "cheat": true}',
    '{"players": -1}', '{"players": 2.5}', '{"players": 1001}', '{"players": "3"}', '{"players": null}', '{"players": true}',
    '{"players": [1, 2]}', '{"players": ["Ann", null]}', '{"players": [["Ann"], "Bob"]}', '{"players": {"0": "Ann"}}',
    '{"dice": "loaded"}', '{"dice": null}', '{"dice": 6}', '{"dice": ["table"]}', '{"dice": "Server"}',
    '{"numbers": 1}', '{"numbers": null}', '{"board": 3}', '{"board": ["singletonopoly"]}',
    '{"seed": ""}', '{"seed": 5}', '{"seed": null}', '{"seed": "ä"}', '{"seed": "a\\nb"}', JSON.stringify({ seed: 'x'.repeat(65) }),
  ])('options_malformed: %s', async (options) => {
    await refused('options_malformed', options);
  });
});

describe('dice, numbers and boards', () => {
  test.each(['table', 'server'])('the dice can come from the %s', async (dice) => {
    await open({ dice });
    expect(await connection.rows('SELECT `Dice source` AS dice FROM commitmentView')).toEqual([{ dice }]);
  });

  test('the dice can be from a list', async () => {
    const gameId = await open({ dice: 'numbers', numbers: LIST });
    expect(await connection.rows(
      'SELECT g.dice_source, g.list_id, s.first_dice_source, s.first_list_id FROM GameState AS g JOIN Game AS s USING (game_id)' +
        ' WHERE g.game_id = ?', [gameId])).toEqual([
      { dice_source: 'numbers', list_id: listId, first_dice_source: 'numbers', first_list_id: listId },
    ]);
  });

  test.each([
    ['list_not_found', '{"dice": "numbers", "numbers": "nowhere"}'],
    ['list_not_found', '{"dice": "numbers", "numbers": ""}'],
    ['board_not_found', '{"board": "nowhere"}'],
    ['board_not_found', '{"board": ""}'],
  ])('%s: %s', async (token, options) => {
    await refused(token, options);
  });

  test.each([
    ['{"dice": "numbers"}'], ['{"dice": "table", "numbers": "unit: numbers to begin with"}'], ['{"numbers": "unit: numbers to begin with"}'],
  ])('options_malformed: dice and numbers that contradict each other: %s', async (options) => {
    await refused('options_malformed', options);
  });

  test('rules_malformed: a board that does not fit the rules', async () => {
    for (const options of ['{"board": "hoarding", "players": 2}', '{"board": "campus", "players": 2}']) {
      await refused('rules_malformed', options);
    }
    const [errors] = await connection.rows<{ place: string; error: string }[]>(
      "CALL check_house_rules('singletonopoly', NULL, 'hoarding', NULL)",
    );
    expect(errors).toContainEqual({ place: 'rules.doubles_to_jail', error: 'needs board.jail_location' });
  });

  test('edition_not_found, name_too_long and name_malformed', async () => {
    await refused('edition_not_found', '{}', 'nowhere');
    await changingNothing(connection, async () => {
      expect((await refusalOf(connection, OPEN, ['singletonopoly', 'x'.repeat(61), null])).token).toBe('name_too_long');
      expect((await refusalOf(connection, OPEN, ['singletonopoly', 'a\u001b[2J', null])).token).toBe('name_malformed');
    });
  });

  test('an edition can be played on the board of another', async () => {
    const gameId = await open({ board: 'singletonopoly', players: 3, rules: { max_houses: 5, has_hotels: false, jail_turns: 3 } }, 'hoarding');
    expect(await connection.rows('SELECT COUNT(*) AS properties FROM propertiesView')).toEqual([{ properties: 30 }]);
    expect(await connection.rows('SELECT COUNT(*) AS deeds FROM Deed WHERE game_id = ?', [gameId])).toEqual([{ deeds: 30 }]);
  });
});

describe('house rules', () => {
  async function fineOf(gameId: number): Promise<unknown> {
    const [row] = await connection.rows<{ fine: number }>(
      'SELECT r.jail_fine AS fine FROM Game AS g JOIN Ruleset AS r USING (ruleset_id) WHERE g.game_id = ?',
      [gameId],
    );
    return row?.fine;
  }

  test('apply to the game only, and may be given as texts', async () => {
    const plain = await open({ players: 2 });
    const own = await open({ players: 2, rules: { jail_fine: 100 } });
    const written = await open({ players: 2, rules: { jail_fine: '100' } });
    expect([await fineOf(plain), await fineOf(own), await fineOf(written), await fineOf(await open({ players: 2 }))]).toEqual([128, 100, 100, 128]);
  });

  test('that equal those of the edition make no new ruleset', async () => {
    const rulesets = await connection.rows('SELECT COUNT(*) AS count FROM Ruleset');
    await open({ players: 2, rules: { jail_fine: 128 } });
    expect(await connection.rows('SELECT COUNT(*) AS count FROM Ruleset')).toEqual(rulesets);
  });

  test.each([
    '{"rules": {"jail_fin": 100}}', '{"rules": {"jail_fine": -1}}', '{"rules": {"jail_fine": "much"}}', '{"rules": {"jail_fine": 0.5}}',
    '{"rules": {"purchase": "stolen"}}', '{"rules": {"pot": "maybe"}}', '{"rules": {"dice_count": 3}}',
    '{"rules": {"dice_count": 1}}', '{"rules": {"jail_exit_dice": 13}}', '{"rules": {"doubles_roll_again": false}}',
    '{"rules": {"jail_turns": null, "jail_last_roll": "pays_and_moves"}}', '{"rules": {"mortgage_percent": null}}',
    '{"rules": {"max_houses": 9}}', '{"rules": {"min_players": 9}}', '{"rules": {"turn_limit": 5}}',
    '{"rules": {"purchase": "forced", "auction": "declined"}}',
  ])('rules_malformed: %s', async (options) => {
    await refused('rules_malformed', options);
  });

  test.each(['{"rules": 5}', '{"rules": []}', '{"rules": null}', '{"rules": "jail_fine=1"}'])('options_malformed: %s', async (options) => {
    await refused('options_malformed', options);
  });
});

describe('a seed', () => {
  async function deckOf(gameId: number): Promise<number[]> {
    const cards = await connection.rows<{ card_id: number }>('SELECT card_id FROM DeckCard WHERE game_id = ? ORDER BY place', [gameId]);
    return cards.map(({ card_id }) => card_id);
  }

  test('makes the same game again: order, deck and dice', async () => {
    const games = [await open({ seed: 'again', players: 5, dice: 'server' }), await open({ seed: 'again', players: 5, dice: 'server' })];
    for (const gameId of games) await connection.run('INSERT INTO Gamemanager (game_id) VALUES (?)', [gameId]);
    const [one = 0, other = 0] = games;
    expect(await stateOf(connection, other)).toEqual(await stateOf(connection, one));
    expect((await deckOf(one)).length).toBe(18);
  });

  test('without one, games differ', async () => {
    const decks = new Set<string>();
    for (let count = 0; count < 3; count += 1) {
      const gameId = await open({ players: 5 });
      decks.add((await deckOf(gameId)).join());
    }
    expect(decks.size).toBe(3);
  });
});

test('opening a game changes no other', async () => {
  const other = await open({ players: 3 });
  const before = await stateOf(connection, other);
  await open({ players: ['Ann', 'Bob'], dice: 'server', seed: 'another' });
  expect(await stateOf(connection, other)).toEqual(before);
});
