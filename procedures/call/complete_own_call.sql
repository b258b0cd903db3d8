CREATE PROCEDURE complete_own_call(
  IN p_call_kind VARCHAR(10), IN p_game_id INT, IN p_call_id BIGINT UNSIGNED, OUT p_result INT)
  MODIFIES SQL DATA
  COMMENT 'Makes the move or game that this session submitted.'
BEGIN
  /*
   * Takes, changes, returns : as complete_call.
   * Raises                  : as complete_call; any error that is no refusal leaves it submitted.
   * Why                     : after a deadlock the server has undone everything, so it tries again.
   */
  DECLARE v_deadlocks INT DEFAULT 0;
  DECLARE v_is_done BOOLEAN DEFAULT FALSE;

  REPEAT
    BEGIN
      DECLARE EXIT HANDLER FOR 1213
      BEGIN
        SET v_deadlocks = v_deadlocks + 1;
        IF v_deadlocks = 10 THEN
          RESIGNAL;
        END IF;
      END;

      CALL complete_call(p_call_kind, p_game_id, p_call_id, TRUE, p_result);
      SET v_is_done = TRUE;
    END;
  UNTIL v_is_done END REPEAT;
END
