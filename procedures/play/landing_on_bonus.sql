CREATE PROCEDURE landing_on_bonus(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_board_id INT,
  IN p_effect VARCHAR(20), IN p_amount INT,
  INOUT p_event_no INT, INOUT p_location INT, INOUT p_balance INT, IN p_decides BOOLEAN,
  OUT p_steps INT)
  MODIFIES SQL DATA
  COMMENT 'Does what a bonus tile or a card says.'
BEGIN
  /*
   * Takes   : p_effect, p_amount, as in Bonus; p_decides, whether players decide: then what is to
   *           be paid is owed.
   * Changes : Player (others), Turns, Event, Game.debts; the player's own place and
   *           balance are returned.
   * Returns : p_steps, the tiles that the player has yet to move.
   * Rule    : R6, R7 of seed 000 (4.2 g), where one who cannot pay the bank is defeated; seed 004,
   *           Action Deck and Action Cards.
   */
  DECLARE v_paid BOOLEAN DEFAULT TRUE;

  SET p_steps = 0;
  CASE p_effect
    WHEN 'none' THEN
      CALL post(
        p_game_id, p_record_id, 'moved', p_player_id, NULL, NULL, NULL, p_location, NULL, NULL,
        p_event_no);
    WHEN 'collect' THEN
      CALL change_balance(
        p_game_id, p_record_id, 'collected', p_player_id, p_amount, NULL, p_location, NULL,
        p_event_no, p_balance, v_paid);
    WHEN 'pay' THEN
      IF p_decides THEN
        CALL owe(p_game_id, p_player_id, NULL, p_amount, 'paid', NULL);
      ELSE
        CALL change_balance(
          p_game_id, p_record_id, 'paid', p_player_id, -p_amount, NULL, p_location, NULL,
          p_event_no, p_balance, v_paid);
        IF NOT v_paid THEN
          CALL defeat_player(
            p_game_id, p_record_id, p_player_id, p_board_id, p_event_no, p_balance);
          CALL winner_checker(p_game_id, p_record_id, p_event_no);
        END IF;
      END IF;
    WHEN 'pay_each' THEN
      IF p_decides THEN
        CALL owe_or_be_owed_by_each(p_game_id, p_player_id, p_amount, TRUE);
      ELSE
        CALL pay_each_player(
          p_game_id, p_record_id, p_player_id, p_board_id, p_amount, p_location,
          p_event_no, p_balance);
      END IF;
    WHEN 'move_by' THEN
      CALL post(
        p_game_id, p_record_id, 'moved_on', p_player_id, NULL, NULL, NULL, p_location, NULL, NULL,
        p_event_no);
      SET p_steps = p_amount;
    WHEN 'go_to_jail' THEN
      CALL post(
        p_game_id, p_record_id, 'jailed', p_player_id, NULL, NULL, NULL, p_location, NULL, NULL,
        p_event_no);
      CALL set_status(p_game_id, p_player_id, 1, 0);
      SET p_location = p_amount;
    ELSE
      CALL landing_on_further_bonus(
        p_game_id, p_record_id, p_player_id, p_board_id, p_effect, p_amount,
        p_event_no, p_location, p_balance, p_steps);
  END CASE;
END
