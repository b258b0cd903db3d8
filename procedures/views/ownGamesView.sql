CREATE VIEW ownGamesView AS
-- The games that the account may rename and delete: those that it made; for the owner, all.
SELECT g.game_id AS `Game`
FROM Game AS g
WHERE g.made_by = session_account() OR is_owner()
ORDER BY g.game_id
