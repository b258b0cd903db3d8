CREATE VIEW leaguePlacesView AS
-- The scores of played matches with their places; equal scores share places. Both windows are
-- written in full and have the same order: MySQL sorts once, and applies a condition on the
-- tournament before it counts.
SELECT
  m.tournament_id,
  m.round_id,
  m.match_id,
  s.player_id,
  s.match_score,
  mt.table_strength,
  m.player_count,
  SUM(s.match_score >= 0) OVER whole AS positive_count,
  RANK() OVER places AS first_place,
  COUNT(*) OVER places AS last_place
FROM LeagueMatch AS m
LEFT JOIN MatchTable AS mt ON mt.match_id = m.match_id
STRAIGHT_JOIN MatchScore AS s ON s.match_id = m.match_id
WINDOW
  whole AS (
    PARTITION BY m.tournament_id, m.round_id, m.match_id ORDER BY s.match_score DESC
    ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING),
  places AS (
    PARTITION BY m.tournament_id, m.round_id, m.match_id ORDER BY s.match_score DESC
    RANGE BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)
