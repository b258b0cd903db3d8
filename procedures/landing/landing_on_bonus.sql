CREATE PROCEDURE landing_on_bonus(
  INOUT p_effect VARCHAR(20), INOUT p_amount BIGINT, INOUT p_hops INT, INOUT p_roll_factor INT,
  INOUT p_rent_factor INT, INOUT p_due BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Applies the effect of a bonus tile or a card.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_seats m_players_left m_first_entry
   *           m_turn_player m_first m_tiles m_announces_landing; sets m_next_entry m_status
   *           m_location m_balance m_event_no m_steps.
   * Takes   : p_effect, p_amount, as in Bonus; a card that is drawn replaces them with its own.
   * Changes : Event; what draw_card, take_pot, pay_each_player and collect_from_each change;
   *           Agenda, for a tax with a choice. The player's location, balance and status are
   *           returned, not written.
   * Returns : m_steps, the tiles still to move; p_due, what the player owes the bank; p_roll_factor
   *           and p_rent_factor, as announce_rent; each unchanged for other effects.
   * Rule    : C6, C7; H10; S12; A5, A10; D2, D3; B2.
   * Why     : the most common effects come first: each WHEN that does not match costs a statement.
   */
  DECLARE v_sum BIGINT;
  DECLARE v_card_id INT;

  IF p_effect = 'draw' THEN
    CALL draw_card(p_effect, p_amount, v_card_id);
  END IF;

  CASE p_effect
    WHEN 'none' THEN
      CALL add_event_here('moved');
    WHEN 'go_to_jail' THEN
      CALL add_event_here('jailed');
      SET m_status = 1;
      SET m_location = p_amount;
    WHEN 'move_by' THEN
      CALL add_event_here('moved_on');
      CALL move_on(p_amount, p_hops);
    WHEN 'collect' THEN
      CALL change_balance('collected', FALSE, p_amount, NULL, m_location, NULL);
    WHEN 'pay' THEN
      SET p_due = p_amount;
    WHEN 'pay_per_building' THEN
      CALL charge_upkeep(v_card_id, p_amount, p_due);
    WHEN 'tax' THEN
      CALL land_on_tax(p_amount, p_due);
    WHEN 'pay_each' THEN
      CALL pay_each_player(p_amount);
    WHEN 'collect_each' THEN
      CALL collect_from_each(p_amount);
    WHEN 'take_pot' THEN
      CALL take_pot();
    WHEN 'move_to' THEN
      CALL add_event_here('moved_on');
      CALL move_on((p_amount - m_location + m_tiles) MOD m_tiles, p_hops);
    WHEN 'move_to_nearest' THEN
      CALL add_event_here('moved_on');
      CALL find_nearest(p_amount, v_sum);
      CALL announce_rent(v_card_id, v_sum, p_roll_factor, p_rent_factor);
      CALL move_on(v_sum, p_hops);
    WHEN 'teleport' THEN
      SET m_location = p_amount;
      CALL add_event_here('teleported');
    WHEN 'jail_card' THEN
      -- draw_card gave the card to the player already.
      DO 0;
    WHEN 'pay_percent_of_cash' THEN
      SET p_due = percent_of(m_balance, p_amount);
    WHEN 'pay_percent_of_worth' THEN
      CALL count_worth(m_game_id, m_ruleset_id, m_turn_player, m_balance, v_sum);
      SET p_due = percent_of(v_sum, p_amount);
  END CASE;
  -- No buildings, nothing owned, or no other players: the landing still needs an event.
  IF m_event_no = 0 AND p_due = 0 AND (
    p_effect IN ('pay_per_building', 'pay_percent_of_cash', 'pay_percent_of_worth')
    OR p_effect IN ('pay_each', 'collect_each') AND m_players_left = 1)
  THEN
    CALL add_event_here('moved');
  END IF;
END
