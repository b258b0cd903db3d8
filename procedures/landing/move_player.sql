CREATE PROCEDURE move_player(
  IN p_passes BOOLEAN, INOUT p_landed_prid INT, INOUT p_creditor INT, INOUT p_rent_factor INT,
  INOUT p_due BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Moves a player and applies the tile they land on.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_seats m_players_left m_first_entry
   *           m_turn_player m_first m_tiles m_salary m_bonus_is_permanent m_announces_landing
   *           m_has_passing; sets m_next_entry m_status m_location m_balance m_event_no m_steps
   *           m_unowned.
   * Takes   : m_steps, the tiles to move, NULL for none; p_passes, TRUE when the landing has no
   *           effect.
   * Changes : Event, and what the landing changes.
   * Returns : m_location, m_balance and m_status after the move; the rest, as player_landing.
   * Rule    : C4, C5; H3: every pass of GO pays, and the last one more when the player stops on GO;
   *           S13: moving backwards pays nothing; B1.
   * Why     : a player who passed GO is fewer tiles from it than they moved. A salary of 0 is not
   *           an event. A tile may move the player on ("Move forward 3 spaces"); the loop ends with
   *           the first that does not, or after as many hops as the board has tiles. What is paid
   *           more on GO is read there: few moves end on it.
   */
  DECLARE v_hops INT DEFAULT 0;
  DECLARE v_roll_factor INT;
  DECLARE v_salaries BIGINT;

  WHILE m_steps <> 0 DO
    SET m_location =
      m_first + ((m_location - m_first + m_steps) MOD m_tiles + m_tiles) MOD m_tiles;
    IF m_steps > m_location - m_first AND m_salary > 0 THEN
      SET v_salaries = 1;
      IF m_location = m_first THEN
        -- exactly one row
        SELECT r.salary_factor_on_go
          INTO v_salaries
          FROM Ruleset AS r
          WHERE r.ruleset_id = m_ruleset_id;
      END IF;
      SET v_salaries = v_salaries + (m_steps - m_location + m_first - 1) DIV m_tiles;
      IF v_salaries > 0 THEN
        CALL change_balance('salary', FALSE, m_salary * v_salaries, NULL, m_location, NULL);
      END IF;
    END IF;
    IF m_has_passing AND m_steps > 0 THEN
      CALL pass_tiles();
    END IF;
    SET m_steps = NULL;
    IF p_passes THEN
      CALL add_event_here('moved');
    ELSE
      CALL player_landing(
        v_hops, v_roll_factor, p_landed_prid, p_creditor, p_rent_factor, p_due);
    END IF;
  END WHILE;
END
