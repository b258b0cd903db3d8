CREATE PROCEDURE play_in_jail(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_player_id INT, IN p_jail_turns INT, IN p_action VARCHAR(20), OUT p_course VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Pays the fine, uses a card, or waits in jail.'
BEGIN
  /*
   * Takes   : p_jail_turns, that he has spent there.
   * Changes : Player; Event; DeckCard for a card.
   * Returns : p_course, open when he is free to take a normal turn, turn_over when he waited.
   * Rule    : S4; A2.
   */
  DECLARE v_fine, v_most_turns INT;

  SELECT r.jail_fine, r.jail_turns
    INTO v_fine, v_most_turns
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id;
  SET p_course = 'open';
  CASE p_action
    WHEN 'pay_fine' THEN
      CALL transfer(
        p_game_id, p_record_id, p_event_no, 'fined', p_player_id, p_player_id, NULL, v_fine, NULL,
        NULL);
      CALL set_status(p_game_id, p_player_id, 0, 0);
    WHEN 'use_card' THEN
      CALL give_cards(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, NULL, 1, 'card_used');
      CALL set_status(p_game_id, p_player_id, 0, 0);
    WHEN 'wait' THEN
      CALL tell(p_game_id, p_record_id, p_event_no, 'waited', p_player_id, NULL, NULL, NULL);
      IF p_jail_turns + 1 >= v_most_turns THEN
        CALL set_status(p_game_id, p_player_id, 0, 0);
      ELSE
        CALL set_status(p_game_id, p_player_id, 1, p_jail_turns + 1);
      END IF;
      SET p_course = 'turn_over';
  END CASE;
END
