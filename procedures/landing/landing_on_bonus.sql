CREATE PROCEDURE landing_on_bonus(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_told BOOLEAN, IN p_seats INT, IN p_tiles INT, IN p_player_id INT,
  INOUT p_effect VARCHAR(20), INOUT p_amount BIGINT, INOUT p_hops INT, INOUT p_steps INT,
  INOUT p_location INT, INOUT p_balance BIGINT, INOUT p_status INT, IN p_players_left INT,
  IN p_first_debt INT, INOUT p_next_debt INT, INOUT p_due BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Does what a bonus tile or a card says.'
BEGIN
  /*
   * Takes   : p_effect, p_amount, as in Bonus; a card that is drawn puts its own there.
   * Changes : Event; what draw_card, pay_each_player and collect_from_each change; Debt, for a tax
   *           that he may pay in two ways. His own place, balance and status are returned.
   * Returns : p_steps, the tiles that he has yet to move; p_due, what he owes to the bank; as they
   *           were, where the effect is another.
   * Rule    : C6, C7; H10; S12; A5, A10.
   * Why     : what most boards have comes first: each WHEN that does not fit is a statement.
   */
  DECLARE v_sum BIGINT;
  DECLARE v_hotel_amount INT;

  IF p_effect = 'draw' THEN
    CALL draw_card(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_location, p_effect,
      p_amount, v_hotel_amount);
  ELSEIF p_effect = 'pay_per_building' THEN
    -- exactly one row
    SELECT t.hotel_amount
      INTO v_hotel_amount
      FROM Tile AS t
      WHERE t.ruleset_id = p_ruleset_id
        AND t.location = p_location;
  END IF;

  CASE p_effect
    WHEN 'none' THEN
      CALL tell(p_game_id, p_record_id, p_event_no, 'moved', p_player_id, p_location, NULL, NULL);
    WHEN 'go_to_jail' THEN
      CALL tell(p_game_id, p_record_id, p_event_no, 'jailed', p_player_id, p_location, NULL, NULL);
      SET p_status = 1;
      SET p_location = p_amount;
    WHEN 'move_by' THEN
      CALL tell(
        p_game_id, p_record_id, p_event_no, 'moved_on', p_player_id, p_location, NULL, NULL);
      CALL move_on(p_amount, p_tiles, p_hops, p_steps);
    WHEN 'collect' THEN
      CALL change_balance(
        p_game_id, p_record_id, p_event_no, 'collected', p_player_id, p_balance, FALSE, p_amount,
        NULL, p_location, NULL);
    WHEN 'pay' THEN
      SET p_due = p_amount;
    WHEN 'pay_per_building' THEN
      CALL count_upkeep(p_game_id, p_ruleset_id, p_player_id, p_amount, v_hotel_amount, p_due);
    WHEN 'tax' THEN
      CALL land_on_tax(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_location, p_amount,
        p_next_debt, p_due);
    WHEN 'pay_each' THEN
      CALL pay_each_player(
        p_game_id, p_record_id, p_event_no, p_seats, p_player_id, p_amount,
        IF(p_told, NULL, p_location), p_balance, p_players_left, p_first_debt, p_next_debt);
    WHEN 'collect_each' THEN
      CALL collect_from_each(
        p_game_id, p_record_id, p_event_no, p_seats, p_player_id, p_amount,
        IF(p_told, NULL, p_location), p_balance, p_first_debt, p_next_debt);
    WHEN 'take_pot' THEN
      CALL read_pot(p_game_id, p_record_id, v_sum);
      CALL change_balance(
        p_game_id, p_record_id, p_event_no, 'took_pot', p_player_id, p_balance, FALSE, v_sum, NULL,
        p_location, NULL);
    WHEN 'move_to' THEN
      CALL tell(
        p_game_id, p_record_id, p_event_no, 'moved_on', p_player_id, p_location, NULL, NULL);
      CALL move_on(
        (p_amount - p_location + p_tiles) MOD p_tiles, p_tiles, p_hops, p_steps);
    WHEN 'move_to_nearest' THEN
      CALL tell(
        p_game_id, p_record_id, p_event_no, 'moved_on', p_player_id, p_location, NULL, NULL);
      CALL find_nearest(p_ruleset_id, p_amount, p_location, p_tiles, v_sum);
      CALL move_on(v_sum, p_tiles, p_hops, p_steps);
    WHEN 'teleport' THEN
      SET p_location = p_amount;
      CALL tell(
        p_game_id, p_record_id, p_event_no, 'teleported', p_player_id, p_location, NULL, NULL);
    WHEN 'jail_card' THEN
      -- The player has it: draw_card gave it to him.
      DO 0;
  END CASE;
  -- There is no building, or nobody else.
  IF p_event_no = 0 AND p_due = 0 AND (p_effect = 'pay_per_building'
    OR p_effect IN ('pay_each', 'collect_each') AND p_players_left = 1)
  THEN
    CALL tell(p_game_id, p_record_id, p_event_no, 'moved', p_player_id, p_location, NULL, NULL);
  END IF;
END
