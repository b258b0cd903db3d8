CREATE VIEW rightsView AS
-- The rights of the account that reads this, by tournament; the owner of the database may organise
-- all.
SELECT
  t.tournament_id AS `Tournament`,
  IF(me.is_owner, 'organise', s.right_given) COLLATE utf8mb4_0900_ai_ci AS `Right`
FROM (SELECT session_account() AS account, is_owner() AS is_owner) AS me
JOIN Tournament AS t
LEFT JOIN TournamentScorer AS s
  ON s.tournament_id = t.tournament_id AND s.account = me.account
WHERE me.is_owner OR s.account IS NOT NULL
ORDER BY t.tournament_id
