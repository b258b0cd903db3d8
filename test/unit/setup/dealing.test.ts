import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { forkGame, replayGame } from '../../../src/client/time';
import { openWorkerDatabase } from '../../support/game';
import { dieOf, sha256, shuffled } from '../../support/server-dice';

/** Who begins when ties are rolled again, and which title deeds are dealt. */

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

async function open(options: object): Promise<number> {
  const [rows] = await connection.rows<{ game_id: number }[]>("CALL open_game('classic', NULL, ?)", [JSON.stringify(options)]);
  const id = rows?.[0]?.game_id ?? 0;
  await connection.choose(id);
  return id;
}

/** The n-th roll of a player, from 1. */
function roll(seed: string, player: number, n: number): number {
  return dieOf(seed, `order:${player}:${2 * n - 1}`) + dieOf(seed, `order:${player}:${2 * n}`);
}

/** The players in the order of play; ties are rolled again. @param told all rolls, round by round */
function order(seed: string, players: readonly number[], told: string[][], time = 1): number[] {
  if (players.length < 2 && time > 1) return [...players];
  (told[time - 1] ??= []).push(...players.map((player) => `${player}: ${roll(seed, player, time)}`));
  const rolls = [...new Set(players.map((player) => roll(seed, player, time)))].sort((a, b) => b - a);
  return rolls.flatMap((high) => order(seed, players.filter((player) => roll(seed, player, time) === high), told, time + 1));
}

/** A seed with which so many times are rolled; those of another purpose are secret as long as their games. */
function seedOf(times: number, players: number, purpose = 'tie'): string {
  for (let n = 0; ; n += 1) {
    const told: string[][] = [];
    order(`${purpose} ${n}`, [...Array(players).keys()], told);
    if (told.length === times) return `${purpose} ${n}`;
  }
}

describe('the order of play', () => {
  test.each([[1, 2], [2, 2], [3, 2], [4, 2], [2, 6], [3, 6], [4, 6], [5, 6]])('is decided after %i rounds of rolls by %i players', async (times, players) => {
    const seed = seedOf(times, players);
    const id = await open({ players, seed });
    const told: string[][] = [];
    const expected = order(seed, [...Array(players).keys()], told);
    const seats = await connection.rows<{ pid: number }>('SELECT pid FROM Player WHERE game_id = ? ORDER BY turn', [id]);
    expect(seats.map(({ pid }) => pid)).toEqual(expected);
    const rolls = await connection.rows<{ player: number; roll: number }>(
      "SELECT player_ID AS player, roll FROM Event WHERE game_id = ? AND record_ID = 0 AND kind = 'rolled' ORDER BY event_no", [id],
    );
    const byPlayer = (lines: string[]): string[] => [...lines].sort();
    expect(rolls.map((row) => `${row.player}: ${row.roll}`)).toEqual(told.flatMap(byPlayer));
    expect(await replayGame(connection, id)).toEqual({ moves: 0, refused: null, differences: [] });
  });

  test('can be checked, roll by roll, when the game is over', async () => {
    const seed = seedOf(3, 2, 'to check');
    const id = await open({ players: 2, seed });
    await connection.run("INSERT INTO Gamemanager (action) VALUES ('leave')");
    const shown = await connection.rows<{ What: string; Result: number; Hash: string }>(
      "SELECT What, Result, Hash FROM diceView WHERE What LIKE 'order:%' ORDER BY What",
    );
    const whats = [0, 1].flatMap((player) => [1, 2, 3, 4, 5, 6].map((die) => `order:${player}:${die}`));
    expect(shown).toEqual(whats.map((What) => ({ What, Result: dieOf(seed, What), Hash: sha256(`${seed}:${What}`) })));
    const sums = [1, 2, 3].flatMap((time) => [0, 1].map((player) => roll(seed, player, time)));
    expect(await connection.rows('SELECT roll FROM Event WHERE game_id = ? AND record_ID = 0 ORDER BY event_no', [id])).toEqual(
      sums.map((sum) => ({ roll: sum })),
    );
  });
});

describe('dealt title deeds', () => {
  const PRIDS = [...Array(22).keys()];

  async function dealt(id: number): Promise<(number | null)[]> {
    const rows = await connection.rows<{ owner: number | null }>('SELECT p_owner AS owner FROM Deed WHERE game_id = ? ORDER BY prid', [id]);
    return rows.map(({ owner }) => owner);
  }

  test.each([[1, 3, 1], [3, 2, 3], [3, 6, 3], [4, 6, 3], [100, 5, 4], [100, 2, 11]])(
    '%i to each of %i players: as many to each as there are for all, %i', async (deeds_dealt, players, each) => {
      const seed = 'dealing';
      const id = await open({ players, seed, rules: { deeds_dealt } });
      const seats = await connection.rows<{ pid: number }>('SELECT pid FROM Player WHERE game_id = ? ORDER BY turn', [id]);
      const pile = shuffled(seed, 'deed', PRIDS);
      expect(await dealt(id)).toEqual(PRIDS.map((prid) => {
        const place = pile.indexOf(prid);
        return place < each * players ? seats[place % players]?.pid : null;
      }));
      const story = await connection.rows<{ Sentence: string }>("SELECT Sentence FROM eventView WHERE Record = 0 AND Kind = 'dealt'");
      expect(story).toHaveLength(each * players);
      expect(story[0]?.Sentence).toMatch(/^Player \d is dealt [A-Z].*\.$/);
      expect(await connection.rows('SELECT DISTINCT bank_balance AS money FROM Player WHERE game_id = ?', [id])).toEqual([{ money: 1500 }]);
      const [numbers] = await connection.rows('SELECT COUNT(*) AS events, MAX(event_no) AS last FROM Event WHERE game_id = ?', [id]);
      expect(numbers).toMatchObject({ events: (numbers as { last: number }).last });
      const fork = await forkGame(connection, id, 0, null);
      expect(await dealt(fork)).toEqual(await dealt(id));
    },
  );

  test.each(['everything', 'fines', 'none'])('cost their price, which goes only into a pot of everything: %s', async (pot) => {
    const id = await open({ players: 2, rules: { deeds_dealt: 2, deal_costs: true, pot } });
    const [facts] = await connection.rows<{ pot: string; paid: string; money: string }>(
      'SELECT g.pot, (SELECT SUM(amount) FROM Event AS e WHERE e.game_id = g.game_id AND kind = "deal_paid") AS paid,' +
        ' (SELECT SUM(1500 - bank_balance) FROM Player AS p WHERE p.game_id = g.game_id) AS money FROM GameState AS g WHERE g.game_id = ?', [id],
    );
    expect(Number(facts?.paid)).toBeGreaterThan(0);
    expect(facts).toMatchObject({ money: facts?.paid });
    expect(Number(facts?.pot)).toBe(pot === 'everything' ? Number(facts?.paid) : 0);
  });

  test('can be checked when the game is over, and are shown only if the edition deals them', async () => {
    await open({ players: 2, seed: 'shown', rules: { deeds_dealt: 2 } });
    const SHOWN = "SELECT What, Result, Hash FROM diceView WHERE What LIKE 'deed:%' ORDER BY Result";
    expect(await connection.rows(SHOWN)).toEqual(expect.arrayContaining([{ What: 'deed:0', Result: null, Hash: null }]));
    await connection.run("INSERT INTO Gamemanager (action) VALUES ('leave')");
    const pile = shuffled('shown', 'deed', PRIDS);
    expect(await connection.rows(SHOWN)).toEqual(
      pile.map((prid, index) => ({ What: `deed:${prid}`, Result: index + 1, Hash: sha256(`shown:deed:${prid}`) })),
    );
    await open({ players: 2, seed: 'shown too' });
    expect(await connection.rows(SHOWN)).toEqual([]);
  });
});
