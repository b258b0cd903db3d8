CREATE PROCEDURE remove_board(IN p_board TEXT)
  MODIFIES SQL DATA
  COMMENT 'Removes a board; games on it continue.'
BEGIN
  /*
   * Changes : Edition; its ruleset too, when no game uses it.
   * Raises  : what find_board raises.
   */
  DECLARE v_board VARCHAR(40);
  DECLARE v_ruleset_id INT;
  DECLARE v_document JSON;

  CALL find_board(p_board, v_board, v_ruleset_id, v_document);
  DELETE FROM Edition WHERE edition = v_board;
END
