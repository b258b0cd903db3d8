CREATE VIEW movesView AS
-- What may be inserted into the current game now. An empty view: nothing, the game is over.
SELECT
  g.game_id AS `Game`,
  g.last_record_ID + 1 AS `Record`,
  t.player_ID AS `Player No.`,
  p.name AS `Player name`,
  g.phase AS `Action`,
  1 AS `Minimum`,
  r.dice_sides AS `Maximum`,
  CONCAT(p.name, ' rolls the dice, 1 to ', r.dice_sides, '.') AS `Meaning`,
  CONCAT(
    'INSERT INTO Gamemanager (game_id, dice) VALUES (', g.game_id, ', FLOOR(1 + RAND() * ',
    r.dice_sides, '));') AS `SQL`
FROM Game AS g
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
JOIN Turns AS t ON t.game_id = g.game_id AND t.turn = g.turn
JOIN Player AS p ON p.game_id = t.game_id AND p.pid = t.player_ID
WHERE g.game_id = current_game()
  AND g.phase = 'roll'
