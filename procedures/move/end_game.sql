CREATE PROCEDURE end_game()
  MODIFIES SQL DATA
  COMMENT 'Determines the winners of a finished game and who would have the next turn.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_seats m_players_left m_outcome; sets
   *           m_round m_turn m_event_no.
   * Takes   : m_outcome, turn_over when the turn ended.
   * Changes : what winner_checker changes.
   * Returns : m_turn and m_round, those of the next player where the bank pays for insolvent
   *           players and anybody is left; else unchanged.
   * Rule    : C9, C13: there the turn passes on although the game is over.
   */
  DECLARE v_passes_on BOOLEAN;

  CALL winner_checker();
  IF m_outcome = 'turn_over' THEN
    -- exactly one row
    SELECT r.insolvency = 'bank_pays' AND m_players_left > 0
      INTO v_passes_on
      FROM Ruleset AS r
      WHERE r.ruleset_id = m_ruleset_id;
    IF v_passes_on THEN
      CALL select_next_player();
    END IF;
  END IF;
END
