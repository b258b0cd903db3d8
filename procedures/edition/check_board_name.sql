CREATE PROCEDURE check_board_name(IN p_name TEXT, IN p_board TEXT)
  READS SQL DATA
  COMMENT 'Rejects an invalid or taken name for a board.'
BEGIN
  /*
   * Takes  : p_board, the board to rename; NULL for a new one.
   * Raises : name_malformed, name_taken.
   */
  DECLARE v_error TEXT DEFAULT value_error('name', 1, 40, NULL, JSON_QUOTE(COALESCE(p_name, '')));
  DECLARE v_others INT;

  IF v_error IS NOT NULL THEN
    CALL refuse('name_malformed', CONCAT('The name of a board ', v_error, '.'));
  END IF;
  SELECT COUNT(*)
    INTO v_others
    FROM Edition AS e
    WHERE e.edition = p_name AND (p_board IS NULL OR e.edition <> p_board);
  IF v_others > 0 THEN
    CALL refuse('name_taken', CONCAT('There is already an edition or a board ', p_name, '.'));
  END IF;
END
