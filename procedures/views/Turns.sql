CREATE VIEW Turns AS
-- The order of play, as the coursework has it: the player at each turn, and their status.
SELECT
  p.game_id,
  p.turn,
  p.pid AS player_ID,
  p.status,
  p.jail_turns
FROM Player AS p
