CREATE PROCEDURE debit(IN p_player_id INT, IN p_amount BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Subtracts an amount from the balance of a player.'
BEGIN
  /*
   * Move    : reads m_game_id.
   * Takes   : p_player_id, NULL for the bank, which has no balance. The caller ensures that the
   *           player has the amount.
   * Changes : Player.bank_balance.
   */
  IF p_player_id IS NOT NULL THEN
    UPDATE Player AS p FORCE INDEX (uq_Player_pid)
      SET p.bank_balance = p.bank_balance - p_amount
      WHERE p.game_id = m_game_id
        AND p.pid = p_player_id;
  END IF;
END
