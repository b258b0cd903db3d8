CREATE VIEW declinedOffersView AS
-- The players of the current game that take no more offers from another, after reject_all. `Until
-- round`, `Until turn of`: the turn with which that ends, a round after it was said.
SELECT
  p.pid AS `Player No.`,
  p.name AS `Player name`,
  f.pid AS `From No.`,
  f.name AS `From`,
  q.until DIV g.player_count AS `Until round`,
  s.name AS `Until turn of`
FROM GameState AS g
JOIN Player AS p ON p.game_id = g.game_id
JOIN Player AS f ON f.game_id = g.game_id
JOIN LATERAL (
  SELECT CAST(JSON_EXTRACT(f.proposals, CONCAT('$."', p.pid, '".quiet_until')) AS SIGNED) AS until)
  AS q ON q.until > g.round * g.player_count + g.turn
JOIN Player AS s ON s.game_id = g.game_id AND s.turn = q.until MOD g.player_count
WHERE g.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
ORDER BY p.turn, f.turn
