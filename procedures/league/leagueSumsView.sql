CREATE VIEW leagueSumsView AS
-- The figures that players are ranked by, now and after each round. A bye pays bye_points: a
-- number, or the mean of the player's own matches, rounded half up. Points per match count bonuses
-- and penalties, but not byes; they are in millionths, as whole numbers. Entered players without a
-- match have a row too; after a round, also those who were drawn in it or sat out.
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
    s.tournament_id, s.round_id, s.player_id, s.matches, s.byes, s.match_points, s.extra,
    s.byes * CASE COALESCE(v.value, 'none')
      WHEN 'none' THEN 0
      -- DIV truncates towards zero: counted from a million below, that is down. The decimals of a
      -- quotient would depend on the session.
      WHEN 'mean' THEN COALESCE(
        (2 * s.match_points + s.matches + 2000000 * s.matches) DIV NULLIF(2 * s.matches, 0)
          - 1000000, 0)
      ELSE CAST(v.value AS SIGNED)
    END AS for_byes,
    s.total_score,
    s.wins,
    s.best_score,
    s.is_entered
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
      MAX(p.best_score) AS best_score,
      MAX(p.is_entered) AS is_entered
    FROM (
      SELECT
        t.tournament_id, t.round_id, t.player_id, t.matches, 0 AS byes,
        t.points AS match_points, 0 AS extra, t.total_score, t.wins, t.best_score, 0 AS is_entered
      FROM leagueTotalsView AS t
      UNION ALL
      SELECT e.tournament_id, e.round_id, e.player_id, 0, e.byes, 0, e.points, 0, 0, NULL, 0
      FROM leagueExtrasView AS e
      UNION ALL
      SELECT e.tournament_id, 0, e.player_id, 0, 0, 0, 0, 0, 0, NULL, 1
      FROM TournamentEntry AS e
      UNION ALL
      SELECT d.tournament_id, d.round_id, d.player_id, 0, 0, 0, 0, 0, 0, NULL, 1
      FROM MatchDraw AS d
      UNION ALL
      SELECT b.tournament_id, b.round_id, b.player_id, 0, 0, 0, 0, 0, 0, NULL, 1
      FROM RoundBye AS b
    ) AS p
    GROUP BY p.tournament_id, p.round_id, p.player_id
  ) AS s
  LEFT JOIN TournamentSetting AS v
    ON v.tournament_id = s.tournament_id AND v.setting = 'bye_points'
) AS u
-- A bye that pays nothing does not add a player who is no longer entered.
WHERE u.matches > 0 OR u.extra <> 0 OR u.for_byes <> 0 OR u.is_entered
