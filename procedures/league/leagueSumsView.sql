CREATE VIEW leagueSumsView AS
-- What players are ranked by, now and after each round. A bye pays what bye_points says: a number,
-- or the mean of the player's own matches, rounded half up. Points a match count bonuses and
-- penalties, but not byes; in millionths, they are whole numbers.
SELECT
  u.tournament_id,
  u.round_id,
  u.player_id,
  u.matches,
  u.byes,
  u.match_points,
  u.extra,
  CAST(u.for_byes AS SIGNED) AS for_byes,
  CAST(u.match_points + u.extra + u.for_byes AS SIGNED) AS points,
  1000000 * (u.match_points + u.extra) DIV NULLIF(u.matches, 0) AS mean,
  u.total_score,
  u.wins,
  u.best_score
FROM (
  SELECT
    s.tournament_id,
    s.round_id,
    s.player_id,
    s.matches,
    s.byes,
    s.match_points,
    s.extra,
    s.byes * CASE COALESCE(v.value, 'none')
      WHEN 'none' THEN 0
      -- DIV cuts towards zero: from a million below, that is down. A quotient with decimals would
      -- have as many as the session says.
      WHEN 'mean' THEN COALESCE(
        (2 * s.match_points + s.matches + 2000000 * s.matches) DIV NULLIF(2 * s.matches, 0)
          - 1000000, 0)
      ELSE CAST(v.value AS SIGNED)
    END AS for_byes,
    s.total_score,
    s.wins,
    s.best_score
  FROM (
    SELECT
      p.tournament_id,
      p.round_id,
      p.player_id,
      CAST(SUM(p.matches) AS SIGNED) AS matches,
      CAST(SUM(p.byes) AS SIGNED) AS byes,
      CAST(IF(COUNT(p.match_points) < COUNT(*), NULL, SUM(p.match_points)) AS SIGNED)
        AS match_points,
      CAST(SUM(p.extra) AS SIGNED) AS extra,
      CAST(SUM(p.total_score) AS SIGNED) AS total_score,
      CAST(SUM(p.wins) AS SIGNED) AS wins,
      MAX(p.best_score) AS best_score
    FROM (
      SELECT
        t.tournament_id, t.round_id, t.player_id, t.matches, 0 AS byes,
        t.points AS match_points, 0 AS extra, t.total_score, t.wins, t.best_score
      FROM leagueTotalsView AS t
      UNION ALL
      SELECT e.tournament_id, e.round_id, e.player_id, 0, e.byes, 0, e.points, 0, 0, NULL
      FROM leagueExtrasView AS e
    ) AS p
    GROUP BY p.tournament_id, p.round_id, p.player_id
  ) AS s
  LEFT JOIN TournamentSetting AS v
    ON v.tournament_id = s.tournament_id AND v.setting = 'bye_points'
) AS u
-- A bye that pays nothing makes nobody a rival.
WHERE u.matches > 0 OR u.extra <> 0 OR u.for_byes <> 0
