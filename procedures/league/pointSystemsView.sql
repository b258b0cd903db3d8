CREATE VIEW pointSystemsView AS
-- The point systems for tournaments, with the number of players of their matches, and what they
-- pay: for the places from first to last without ties, by the number of scores of 0 or more where
-- that matters, and the extra points.
SELECT
  r.point_system_name AS `Point system`,
  (
    SELECT GROUP_CONCAT(DISTINCT pp.player_count ORDER BY pp.player_count SEPARATOR ', ')
    FROM PlacePoints AS pp
    WHERE pp.point_system_name = r.point_system_name
  ) AS `Players`,
  IF(r.uses_strength, 'yes', 'no') COLLATE utf8mb4_0900_ai_ci AS `Table strength`,
  CONVERT(CONCAT_WS(
    '; ', places.pays, IF(r.uses_strength, 'plus the strength of the table', NULL),
    CONCAT('plus score / ', r.score_divisor, ', at most ', r.most_for_score)) USING utf8mb4)
    COLLATE utf8mb4_0900_ai_ci AS `Pays`
FROM PointRule AS r
LEFT JOIN (
  SELECT
    paid.point_system_name,
    GROUP_CONCAT(
      CONCAT(
        paid.player_count, ' players: ', paid.points,
        IF(paid.ways = 1, '', CONCAT(' (scores of 0 or more: ', paid.positive, ')')))
      ORDER BY paid.player_count, paid.least SEPARATOR '; ') AS pays
  FROM (
    SELECT
      one.point_system_name,
      one.player_count,
      one.points,
      MIN(one.positive_count) AS least,
      GROUP_CONCAT(one.positive_count ORDER BY one.positive_count SEPARATOR ', ') AS positive,
      COUNT(*) OVER (PARTITION BY one.point_system_name, one.player_count) AS ways
    FROM (
      SELECT
        pp.point_system_name,
        pp.player_count,
        pp.positive_count,
        GROUP_CONCAT(pp.points ORDER BY pp.first_place SEPARATOR ', ') AS points
      FROM PlacePoints AS pp
      WHERE pp.first_place = pp.last_place
      GROUP BY pp.point_system_name, pp.player_count, pp.positive_count
    ) AS one
    GROUP BY one.point_system_name, one.player_count, one.points
  ) AS paid
  GROUP BY paid.point_system_name
) AS places ON places.point_system_name = r.point_system_name
ORDER BY r.point_system_name
