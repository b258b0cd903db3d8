CREATE VIEW leagueRankView AS
-- The place of each player by each criterion of the tournament but head_to_head, and the weights
-- that combine all places into one number: a place by an earlier criterion outweighs all by later
-- ones.
SELECT
  c.tournament_id,
  c.round_id,
  c.player_id,
  c.matches,
  c.byes,
  c.for_byes,
  c.extra,
  c.points,
  c.mean,
  c.total_score,
  c.wins,
  c.position,
  h.position AS head_position,
  DENSE_RANK() OVER (
    PARTITION BY c.tournament_id, c.round_id, c.position ORDER BY c.value DESC) AS place,
  CAST(CONCAT('1', REPEAT('0', 5 * (8 - c.position))) AS DECIMAL(65, 0)) AS weight
FROM (
  SELECT
    s.tournament_id, s.round_id, s.player_id, s.matches, s.byes, s.for_byes, s.extra, s.points,
    s.mean, s.total_score, s.wins, r.position,
    CASE r.criterion
      WHEN 'points' THEN s.points
      WHEN 'points_per_match' THEN s.mean
      WHEN 'total_score' THEN s.total_score
      WHEN 'wins' THEN s.wins
      WHEN 'best_score' THEN s.best_score
      WHEN 'lot' THEN CAST(CONV(LEFT(
        SHA2(CONCAT_WS('/', v.value, 'lot', s.player_id), 256), 12), 16, 10) AS SIGNED)
      ELSE 0
    END AS value
  FROM leagueSumsView AS s
  JOIN TournamentRank AS r ON r.tournament_id = s.tournament_id
  LEFT JOIN TournamentSetting AS v
    ON v.tournament_id = s.tournament_id AND v.setting = 'lot_seed'
) AS c
LEFT JOIN TournamentRank AS h
  ON h.tournament_id = c.tournament_id AND h.criterion = 'head_to_head'
