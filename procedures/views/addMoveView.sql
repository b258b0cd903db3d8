CREATE VIEW addMoveView AS
-- A form for moves: a row that is inserted here is a move of the current game. Everything can be
-- left out but the dice of a game whose dice are thrown at the table.
SELECT
  m.action,
  m.dice,
  m.dice2,
  m.prid,
  m.amount,
  m.terms,
  m.token
FROM Gamemanager AS m
WHERE m.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
ORDER BY m.game_id, m.record_ID
