CREATE VIEW choicesView AS
-- What the edition of the current game calls the things a player may choose, in its order.
SELECT
  c.position AS `Position`,
  c.action AS `Action`,
  c.code AS `Code`,
  c.label AS `Label`
FROM Standing AS g
JOIN Choice AS c ON c.ruleset_id = g.ruleset_id
WHERE g.game_id = current_game()
ORDER BY c.position
