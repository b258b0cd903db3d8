CREATE PROCEDURE check_insolvency(
  IN p_player_id INT, IN p_balance BIGINT, IN p_amount BIGINT, OUT p_is_out BOOLEAN)
  READS SQL DATA
  COMMENT 'Finds out whether a player who cannot pay is bankrupt at once.'
BEGIN
  /*
   * Move : reads m_game_id m_ruleset_id.
   * Rule : A7.
   */
  DECLARE v_raisable BIGINT;

  SELECT r.insolvent_at_once INTO p_is_out FROM Ruleset AS r WHERE r.ruleset_id = m_ruleset_id;
  IF p_is_out THEN
    CALL count_raisable(p_player_id, p_balance, v_raisable);
    SET p_is_out = v_raisable < p_amount;
  END IF;
END
