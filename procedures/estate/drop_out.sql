CREATE PROCEDURE drop_out(
  IN p_player_id INT, IN p_beneficiary INT, IN p_kind VARCHAR(20), IN p_debt BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Takes a player out of the game and hands over what they had.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_round m_turn_player; sets m_players_left
   *           m_next_entry m_left_to_end m_event_no.
   * Takes   : p_beneficiary, who gets the cash and properties, NULL for the bank; p_kind, of the
   *           event; p_debt, what they cannot pay, or NULL.
   * Changes : Player, Deed, DeckCard, Event.
   * Returns : m_players_left, one less; m_left_to_end, as check_people.
   * Rule    : C8; H6, H4; S5, S13; A7: where the beneficiary gets no buildings, they are sold
   *           first.
   */
  DECLARE v_beneficiary_of_cards INT;
  DECLARE v_balance BIGINT;

  IF p_beneficiary IS NOT NULL THEN
    CALL sell_buildings(p_player_id, NULL);
  END IF;
  -- exactly one row
  SELECT p.bank_balance, IF(r.cards_go_to_creditor, p_beneficiary, NULL)
    INTO v_balance, v_beneficiary_of_cards
    FROM Player AS p
    JOIN Ruleset AS r ON r.ruleset_id = m_ruleset_id
    WHERE p.game_id = m_game_id
      AND p.pid = p_player_id
    FOR SHARE OF p;
  UPDATE Player AS p FORCE INDEX (uq_Player_pid)
    SET p.status = 2, p.jail_turns = 0, p.bank_balance = 0
    WHERE p.game_id = m_game_id
      AND p.pid = p_player_id;
  SET m_players_left = m_players_left - 1;
  IF m_players_left > m_left_to_end THEN
    CALL check_people(p_player_id);
  END IF;
  CALL give_cards(
    p_player_id, v_beneficiary_of_cards, NULL,
    IF(v_beneficiary_of_cards IS NULL, 'card_used', NULL));
  CALL hand_over_deeds(p_player_id, p_beneficiary);
  CALL credit(p_beneficiary, v_balance);
  SET m_event_no = m_event_no + 1;
  INSERT INTO Event (
      game_id, record_ID, event_no, kind, player_ID, payer, payee, amount, debt)
    VALUES (
      m_game_id, m_record_id, m_event_no, p_kind, p_player_id, p_player_id, p_beneficiary,
      v_balance, p_debt);
END
