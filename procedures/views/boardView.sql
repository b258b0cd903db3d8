CREATE VIEW boardView AS
-- The tiles of the board of the current game, in order. The description of a tax names the share
-- that may be paid instead.
SELECT
  t.location AS `Location`,
  t.name AS `Tile`,
  t.prid AS `prid`,
  c.name AS `Set`,
  t.effect AS `Effect`,
  CONCAT(bo.description, IF(
    t.effect = 'tax' AND r.tax_percent IS NOT NULL,
    CONCAT(' Or ', r.tax_percent, '% of what you own.'), '')) AS `Description`,
  i.`Kind` AS `Kind`,
  i.`Icon` AS `Icon`
FROM GameState AS g
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
JOIN Tile AS t ON t.ruleset_id = r.ruleset_id
JOIN tileIconsView AS i ON i.`Ruleset` = t.ruleset_id AND i.`Location` = t.location
LEFT JOIN Bonus AS bo ON bo.ruleset_id = t.ruleset_id AND bo.location = t.location
LEFT JOIN Colours AS c ON c.ruleset_id = t.ruleset_id AND c.cid = t.colour
WHERE g.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
ORDER BY t.location
