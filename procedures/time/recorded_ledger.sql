CREATE FUNCTION recorded_ledger(p_game_id INT, p_last_record_id INT) RETURNS JSON
  READS SQL DATA
  COMMENT 'The moves and events of a game.'
BEGIN
  RETURN JSON_OBJECT(
    'Gamemanager', recorded_moves(p_game_id, 1, p_last_record_id),
    'Event', recorded_events(p_game_id, p_last_record_id));
END
