CREATE PROCEDURE import_board(IN p_name TEXT, IN p_board JSON)
  MODIFIES SQL DATA
  COMMENT 'Makes a board from a file.'
BEGIN
  /*
   * Takes   : p_name, what the board is called; p_board, as check_board says.
   * Changes : one row of Board, and its tiles. Nothing when the board is there already.
   * Returns : a result of one row, board_id.
   * Raises  : name_missing, name_too_long, board_malformed, name_taken.
   * Why     : to be called in a transaction: several statements make a board.
   */
  DECLARE v_board_id, v_taken INT;

  CALL check_import_name(p_name, 40);
  CALL check_board(p_board);
  SET v_board_id = find_board(p_name, p_board);
  IF v_board_id IS NULL THEN
    SELECT COUNT(*) INTO v_taken FROM Board AS b WHERE b.name = p_name;
    IF v_taken > 0 THEN
      CALL refuse('name_taken', CONCAT('There is a board ', p_name, ' with other tiles.'));
    END IF;
    SELECT GREATEST(COALESCE(MAX(b.board_id), 0), 999) + 1 INTO v_board_id FROM Board AS b;
    INSERT INTO Board (board_id, name, tile_count, salary)
      VALUES (v_board_id, p_name, JSON_LENGTH(p_board), JSON_EXTRACT(p_board, '$[0].amount'));
    CALL lay_tiles(v_board_id, p_board);
  END IF;
  SELECT v_board_id AS board_id;
END
