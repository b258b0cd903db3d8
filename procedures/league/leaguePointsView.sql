CREATE VIEW leaguePointsView AS
-- The points of every score, and the parts that add up to them. What the point system does not
-- define is NULL, so that no score is left out.
SELECT
  l.tournament_id,
  l.round_id,
  l.match_id,
  l.player_id,
  l.match_score,
  l.place,
  l.for_place,
  l.for_table,
  l.for_score,
  l.for_place + l.for_table + l.for_score AS points
FROM (
  SELECT
    s.tournament_id,
    s.round_id,
    s.match_id,
    s.player_id,
    s.match_score,
    s.first_place AS place,
    pp.points AS for_place,
    IF(r.uses_strength, s.table_strength, 0) AS for_table,
    -- score / divisor, rounded half away from zero: whole numbers are exact for any divisor.
    COALESCE(
      SIGN(s.match_score) * LEAST(
        (2 * ABS(s.match_score) + r.score_divisor) DIV (2 * r.score_divisor), r.most_for_score),
      0) AS for_score
  FROM leaguePlacesView AS s
  LEFT JOIN Tournament AS t ON t.tournament_id = s.tournament_id
  LEFT JOIN PointRule AS r ON r.point_system_name = t.point_system_name
  LEFT JOIN (
    -- DISTINCT makes a small table of it, which is faster to read than ten thousand lookups by key.
    SELECT DISTINCT
      a.point_system_name, a.player_count, a.positive_count, a.first_place, a.last_place, a.points
    FROM PlacePoints AS a
  ) AS pp
    ON pp.point_system_name = t.point_system_name
    AND pp.player_count = s.player_count
    AND pp.positive_count = s.positive_count
    AND pp.first_place = s.first_place
    AND pp.last_place = s.last_place
) AS l
