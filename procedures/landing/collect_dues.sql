CREATE PROCEDURE collect_dues(
  IN p_prid INT, IN p_creditor INT, IN p_rent_factor INT, INOUT p_due BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Collects what a player owes for the tile they stopped on, or records the visit.'
BEGIN
  /*
   * Move    : reads m_game_id m_dice m_dice2 m_record_id m_ruleset_id m_first_entry m_turn_player
   *           m_location m_announces_landing; sets m_next_entry m_balance m_event_no.
   * Takes   : p_prid, p_creditor, the property and its owner, both NULL when the bank is paid;
   *           p_due, the amount; NULL for p_rent_factor times the rent, which is looked up here
   *           with the dice of the move.
   * Changes : what demand_payment changes; Event, when nothing is due.
   * Returns : p_due; m_balance.
   * Rule    : D1, D3.
   */
  IF p_due IS NULL THEN
    CALL look_up_rent(p_prid, p_creditor, p_rent_factor, p_due);
  END IF;
  IF p_due > 0 THEN
    CALL demand_payment(
      p_creditor, p_due, IF(p_prid IS NULL, 'paid', 'rent'),
      IF(m_announces_landing, NULL, m_location), p_prid);
  ELSEIF p_creditor IS NOT NULL AND (NOT m_announces_landing OR m_event_no = 0) THEN
    CALL add_event('moved', m_turn_player, m_location, p_prid, NULL);
  END IF;
END
