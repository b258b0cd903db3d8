CREATE PROCEDURE play_in_jail(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_game JSON,
  IN p_action VARCHAR(20), INOUT p_event_no INT, INOUT p_phase VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Pays the fine, uses a card, or waits in jail.'
BEGIN
  /*
   * Takes   : p_game, as game_facts.
   * Changes : Turns; Player and Event for the fine; Player.cards and Game.decks for the card.
   * Returns : p_phase, roll when he is free to take a normal turn, next when he waited.
   * Rule    : seed 004, Vacation; seed 001, Jail.
   */
  DECLARE v_turns INT DEFAULT
    JSON_EXTRACT(player_facts(p_game_id, p_player_id), '$.jail_turns') + 1;
  DECLARE v_free BOOLEAN DEFAULT
    COALESCE(v_turns >= JSON_VALUE(p_game, '$.jail_turns' RETURNING SIGNED), FALSE);

  CASE p_action
    WHEN 'pay_fine' THEN
      CALL transfer(
        p_game_id, p_record_id, 'fined', p_player_id, p_player_id, NULL,
        JSON_EXTRACT(p_game, '$.jail_fine'), NULL, NULL, p_event_no);
      CALL set_status(p_game_id, p_player_id, 0, 0);
    WHEN 'use_card' THEN
      CALL put_cards_under(p_game_id, p_record_id, p_player_id, 1, p_event_no);
      CALL set_status(p_game_id, p_player_id, 0, 0);
    ELSE
      CALL post(
        p_game_id, p_record_id, 'waited', p_player_id, NULL, NULL, NULL, NULL, NULL, NULL,
        p_event_no);
      CALL set_status(p_game_id, p_player_id, IF(v_free, 0, 1), IF(v_free, 0, v_turns));
      SET p_phase = 'next';
  END CASE;
END
