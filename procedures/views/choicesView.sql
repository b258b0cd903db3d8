CREATE VIEW choicesView AS
-- The choices of the players of the current game and their labels, in the order of the menu: the
-- choices of the edition, then every other action under its name, then the words of the edition,
-- whose codes begin with a dot. `Takes`: the details of an action, as in Action; NULL for no
-- action. `Final`: a client should ask first. `For all`: it takes all seats, or the owner.
-- `Main`: the first of these in a phase is the main button, whether one can afford it or not.
SELECT
  c.position AS `Position`,
  c.action COLLATE utf8mb4_0900_as_ci AS `Action`,
  c.code AS `Code`,
  c.label AS `Label`,
  b.takes AS `Takes`,
  COALESCE(b.is_final, FALSE) AS `Final`,
  COALESCE(b.brings_money, FALSE) AS `Brings money`,
  COALESCE(b.for_all, FALSE) AS `For all`,
  COALESCE(b.is_main, FALSE) AS `Main`
FROM GameState AS g
JOIN Choice AS c ON c.ruleset_id = g.ruleset_id
LEFT JOIN Action AS b ON b.action = c.action COLLATE utf8mb4_0900_as_ci
WHERE g.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
UNION ALL
SELECT 500 + b.position, b.action, b.action COLLATE utf8mb4_0900_ai_ci,
  action_label(NULL, b.action, b.label, r.auction),
  b.takes, b.is_final, b.brings_money, b.for_all, b.is_main
FROM GameState AS g
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
JOIN Action AS b
LEFT JOIN Choice AS c ON c.ruleset_id = g.ruleset_id
  AND c.action COLLATE utf8mb4_0900_as_ci = b.action
WHERE g.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
  AND c.action IS NULL
ORDER BY `Position`
