CREATE PROCEDURE winner_checker()
  MODIFIES SQL DATA
  COMMENT 'Determines the winners of a game that is over.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_seats; sets m_event_no.
   * Changes : Player.status of the winners, one Event for each, in the order of play.
   * Rule    : C9; H8: all who tie; S14; A13: without net worth, nobody wins while several are left.
   */
  DECLARE v_player_id, v_status INT;
  DECLARE v_balance, v_worth BIGINT;
  DECLARE v_best BIGINT DEFAULT -1;
  DECLARE v_turn, v_left INT DEFAULT 0;
  DECLARE v_winner VARCHAR(20);

  -- exactly one row
  SELECT r.winner INTO v_winner FROM Ruleset AS r WHERE r.ruleset_id = m_ruleset_id;
  WHILE v_turn < m_seats DO
    CALL read_seat(v_turn, v_player_id, v_status, v_balance);
    SET v_left = v_left + (v_status <> 2);
    IF v_status <> 2 AND v_winner = 'net_worth' THEN
      CALL count_worth(m_game_id, m_ruleset_id, v_player_id, v_balance, v_worth);
      SET v_best = GREATEST(v_best, v_worth);
    END IF;
    SET v_turn = v_turn + 1;
  END WHILE;
  SET v_turn = 0;
  WHILE v_turn < m_seats DO
    CALL read_seat(v_turn, v_player_id, v_status, v_balance);
    IF v_status <> 2 THEN
      SET v_worth = v_best;
      IF v_winner = 'net_worth' THEN
        CALL count_worth(m_game_id, m_ruleset_id, v_player_id, v_balance, v_worth);
      END IF;
      IF v_worth = v_best AND (v_winner = 'net_worth' OR v_left = 1) THEN
        CALL set_status(v_player_id, 3, 0);
        CALL add_player_event('won', v_player_id);
      END IF;
    END IF;
    SET v_turn = v_turn + 1;
  END WHILE;
END
