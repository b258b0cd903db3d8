CREATE VIEW boardView AS
-- The tiles of the board of the current game, in order.
SELECT
  l.lid AS `Location`,
  COALESCE(bo.name, pr.name) AS `Tile`,
  c.name AS `Set`,
  bo.effect AS `Effect`,
  bo.description AS `Description`
FROM Game AS g
JOIN Location AS l ON l.board_id = g.board_id
LEFT JOIN Bonus AS bo ON bo.board_id = l.board_id AND bo.location = l.lid
LEFT JOIN Property AS pr ON pr.board_id = l.board_id AND pr.location = l.lid
LEFT JOIN Colours AS c ON c.board_id = pr.board_id AND c.cid = pr.colour
WHERE g.game_id = current_game()
ORDER BY l.lid
