CREATE PROCEDURE credit(IN p_game_id INT, IN p_player_id INT, IN p_amount BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Adds to the balance of a player.'
BEGIN
  /*
   * Takes   : p_player_id, NULL for the bank, which has no balance.
   * Changes : Player.bank_balance.
   */
  IF p_player_id IS NOT NULL THEN
    UPDATE Player AS p FORCE INDEX (uq_Player_pid)
      SET p.bank_balance = p.bank_balance + p_amount
      WHERE p.game_id = p_game_id
        AND p.pid = p_player_id;
  END IF;
END
