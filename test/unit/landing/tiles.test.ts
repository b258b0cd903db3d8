import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { makeHotelRules, makeHouseRules } from '../../support/editions';
import { openWorkerDatabase } from '../../support/game';

/** Tile says again, for a landing to read, what Location, Property and Bonus say. */

/** Each location of each ruleset with its property or bonus, from the tables that a document is inserted into. */
const SAID =
  'SELECT l.ruleset_id, l.lid AS location, COALESCE(pr.name, bo.name) AS name, pr.prid, pr.cost, pr.colour, pr.rent_by, bo.effect,' +
  ' bo.amount, l.type = 1 AS is_property FROM Location AS l' +
  ' LEFT JOIN Property AS pr ON pr.ruleset_id = l.ruleset_id AND pr.location = l.lid' +
  ' LEFT JOIN Bonus AS bo ON bo.ruleset_id = l.ruleset_id AND bo.location = l.lid ORDER BY l.ruleset_id, l.lid';

const TILES =
  'SELECT ruleset_id, location, name, prid, cost, colour, rent_by, effect, amount, prid IS NOT NULL AS is_property FROM Tile' +
  ' ORDER BY ruleset_id, location';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  await makeHouseRules(connection, 'everything, laid');
  await makeHotelRules(connection, 'hotels, laid');
  await connection.run("CALL open_game('singletonopoly', 'with a rule of its own', '{\"rules\": {\"jail_fine\": 99}}')");
});
afterAll(() => connection.close());

test('every location of every ruleset has one tile that matches its property or bonus', async () => {
  const tiles = await connection.rows(TILES);
  expect(tiles.length).toBeGreaterThanOrEqual(16 + 10 + 4 * 41);
  expect(tiles).toEqual(await connection.rows(SAID));
});

test('every ruleset has the declared number of tiles, without gaps', async () => {
  const rulesets = await connection.rows<{ id: number; first: number; tiles: number; least: number; most: number; counted: number }>(
    'SELECT r.ruleset_id AS id, r.first_location AS first, r.tile_count AS tiles, MIN(t.location) AS least, MAX(t.location) AS most,' +
      ' COUNT(t.location) AS counted FROM Ruleset AS r LEFT JOIN Tile AS t USING (ruleset_id) GROUP BY r.ruleset_id',
  );
  expect(rulesets.length).toBeGreaterThan(5);
  expect(rulesets).toEqual(
    rulesets.map(({ id, first, tiles }) => ({ id, first, tiles, least: first, most: first + tiles - 1, counted: tiles })),
  );
});

test('the title deeds and cards of a game belong to its ruleset', async () => {
  expect(
    await connection.rows(
      'SELECT d.game_id, d.prid FROM Deed AS d JOIN Game AS g USING (game_id)' +
        ' LEFT JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.prid = d.prid' +
        ' WHERE d.ruleset_id <> g.ruleset_id OR t.prid IS NULL LIMIT 5',
    ),
  ).toEqual([]);
  const [counts] = await connection.rows<{ deeds: number; tiles: number }>(
    'SELECT (SELECT COUNT(*) FROM Deed) AS deeds,' +
      ' (SELECT COUNT(*) FROM Game AS g JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.prid IS NOT NULL) AS tiles',
  );
  expect(counts?.deeds).toBeGreaterThan(0);
  expect(counts?.deeds).toBe(counts?.tiles);
});
