CREATE VIEW editionCardsView AS
-- What helps to choose an edition: a description, the minutes that a game takes, and the rules in
-- which it differs from others. Description and minutes are its own: those of the edition that it
-- extends are about another board.
SELECT
  e.edition AS `Edition`,
  JSON_VALUE(e.source, '$.about') COLLATE utf8mb4_0900_ai_ci AS `About`,
  JSON_VALUE(e.source, '$.minutes' RETURNING SIGNED) AS `Minutes`,
  CONCAT_WS(', ',
    CASE r.purchase WHEN 'forced' THEN 'Forced purchases' ELSE 'Purchases by choice' END,
    IF(r.auction <> 'none', 'auctions', NULL),
    IF(r.trade <> 'none', 'trades', NULL),
    IF(EXISTS (
      SELECT 1
        FROM Property AS p
        WHERE p.ruleset_id = r.ruleset_id AND p.house_cost IS NOT NULL), 'building', NULL),
    IF(r.mortgage_percent IS NOT NULL, 'mortgages', NULL),
    IF(EXISTS (SELECT 1 FROM Deck AS d WHERE d.ruleset_id = r.ruleset_id), 'cards', NULL),
    IF(r.turn_limit IS NOT NULL, CONCAT('at most ', r.turn_limit, ' turns'), NULL),
    IF(r.minute_limit IS NOT NULL, CONCAT('at most ', r.minute_limit, ' minutes'), NULL))
    COLLATE utf8mb4_0900_ai_ci AS `Features`
FROM Edition AS e
JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
WHERE e.copied_from IS NULL
ORDER BY e.edition
