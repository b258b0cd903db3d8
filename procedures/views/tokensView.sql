CREATE VIEW tokensView AS
-- The tokens of the moves of the current game, with their records: for lookups by token.
SELECT
  k.token,
  k.record_ID
FROM MoveToken AS k
WHERE k.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
