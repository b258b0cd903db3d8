CREATE VIEW adjustmentsView AS
-- The bonuses, and the penalties, which are below 0.
SELECT
  a.tournament_id AS `Tournament`,
  a.adjustment_no AS `Number`,
  a.player_id AS `Player No.`,
  p.name AS `Player`,
  a.round_id AS `From round`,
  CAST(a.points AS SIGNED) AS `Points`,
  a.reason AS `Reason`
FROM PointAdjustment AS a
LEFT JOIN LeaguePlayer AS p ON p.player_id = a.player_id
ORDER BY a.tournament_id, a.adjustment_no
