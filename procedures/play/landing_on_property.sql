CREATE PROCEDURE landing_on_property(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_board_id INT, IN p_location INT,
  IN p_prid INT, IN p_owner INT, IN p_cost INT, INOUT p_event_no INT, INOUT p_balance INT)
  MODIFIES SQL DATA
  COMMENT 'Buys an unowned property, or pays the rent of an owned one.'
BEGIN
  /*
   * Takes   : p_owner, NULL when the bank owns it; p_cost, its price and its rent.
   * Changes : Deed, Player (the owner), Event; the player's own balance is returned, not written.
   * Rule    : R1, R2 of seed 000 (4.1 c, d, 4.2 d). One who cannot pay a rent is defeated, and the
   *           bank pays the owner in full; one who cannot pay the price does not buy.
   */
  DECLARE v_paid BOOLEAN DEFAULT FALSE;

  IF p_owner IS NULL THEN
    CALL change_balance(
      p_game_id, p_record_id, 'bought', p_player_id, -p_cost, NULL, p_location, p_prid,
      p_event_no, p_balance, v_paid);
    IF v_paid THEN
      CALL update_deed(p_game_id, p_prid, p_player_id, 1, 0, FALSE);
      CALL monopoly_checker(p_game_id, p_record_id, p_player_id, p_board_id, p_prid, p_event_no);
    ELSE
      CALL post(
        p_game_id, p_record_id, 'not_bought', p_player_id, NULL, NULL, NULL, p_location, p_prid,
        NULL, p_event_no);
    END IF;
  ELSEIF p_owner = p_player_id THEN
    CALL post(
      p_game_id, p_record_id, 'moved', p_player_id, NULL, NULL, NULL, p_location, p_prid, NULL,
      p_event_no);
  ELSE
    CALL change_balance(
      p_game_id, p_record_id, 'rent', p_player_id, -p_cost, p_owner, p_location, p_prid,
      p_event_no, p_balance, v_paid);
    IF NOT v_paid THEN
      CALL defeat_player(p_game_id, p_record_id, p_player_id, p_board_id, p_event_no, p_balance);
      CALL transfer(
        p_game_id, p_record_id, 'rent', p_player_id, NULL, p_owner, p_cost, p_location, p_prid,
        p_event_no);
      CALL winner_checker(p_game_id, p_record_id, p_event_no);
    END IF;
  END IF;
END
