import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { openWorkerDatabase, refusalOf } from '../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

const OPEN = "CALL open_game('singletonopoly', NULL, ?)";

/** Opens a game, which is the current one then. */
async function open(options: object): Promise<number> {
  const [rows] = await connection.rows<{ game_id: number }[]>(OPEN, [JSON.stringify(options)]);
  const id = rows?.[0]?.game_id ?? 0;
  await connection.choose(id);
  return id;
}

async function names(): Promise<string[]> {
  const rows = await connection.rows<{ name: string }>('SELECT `Player name` AS name FROM playersView');
  return rows.map(({ name }) => name);
}

/** What each player rolled for the order of play, in the order of play. */
async function rolls(id: number): Promise<number[]> {
  const rows = await connection.rows<{ roll: number }>(
    'SELECT e.roll FROM Turns AS t JOIN Event AS e ON e.game_id = t.game_id AND e.player_ID = t.player_ID' +
      " AND e.record_ID = 0 AND e.kind = 'rolled' WHERE t.game_id = ? ORDER BY t.turn",
    [id],
  );
  return rows.map(({ roll }) => roll);
}

describe('the order of play', () => {
  test('follows from a roll of two dice each, the highest first', async () => {
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const rolled = await rolls(await open({ players: 8, seed }));
      expect(rolled).toHaveLength(8);
      expect(rolled).toEqual([...rolled].sort((a, b) => b - a));
      for (const roll of rolled) {
        expect(roll).toBeGreaterThanOrEqual(2);
        expect(roll).toBeLessThanOrEqual(12);
      }
    }
  });

  test('is logged, with one sentence per roll', async () => {
    const id = await open({ players: ['Ann', 'Bob'], seed: 'told' });
    const story = await connection.rows<{ Sentence: string }>('SELECT Sentence FROM eventView WHERE Record = 0');
    const [first] = await names();
    expect(story.map(({ Sentence }) => Sentence)).toContain(`${first} rolls ${(await rolls(id))[0]} for the order of play.`);
    expect(story).toHaveLength(2);
  });

  test('is random for players who tie', async () => {
    const firsts = new Set<string>();
    for (let attempt = 0; attempt < 200 && firsts.size < 2; attempt += 1) {
      const [high, low] = await rolls(await open({ players: ['Ann', 'Bob'], seed: `tie ${attempt}` }));
      if (high === low) firsts.add((await names())[0] ?? '');
    }
    expect([...firsts].sort()).toEqual(['Ann', 'Bob']);
  });
});

describe('names', () => {
  test('are trimmed; an empty one becomes Player and a number', async () => {
    await open({ players: ['  Ann ', '', ' '], seed: 'names' });
    expect((await names()).sort()).toEqual(['Ann', 'Player 2', 'Player 3']);
  });

  test('that differ in case are different', async () => {
    await open({ players: ['ann', 'Ann', 'ANN'], seed: 'names' });
    expect((await names()).sort()).toEqual(['ANN', 'Ann', 'ann']);
  });

  test('that are equal are refused', async () => {
    const refused = { players: ['Ann', ' Ann'] };
    expect((await refusalOf(connection, OPEN, [JSON.stringify(refused)])).token).toBe('name_taken');
  });
});

test.each([
  [1, 'too_few_players'],
  [9, 'too_many_players'],
])('%i players: %s', async (players, token) => {
  expect((await refusalOf(connection, OPEN, [JSON.stringify({ players })])).token).toBe(token);
});

test.each([2, 8])('%i players play', async (players) => {
  await open({ players });
  expect(await names()).toHaveLength(players);
});

test('the deck is shuffled, differently in different games', async () => {
  const decks: string[] = [];
  for (const seed of ['one', 'two', 'three']) {
    const id = await open({ players: 2, seed });
    const cards = await connection.rows<{ card_id: number }>(
      'SELECT card_id FROM DeckCard WHERE game_id = ? AND holder IS NULL ORDER BY place', [id],
    );
    expect(cards).toHaveLength(18);
    decks.push(cards.map(({ card_id }) => card_id).join());
  }
  expect(new Set(decks).size).toBe(3);
});
