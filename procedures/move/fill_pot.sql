CREATE PROCEDURE fill_pot(IN p_game_id INT, IN p_record_id INT)
  MODIFIES SQL DATA
  COMMENT 'Puts into the pot what was paid to the bank in a move, and takes out what was won of it.'
BEGIN
  /*
   * Changes : Standing.pot.
   * Rule    : H10.
   */
  DECLARE v_change BIGINT;

  CALL paid_to_pot(p_game_id, p_record_id, v_change);
  IF v_change <> 0 THEN
    UPDATE Standing AS g SET g.pot = g.pot + v_change WHERE g.game_id = p_game_id;
  END IF;
END
