import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { readLandings } from '../../src/client/views';
import { documentOf, type EditionDocument, importEdition } from '../support/editions';
import { openWorkerDatabase } from '../support/game';
import { boardOf, type Chain, chainOf, deviationsOf, expectedLandings } from '../support/markov';

/*
 * How often rolls end on each tile, against a Markov chain of the board that is calculated here from the
 * document of the edition and from the rules as people know them, and from nothing of the engine.
 *
 * The tolerance: a tile may be off by TOLERANCE standard deviations of its count, which the chain gives, with the
 * correlation of rolls that follow each other. Beyond 7 of them lie 3e-12 of a normal distribution; a count of
 * rare landings is skewed, and Chernoff's bound for a Poisson count of 130, which is less than any tile should
 * have here, exp(130 * (d - (1 + d) * ln(1 + d))) with d = 7 / sqrt(130), is 2e-9. With both sides of 40
 * tiles that is 2e-7: a correct engine fails for less than one in a million choices of the seeds. (Decks are gone through in
 * order, which makes counts more regular than the chain's cards, not less.)
 */
const TOLERANCE = 7;

const GAMES = 5;
const PLAYERS = 2;
const ROLLS = 4_000;

/** Rolls that one statement makes. */
const ROLLS_AT_ONCE = 2_000;

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** Classic without decisions and bankruptcies: every purchase is forced, everybody is rich, and no card frees from jail. */
async function makeRollingEdition(): Promise<EditionDocument> {
  const { decks = {} } = await documentOf(connection, 'classic');
  const without = Object.fromEntries(
    Object.entries(decks as Record<string, object[]>).map(([deck, cards]) => [deck, cards.filter((card) => !('jail_card' in card))]),
  );
  await importEdition(connection, {
    edition: 'rolling',
    extends: 'classic',
    rules: {
      starting_cash: 10_000_000, player_order: 'seat', purchase: 'forced', auction: 'none', turn_end: 'automatic', tax_percent: null, jail_wait: false,
      first_bid_percent: 0, raise_percent: 0, auction_seconds: null, bid_seconds: 0, cards_go_to_creditor: false, worth_of_buildings: false,
    },
    decks: without,
  });
  return await documentOf(connection, 'rolling');
}

/** Plays a game by rolls alone. @returns how many rolls each player made, and how many ended on each tile */
async function rollOn(seed: string): Promise<{ rolls: number[]; landings: number[] }> {
  const [rows] = await connection.rows<{ game_id: number }[]>('CALL open_game(?, NULL, ?)', [
    'rolling', JSON.stringify({ players: PLAYERS, dice: 'server', seed }),
  ]);
  const gameId = rows?.[0]?.game_id ?? 0;
  for (let made = 0; made < ROLLS; made += ROLLS_AT_ONCE) {
    await connection.run(
      "INSERT INTO Gamemanager (game_id, action) SELECT ?, 'roll' FROM JSON_TABLE(CONCAT('[0', REPEAT(',0', ? - 1), ']'), '$[*]' COLUMNS (x INT PATH '$')) AS j",
      [gameId, ROLLS_AT_ONCE],
    );
  }
  await connection.choose(gameId);
  const rolls = await connection.rows<{ rolls: number }>(
    'SELECT COUNT(*) AS rolls FROM Gamemanager WHERE game_id = ? GROUP BY player_ID ORDER BY player_ID', [gameId],
  );
  return { rolls: rolls.map((row) => row.rolls), landings: (await readLandings(connection)).map(({ Landings }) => Landings) };
}

/** By how many standard deviations each count is off; where a chain never ends a roll, a single one is off without limit. */
function distances(chain: Chain, rolls: readonly number[], landings: readonly number[]): number[] {
  const expected = expectedLandings(chain, rolls);
  const all = rolls.reduce((sum, number) => sum + number, 0);
  return deviationsOf(chain).map((deviation, tile) => {
    const difference = Math.abs((landings[tile] ?? 0) - (expected[tile] ?? 0));
    return difference < 1e-6 ? 0 : difference / (deviation * Math.sqrt(all));
  });
}

test('rolls end on the tiles as often as a Markov chain of the board predicts', async () => {
  const document = await makeRollingEdition();
  const total = { rolls: [] as number[], landings: [] as number[] };
  for (let game = 1; game <= GAMES; game += 1) {
    const { rolls, landings } = await rollOn(`landings ${game}`);
    expect(rolls).toHaveLength(PLAYERS);
    total.rolls.push(...rolls);
    total.landings = landings.map((count, tile) => count + (total.landings[tile] ?? 0));
  }
  expect(total.rolls.reduce((sum, number) => sum + number, 0)).toBe(GAMES * ROLLS);
  const board = boardOf(document);
  const chain = chainOf(board);
  const off = distances(chain, total.rolls, total.landings);
  expect(off.filter((distance) => !(distance <= TOLERANCE))).toEqual([]);
  const rare = expectedLandings(chain, total.rolls).filter((count) => count > 0);
  expect(rare).toHaveLength(39);
  expect(Math.min(...rare)).toBeGreaterThan(130);

  // Under other rules the numbers differ, so the test is specific to these.
  const others = {
    'a station is where it ends': { ...board, tiles: board.tiles.map((tile) => (tile.name === 'South Station' ? { ...tile, effect: {} } : tile)) },
    'cards do nothing': { ...board, decks: {} },
    'jail takes one turn': { ...board, jailTurns: 1 },
    'the first doubles lead to jail': { ...board, doublesToJail: 1 },
  };
  for (const [rule, other] of Object.entries(others)) {
    const isTold = Math.max(...distances(chainOf(other), total.rolls, total.landings)) > TOLERANCE;
    expect([rule, isTold]).toEqual([rule, true]);
  }
});

test('bots reckon with about the landings that the chain expects', async () => {
  const expected = expectedLandings(chainOf(boardOf(await documentOf(connection, 'classic'))), [1_000]);
  const yields = await connection.rows<{ location: number; landings: number }>(
    'SELECT pr.location, y.landings FROM DeedYield AS y JOIN Property AS pr USING (ruleset_id, prid) JOIN Edition AS e USING (ruleset_id)' +
      " WHERE e.edition = 'classic' ORDER BY pr.location",
  );
  expect(yields).toHaveLength(22);
  const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
  const all = sum(yields.map(({ landings }) => landings));
  const chain = sum(yields.map(({ location }) => expected[location] ?? 0));
  for (const { location, landings } of yields) {
    const ratio = landings / all / ((expected[location] ?? 0) / chain);
    expect({ location, isNear: Math.abs(ratio - 1) < 0.07 }).toEqual({ location, isNear: true });
  }
  // Each player lands on some property in about two of three rolls, and rolls 1.2 times a turn.
  expect(all / 1_000_000).toBeGreaterThan(0.65);
  expect(all / 1_000_000).toBeLessThan(0.85);
});

test('what properties earn is worked out for rulesets that lack it, and the same again', async () => {
  const yields = (): Promise<object[]> => connection.rows("SELECT y.* FROM DeedYield AS y JOIN Edition AS e USING (ruleset_id) WHERE e.edition = 'classic' ORDER BY y.prid");
  const before = await yields();
  // The second time in a session that allows no recursion.
  for (const depth of [null, 0]) {
    if (depth !== null) await connection.run('SET SESSION cte_max_recursion_depth = ?', [depth]);
    await connection.run("DELETE y FROM DeedYield AS y JOIN Edition AS e USING (ruleset_id) WHERE e.edition = 'classic'");
    expect(await yields()).toEqual([]);
    await connection.run('CALL insert_missing_yields()');
    expect(await yields()).toEqual(before);
  }
  await connection.run('SET SESSION cte_max_recursion_depth = DEFAULT');
});
