CREATE PROCEDURE credit(IN p_player_id INT, IN p_amount BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Adds an amount to the balance of a player.'
BEGIN
  /*
   * Move    : reads m_game_id.
   * Takes   : p_player_id, NULL for the bank, which has no balance.
   * Changes : Player.bank_balance.
   */
  IF p_player_id IS NOT NULL THEN
    UPDATE Player AS p FORCE INDEX (uq_Player_pid)
      SET p.bank_balance = p.bank_balance + p_amount
      WHERE p.game_id = m_game_id
        AND p.pid = p_player_id;
  END IF;
END
