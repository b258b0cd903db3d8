CREATE VIEW savesView AS
-- The saved points of games, the newest first.
SELECT
  s.name AS `Name`,
  s.game_id AS `Game`,
  g.name AS `Game name`,
  r.edition AS `Edition`,
  s.record_ID AS `Record`,
  s.saved_at AS `Saved`
FROM Save AS s
JOIN Game AS g ON g.game_id = s.game_id
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
ORDER BY s.saved_at DESC, s.game_id DESC, s.record_ID DESC, s.name
