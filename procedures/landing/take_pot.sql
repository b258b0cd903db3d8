CREATE PROCEDURE take_pot()
  MODIFIES SQL DATA
  COMMENT 'Pays the pot to the player who rolled.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_turn_player m_location; sets m_balance
   *           m_event_no.
   * Changes : one Event, which only names the location when the pot is empty. keep_books empties
   *           the pot.
   * Rule    : H10: a fine that this move paid before the landing is in the pot.
   */
  DECLARE v_pot BIGINT;

  CALL paid_to_pot(v_pot);
  -- exactly one row
  SELECT g.pot + v_pot
    INTO v_pot
    FROM GameState AS g
    WHERE g.game_id = m_game_id
    FOR UPDATE;
  IF v_pot > 0 THEN
    CALL change_balance('took_pot', FALSE, v_pot, NULL, m_location, NULL);
  ELSE
    CALL add_event_here('moved');
  END IF;
END
