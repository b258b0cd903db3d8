CREATE VIEW violation_strength_out_of_range AS
-- Table strengths that are not between 1 and the number of matches of the round (seed 002,
-- Requirements, point system 2).
SELECT DISTINCT mt.match_id, mt.table_strength, r.matches
FROM MatchTable AS mt
JOIN MatchDraw AS d ON d.match_id = mt.match_id
JOIN (
  SELECT a.tournament_id, a.round_id, COUNT(DISTINCT a.match_id) AS matches
  FROM MatchDraw AS a
  GROUP BY a.tournament_id, a.round_id
) AS r ON r.tournament_id = d.tournament_id AND r.round_id = d.round_id
WHERE mt.table_strength NOT BETWEEN 1 AND r.matches
