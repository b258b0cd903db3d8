CREATE PROCEDURE read_pot(IN p_game_id INT, IN p_record_id INT, OUT p_pot BIGINT)
  READS SQL DATA
  COMMENT 'Says what is in the pot now, with what was paid to the bank earlier in this move.'
BEGIN
  /*
   * Rule : H10: who pays a fine and moves by the same roll pays it before he comes to the pot.
   */
  DECLARE v_paid BIGINT;

  CALL paid_to_pot(p_game_id, p_record_id, v_paid);
  -- exactly one row
  SELECT g.pot + v_paid
    INTO p_pot
    FROM Standing AS g
    WHERE g.game_id = p_game_id
    FOR UPDATE;
END
