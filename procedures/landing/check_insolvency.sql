CREATE PROCEDURE check_insolvency(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_balance BIGINT,
  IN p_amount BIGINT, OUT p_is_out BOOLEAN)
  READS SQL DATA
  COMMENT 'Says whether a player who cannot pay is out at once.'
BEGIN
  /*
   * Takes : p_balance, his cash; p_amount, what he owes.
   * Rule  : A7.
   */
  DECLARE v_raisable BIGINT;

  SELECT r.insolvent_at_once INTO p_is_out FROM Ruleset AS r WHERE r.ruleset_id = p_ruleset_id;
  IF p_is_out THEN
    CALL count_raisable(p_game_id, p_ruleset_id, p_player_id, p_balance, v_raisable);
    SET p_is_out = v_raisable < p_amount;
  END IF;
END
