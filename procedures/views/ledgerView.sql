CREATE VIEW ledgerView AS
-- The moves of the current game as recorded, in order. `account`: the account that made the move,
-- in a game with seats of accounts or bots, or with a clock; NULL there: a bot. record_ID is as
-- in the ledger, a DOUBLE: rows are looked up by it.
SELECT
  m.record_ID,
  m.token,
  CAST(m.player_ID AS SIGNED) AS player_ID,
  m.action,
  CAST(m.dice AS SIGNED) AS dice,
  CAST(m.dice2 AS SIGNED) AS dice2,
  CAST(m.prid AS SIGNED) AS prid,
  CAST(m.amount AS SIGNED) AS amount,
  m.terms,
  m.drawn,
  CAST(m.round AS SIGNED) AS round,
  m.turn,
  m.location,
  m.bank_balance,
  m.played_at,
  m.account COLLATE utf8mb4_0900_ai_ci AS account
FROM Gamemanager AS m
WHERE m.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
ORDER BY m.record_ID
