CREATE PROCEDURE check_editions_exist(IN p_edition TEXT, IN p_board_edition TEXT)
  READS SQL DATA
  COMMENT 'Rejects names of editions that do not exist.'
BEGIN
  /*
   * Takes  : p_board_edition, NULL for none.
   * Raises : edition_not_found, board_not_found.
   */
  DECLARE v_editions, v_boards INT;

  SELECT COUNT(*) INTO v_editions FROM Edition AS e WHERE e.edition = p_edition;
  SELECT COUNT(*) INTO v_boards FROM Edition AS e WHERE e.edition = p_board_edition;
  IF v_editions = 0 THEN
    CALL refuse('edition_not_found', CONCAT(
      'There is no edition ', COALESCE(LEFT(p_edition, 40), 'NULL'),
      near_editions(p_edition), '.'));
  END IF;
  IF v_boards = 0 AND p_board_edition IS NOT NULL THEN
    CALL refuse('board_not_found', CONCAT(
      'There is no edition ', LEFT(p_board_edition, 40), ' to take the board from',
      near_editions(p_board_edition), '.'));
  END IF;
END
