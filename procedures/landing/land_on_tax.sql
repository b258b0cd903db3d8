CREATE PROCEDURE land_on_tax(IN p_amount BIGINT, INOUT p_due BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Demands a tax, or lets the player choose how to pay it.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_turn_player m_location; sets m_next_entry
   *           m_event_no.
   * Changes : Agenda and one Event, where the player may pay a share instead.
   * Returns : p_due, the tax, where the player may not choose.
   * Rule    : A5.
   */
  DECLARE v_percent INT;

  -- exactly one row
  SELECT r.tax_percent INTO v_percent FROM Ruleset AS r WHERE r.ruleset_id = m_ruleset_id;
  IF v_percent IS NULL THEN
    SET p_due = p_amount;
  ELSE
    CALL add_event_here('moved');
    CALL add_offer(m_turn_player, 'tax', NULL, NULL);
  END IF;
END
