CREATE PROCEDURE find_board_file(
  IN p_file JSON, OUT p_name VARCHAR(40), OUT p_ruleset_id INT, OUT p_board JSON,
  OUT p_source_name VARCHAR(40), OUT p_source JSON)
  READS SQL DATA
  COMMENT 'Finds the board of a file and its source.'
BEGIN
  /*
   * Returns : p_name, p_ruleset_id and p_board, as find_board, NULL if there is no board of that
   *           name; p_source_name and p_source, the board that the file names as its source, NULL
   *           if there is none.
   * Raises  : not_a_board, not_your_board.
   */
  DECLARE v_board VARCHAR(400) DEFAULT JSON_VALUE(p_file, '$.board' RETURNING CHAR(400));
  DECLARE v_source VARCHAR(400) DEFAULT JSON_VALUE(p_file, '$.copied_from' RETURNING CHAR(400));
  DECLARE v_there INT;

  SELECT COUNT(*) INTO v_there FROM Edition AS e WHERE e.edition = v_board;
  IF v_there > 0 THEN
    CALL find_board(v_board, p_name, p_ruleset_id, p_board);
  END IF;
  SELECT e.edition, r.document
    INTO p_source_name, p_source
    FROM Edition AS e
    JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
    WHERE e.edition = v_source;
END
