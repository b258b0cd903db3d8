CREATE VIEW choicesView AS
-- What the edition of the current game calls the things a player may choose, in its order.
SELECT
  h.position AS `Position`,
  h.action AS `Action`,
  h.code AS `Code`,
  h.label AS `Label`
FROM Game AS g
JOIN Choice AS h ON h.ruleset_id = g.ruleset_id
WHERE g.game_id = current_game()
ORDER BY h.position
