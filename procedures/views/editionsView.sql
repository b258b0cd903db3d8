CREATE VIEW editionsView AS
-- The editions that games can be made of. Without fixed seats, players are named in the beginning.
SELECT
  r.edition AS `Edition`,
  GREATEST(r.min_players, r.players_left_to_end + 1) AS `Minimum players`,
  r.max_players AS `Maximum players`,
  (SELECT COUNT(*) FROM OpeningPlayer AS o WHERE o.ruleset_id = r.ruleset_id) AS `Fixed seats`,
  r.has_decisions AS `Has decisions`,
  b.name AS `Board`
FROM Ruleset AS r
JOIN Board AS b ON b.board_id = r.board_id
ORDER BY r.ruleset_id
