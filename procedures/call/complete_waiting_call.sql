CREATE PROCEDURE complete_waiting_call(
  IN p_call_kind VARCHAR(10), IN p_game_id INT, IN p_call_id BIGINT UNSIGNED)
  MODIFIES SQL DATA
  COMMENT 'Completes a move or game that waits, and ignores errors.'
BEGIN
  /*
   * Takes, changes : as complete_call.
   * Why            : an error in one game must not keep the scheduler from the others.
   */
  DECLARE v_result INT;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    SET v_result = NULL;
  END;

  CALL complete_call(p_call_kind, p_game_id, p_call_id, FALSE, v_result);
END
