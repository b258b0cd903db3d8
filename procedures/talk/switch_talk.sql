CREATE PROCEDURE switch_talk(IN p_game_id INT, IN p_is_on BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Says whether texts are allowed in a game.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the current game.
   * Changes : Talk; all committed, an open transaction of the caller first.
   * Raises  : what check_game_is_yours and lock_talk raise.
   */
  DECLARE v_game_id INT DEFAULT IF(p_game_id IS NULL, current_game(), find_game(p_game_id));
  DECLARE v_line_no INT;
  DECLARE v_was_on BOOLEAN;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  CALL begin_transaction();
  CALL check_game_is_yours(v_game_id);
  CALL lock_talk(v_game_id, v_line_no, v_was_on);
  UPDATE Talk SET is_on = p_is_on WHERE game_id = v_game_id;
  COMMIT;
END
