CREATE VIEW repeatedMeetingsView AS
-- The pairs of players who meet again in a match, with the number of their meetings in matches of
-- the tournament that were drawn before it: matches are numbered in the order of the draws. The
-- groups include the tournament and the round, so that a condition on these reaches the keys.
SELECT
  m.tournament_id AS `Tournament`,
  m.round_id AS `Round`,
  m.table_no AS `Table`,
  m.match_id AS `Match`,
  one.player_id AS `Player No.`,
  p.name AS `Player`,
  other.player_id AS `Other No.`,
  o.name AS `Other`,
  COUNT(*) AS `Met before`
FROM LeagueMatch AS m
JOIN MatchDraw AS one ON one.match_id = m.match_id
JOIN LeaguePlayer AS p ON p.player_id = one.player_id
JOIN MatchDraw AS other ON other.match_id = m.match_id
JOIN LeaguePlayer AS o ON o.player_id = other.player_id AND o.name > p.name
JOIN MatchDraw AS was
  ON was.player_id = one.player_id
  AND was.tournament_id = m.tournament_id
  AND was.match_id < m.match_id
JOIN MatchDraw AS met ON met.match_id = was.match_id AND met.player_id = other.player_id
GROUP BY m.tournament_id, m.round_id, m.match_id, one.player_id, other.player_id
ORDER BY m.tournament_id, m.round_id, m.table_no, p.name, o.name
