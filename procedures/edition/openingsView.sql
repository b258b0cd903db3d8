CREATE VIEW openingsView AS
-- The players of editions with an opening position, in the order of play.
SELECT
  e.edition AS `Edition`,
  o.pid AS `Player No.`,
  o.name AS `Player name`,
  CAST(o.bank_balance AS SIGNED) AS `Bank balance`
FROM Edition AS e
JOIN OpeningPlayer AS o ON o.ruleset_id = e.ruleset_id
ORDER BY e.edition, o.turn
