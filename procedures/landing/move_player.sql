CREATE PROCEDURE move_player(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT, IN p_first INT,
  IN p_tiles INT, IN p_salary INT, IN p_salary_factor_on_go INT, IN p_unowned VARCHAR(40),
  IN p_sticks BOOLEAN, IN p_told BOOLEAN, IN p_seats INT, IN p_player_id INT, IN p_passes BOOLEAN,
  INOUT p_steps INT, INOUT p_location INT, INOUT p_balance BIGINT, INOUT p_status INT,
  IN p_players_left INT, IN p_first_debt INT, INOUT p_next_debt INT, INOUT p_phase VARCHAR(20),
  INOUT p_prid INT, INOUT p_landed_prid INT, INOUT p_creditor INT, INOUT p_due BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Moves a player and lets the tile he lands on take effect.'
BEGIN
  /*
   * Takes   : the rules, as in Ruleset; p_steps, the tiles to move, NULL for none; p_passes, TRUE
   *           when the landing has no effect.
   * Changes : Event, and what the landing changes.
   * Returns : his location, balance and status after the move; the rest, as player_landing.
   * Rule    : C4, C5; H3: every passing pays, and the last more, when he comes to rest on GO; S13:
   *           going back pays nothing.
   * Why     : who passed GO is now fewer tiles from it than he moved. A tile may move him on ("Move
   *           forward 3 spaces"); the loop ends with the first that does not, or after as many hops
   *           as the board has tiles.
   */
  DECLARE v_hops INT DEFAULT 0;

  WHILE p_steps <> 0 DO
    SET p_location =
      p_first + ((p_location - p_first + p_steps) MOD p_tiles + p_tiles) MOD p_tiles;
    IF p_steps > p_location - p_first THEN
      CALL change_balance(
        p_game_id, p_record_id, p_event_no, 'salary', p_player_id, p_balance, FALSE,
        p_salary * ((p_steps - p_location + p_first - 1) DIV p_tiles
          + IF(p_location = p_first, p_salary_factor_on_go, 1)),
        NULL, p_location, NULL);
    END IF;
    SET p_steps = NULL;
    IF p_passes THEN
      CALL tell(p_game_id, p_record_id, p_event_no, 'moved', p_player_id, p_location, NULL, NULL);
    ELSE
      CALL player_landing(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_unowned, p_sticks, p_told, p_seats,
        p_tiles, p_player_id, v_hops, p_steps, p_location, p_balance, p_status, p_players_left,
        p_first_debt, p_next_debt, p_phase, p_prid, p_landed_prid, p_creditor, p_due);
    END IF;
  END WHILE;
END
