CREATE PROCEDURE drop_out(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_player_id INT, IN p_balance BIGINT, IN p_heir INT, IN p_kind VARCHAR(20),
  INOUT p_players_left INT, INOUT p_left_to_end INT)
  MODIFIES SQL DATA
  COMMENT 'Takes a player out of the game and gives away what he had.'
BEGIN
  /*
   * Takes   : p_balance, what he has; p_heir, who gets his cash and properties, NULL for the bank;
   *           p_kind of the event.
   * Changes : Player, Deed, DeckCard, Event.
   * Returns : p_players_left, one less; p_left_to_end, as check_people.
   * Rule    : C8; H6, H4; S5, S13; A7: where the heir gets no buildings, they are sold first.
   */
  DECLARE v_heir_of_cards INT;
  DECLARE v_balance BIGINT DEFAULT p_balance;

  IF p_heir IS NOT NULL THEN
    CALL sell_buildings(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, NULL);
    SELECT p.bank_balance
      INTO v_balance
      FROM Player AS p
      WHERE p.game_id = p_game_id
        AND p.pid = p_player_id
      FOR SHARE;
  END IF;
  UPDATE Player AS p FORCE INDEX (uq_Player_pid)
    SET p.status = 2, p.jail_turns = 0, p.bank_balance = 0
    WHERE p.game_id = p_game_id
      AND p.pid = p_player_id;
  SET p_players_left = p_players_left - 1;
  IF p_players_left > p_left_to_end THEN
    CALL check_people(p_game_id, p_player_id, p_players_left, p_left_to_end);
  END IF;
  -- exactly one row
  SELECT IF(r.cards_go_to_creditor, p_heir, NULL)
    INTO v_heir_of_cards
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id;
  CALL give_cards(
    p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, v_heir_of_cards, NULL,
    IF(v_heir_of_cards IS NULL, 'card_used', NULL));
  CALL hand_over_deeds(p_game_id, p_ruleset_id, p_player_id, p_heir);
  CALL credit(p_game_id, p_heir, v_balance);
  CALL post(
    p_game_id, p_record_id, p_event_no, p_kind, p_player_id, p_player_id, p_heir, v_balance,
    NULL, NULL);
END
