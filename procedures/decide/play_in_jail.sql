CREATE PROCEDURE play_in_jail(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_action VARCHAR(20),
  INOUT p_event_no INT, INOUT p_phase VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Pays the fine, uses a card, or waits in jail.'
BEGIN
  /*
   * Changes : Turns; Player and Event for the fine; Player.cards and Game.decks for the card.
   * Returns : p_phase, roll when he is free to take a normal turn, next when he waited.
   * Rule    : seed 004, Vacation; seed 001, Jail.
   */
  DECLARE v_fine, v_turns, v_most_turns INT;

  SELECT r.jail_fine, t.jail_turns + 1, r.jail_turns
    INTO v_fine, v_turns, v_most_turns
    FROM Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Turns AS t ON t.game_id = g.game_id AND t.player_ID = p_player_id
    WHERE g.game_id = p_game_id;
  CASE p_action
    WHEN 'pay_fine' THEN
      CALL transfer(
        p_game_id, p_record_id, 'fined', p_player_id, p_player_id, NULL, v_fine, NULL, NULL,
        p_event_no);
      CALL set_status(p_game_id, p_player_id, 0, 0);
    WHEN 'use_card' THEN
      CALL put_cards_under(p_game_id, p_record_id, p_player_id, 1, p_event_no);
      CALL set_status(p_game_id, p_player_id, 0, 0);
    ELSE
      CALL post(
        p_game_id, p_record_id, 'waited', p_player_id, NULL, NULL, NULL, NULL, NULL, NULL,
        p_event_no);
      CALL set_status(
        p_game_id, p_player_id, IF(v_turns >= v_most_turns, 0, 1),
        IF(v_turns >= v_most_turns, 0, v_turns));
      SET p_phase = 'next';
  END CASE;
END
