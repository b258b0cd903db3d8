CREATE VIEW tilesView AS
-- The tiles of all boards as written, before a pace. `Passing`: what the bank pays a player who
-- passes the tile or lands on it; below 0: what the player pays.
SELECT
  e.edition AS `Board`,
  i.`Location` AS `Location`,
  COALESCE(j.property, j.bonus, j.name) AS `Tile`,
  c.cid AS `Set No.`,
  j.colour AS `Set`,
  j.price AS `Price`,
  CASE JSON_TYPE(j.rent)
    WHEN 'OBJECT' THEN CONCAT(
      JSON_VALUE(JSON_KEYS(j.rent), '$[0]'), ' ',
      REGEXP_REPLACE(CAST(j.rent AS CHAR), '^[^\\[]*\\[|\\].*$', ''))
    ELSE JSON_UNQUOTE(j.rent)
  END COLLATE utf8mb4_0900_ai_ci AS `Rent`,
  j.house_cost AS `House cost`,
  j.hotel_cost AS `Hotel cost`,
  j.skyscraper_cost AS `Skyscraper cost`,
  mortgage_value(j.price, r.mortgage_percent, j.mortgage) AS `Mortgage`,
  f.effect AS `Effect`,
  JSON_UNQUOTE(JSON_EXTRACT(j.tile, CONCAT('$.', f.effect)))
    COLLATE utf8mb4_0900_ai_ci AS `Amount`,
  COALESCE(j.collected, -j.paid) AS `Passing`,
  i.`Kind` AS `Kind`,
  i.`Icon` AS `Icon`
FROM Edition AS e
JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
JOIN JSON_TABLE(r.document, '$.board.tiles[*]' COLUMNS (
  n FOR ORDINALITY, tile JSON PATH '$', name VARCHAR(40) PATH '$',
  property VARCHAR(40) PATH '$.property', bonus VARCHAR(40) PATH '$.bonus',
  colour VARCHAR(40) PATH '$.colour', price BIGINT PATH '$.price', rent JSON PATH '$.rent',
  house_cost BIGINT PATH '$.house_cost', hotel_cost BIGINT PATH '$.hotel_cost',
  skyscraper_cost BIGINT PATH '$.skyscraper_cost', mortgage INT PATH '$.mortgage',
  collected INT PATH '$.collect_passing', paid INT PATH '$.pay_passing')) AS j
JOIN tileIconsView AS i
  ON i.`Ruleset` = r.ruleset_id AND i.`Location` = r.first_location + j.n - 1
LEFT JOIN Colours AS c ON c.ruleset_id = r.ruleset_id AND c.name = j.colour
LEFT JOIN Effect AS f ON JSON_CONTAINS_PATH(j.tile, 'one', CONCAT('$.', f.effect))
ORDER BY e.edition, j.n
