CREATE VIEW leagueStandingsView AS
-- The standings, now, which is round 0, and after each round. Head to head counts how often a
-- player has beaten those who are equal by earlier criteria, less how often they have lost to them.
-- The place of a player without a match and without points is NULL: they stand after all others.
SELECT
  g.tournament_id,
  g.round_id,
  IF(g.matches = 0 AND g.points = 0, NULL, RANK() OVER (
    PARTITION BY g.tournament_id, g.round_id, g.matches = 0 AND g.points = 0
    ORDER BY g.before_head, g.head DESC, g.whole)) AS place,
  g.player_id,
  g.matches,
  g.byes,
  g.for_byes,
  g.extra,
  g.points,
  g.mean,
  g.total_score,
  g.wins
FROM (
  SELECT
    k.tournament_id, k.round_id, k.player_id, k.matches, k.byes, k.for_byes, k.extra, k.points,
    k.mean, k.total_score, k.wins, k.before_head, k.whole,
    IF(k.head_position IS NULL, 0, (
      SELECT COALESCE(SUM(SIGN(a.match_score - b.match_score)), 0)
      FROM MatchDraw AS d
      JOIN MatchScore AS a ON a.match_id = d.match_id AND a.player_id = d.player_id
      JOIN MatchScore AS b ON b.match_id = a.match_id
      WHERE d.player_id = k.player_id
        AND d.tournament_id = k.tournament_id
        AND (k.round_id = 0 OR d.round_id <= k.round_id)
        AND b.player_id MEMBER OF (k.equals)
    )) AS head
  FROM (
    SELECT
      s.tournament_id, s.round_id, s.player_id, s.matches, s.byes, s.for_byes, s.extra, s.points,
      s.mean, s.total_score, s.wins, s.head_position, s.before_head, s.whole,
      JSON_ARRAYAGG(IF(s.head_position IS NULL, NULL, s.player_id)) OVER (
        PARTITION BY s.tournament_id, s.round_id, s.before_head) AS equals
    FROM (
      SELECT
        r.tournament_id, r.round_id, r.player_id, MAX(r.matches) AS matches,
        MAX(r.byes) AS byes, MAX(r.for_byes) AS for_byes, MAX(r.extra) AS extra,
        MAX(r.points) AS points, MAX(r.mean) AS mean, MAX(r.total_score) AS total_score,
        MAX(r.wins) AS wins, MAX(r.head_position) AS head_position,
        SUM(IF(r.position < COALESCE(r.head_position, 0), r.place * r.weight, 0)) AS before_head,
        SUM(r.place * r.weight) AS whole
      FROM leagueRankView AS r
      GROUP BY r.tournament_id, r.round_id, r.player_id
    ) AS s
  ) AS k
) AS g
