CREATE PROCEDURE finish_move()
  MODIFIES SQL DATA
  COMMENT 'Decides what comes after a move: the same player, the next one, or the end.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_seats m_players_left m_doubles
   *           m_next_entry m_turn_player m_status m_jail_turns m_left_to_end m_turn_end
   *           m_keeps_books m_is_last_turn m_again; sets m_round m_turn m_first_entry m_event_no
   *           m_phase m_outcome.
   * Takes   : m_is_last_turn, whether the game ends with this turn; m_again, whether the roll gives
   *           another; m_status and m_jail_turns of the player whose turn it is, 1 and 0 for one
   *           whom this move has sent to jail; m_outcome, as play_action returns
   *           it.
   * Changes : what keep_books and end_game change.
   * Returns : m_phase, m_turn and m_round of the next move; m_outcome, turn_over when the turn
   *           ended, else rolls_again or manages; the rest of GameState.
   * Rule    : A2; C9, C13; H7; S3.
   */
  IF m_outcome <> 'open' THEN
    SET m_outcome = CASE
      WHEN m_outcome = 'turn_over' THEN 'turn_over'
      WHEN m_status = 0 AND (m_again OR m_doubles > 0) THEN 'rolls_again'
      WHEN m_turn_end = 'automatic' OR m_status = 2 THEN 'turn_over'
      WHEN m_turn_end = 'declared' OR m_status = 0 OR m_jail_turns > 0 THEN 'manages'
      ELSE 'turn_over' END;
    SET m_phase = IF(m_outcome = 'manages', 'manage', 'roll');
  END IF;
  IF m_keeps_books THEN
    CALL keep_books();
  END IF;

  IF m_players_left <= m_left_to_end OR m_is_last_turn AND m_outcome = 'turn_over' THEN
    SET m_phase = 'over';
    SET m_first_entry = m_next_entry;
    CALL end_game();
  ELSEIF m_outcome = 'turn_over' THEN
    CALL select_next_player();
  END IF;
END
