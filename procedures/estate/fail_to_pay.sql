CREATE PROCEDURE fail_to_pay(
  IN p_insolvency VARCHAR(20), IN p_player_id INT, IN p_creditor INT, IN p_amount BIGINT,
  IN p_balance BIGINT, IN p_prid INT)
  MODIFIES SQL DATA
  COMMENT 'Decides whether a player who cannot pay is bankrupt or may raise the money.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_round m_first_entry m_turn_player; sets
   *           m_players_left m_next_entry m_left_to_end m_event_no m_phase m_outcome.
   * Takes   : p_insolvency, as in Ruleset; the debt, as in Agenda.
   * Changes : what drop_out changes, and all debts of the player, when they are bankrupt; else one
   *           Event.
   * Returns : m_phase, debt, and m_outcome, open, when the player may raise the money; else both
   *           unchanged.
   * Rule    : C8; H4; S11; A7.
   */
  DECLARE v_raisable BIGINT;
  DECLARE v_is_out BOOLEAN DEFAULT TRUE;

  IF p_insolvency = 'debt' THEN
    -- exactly one row
    SELECT r.insolvent_at_once INTO v_is_out FROM Ruleset AS r WHERE r.ruleset_id = m_ruleset_id;
    IF v_is_out THEN
      CALL count_raisable(m_game_id, m_ruleset_id, p_player_id, p_balance, v_raisable);
      SET v_is_out = v_raisable < p_amount;
    END IF;
  END IF;
  IF v_is_out THEN
    CALL drop_out(
      p_player_id, IF(p_insolvency = 'bank_pays', NULL, p_creditor), 'defeated', p_amount);
    CALL cancel_entries(p_player_id);
  ELSE
    SET m_event_no = m_event_no + 1;
    INSERT INTO Event (game_id, record_ID, event_no, kind, player_ID, prid, debt)
      VALUES (m_game_id, m_record_id, m_event_no, 'owes', p_player_id, p_prid, p_amount);
    SET m_phase = 'debt';
    SET m_outcome = 'open';
  END IF;
END
