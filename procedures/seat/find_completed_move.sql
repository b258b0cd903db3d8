CREATE PROCEDURE find_completed_move(
  IN p_game_id INT, IN p_before INT, IN p_action VARCHAR(40), OUT p_record_id INT)
  READS SQL DATA
  COMMENT 'Finds the move that the account submitted and somebody else completed.'
BEGIN
  /*
   * Takes  : p_before, the newest record when it was submitted; p_action, its action.
   * Raises : wrong_phase, when the rules refused it.
   */
  SELECT MIN(m.record_ID)
    INTO p_record_id
    FROM Gamemanager AS m
    WHERE m.game_id = p_game_id
      AND m.record_ID > p_before
      AND m.account = session_account()
      AND m.action = LEFT(p_action, 20) COLLATE utf8mb4_0900_as_ci;
  IF p_record_id IS NULL THEN
    CALL refuse('wrong_phase', 'By the time the move was made, it was no longer possible.');
  END IF;
END
