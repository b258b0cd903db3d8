CREATE PROCEDURE move_player(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_board_id INT, IN p_first INT,
  IN p_tiles INT, IN p_salary INT, IN p_salary_on_first INT, IN p_steps INT, IN p_lands BOOLEAN,
  INOUT p_event_no INT, INOUT p_location INT, INOUT p_balance INT, IN p_decides BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Moves a player and lets the tile he lands on take effect.'
BEGIN
  /*
   * Takes   : p_first, the first location; p_salary_on_first, what is paid instead of the last
   *           salary for coming to rest there; p_steps, the tiles to move; p_lands, FALSE when the
   *           landing has no effect; p_decides, whether players decide what comes of it.
   * Changes : Player, Event, and what the landing changes.
   * Returns : his location and balance after the move.
   * Rule    : R4, R5 of seed 000 (4.2 b); seed 003, Rolling the dice: every passing pays; seed 004,
   *           Remarks on cards: going back pays nothing.
   * Why     : a tile may move him on ("Move forward 3 spaces"); the loop ends with the first that
   *           does not, or after as many hops as the board has tiles.
   */
  DECLARE v_hops, v_laps, v_place INT DEFAULT 0;
  DECLARE v_steps INT DEFAULT p_steps;
  DECLARE v_paid BOOLEAN;

  WHILE v_steps <> 0 AND v_hops < p_tiles DO
    SET v_hops = v_hops + 1;
    SET v_place = p_location - p_first + v_steps;
    SET v_laps = IF(v_steps > 0, v_place DIV p_tiles, 0);
    SET p_location = p_first + (v_place MOD p_tiles + p_tiles) MOD p_tiles;
    SET v_steps = 0;
    IF v_laps > 0 THEN
      CALL change_balance(
        p_game_id, p_record_id, 'salary', p_player_id,
        (v_laps - 1) * p_salary + IF(p_location = p_first, p_salary_on_first, p_salary),
        NULL, p_location, NULL, p_event_no, p_balance, v_paid);
    END IF;
    IF p_lands THEN
      CALL player_landing(
        p_game_id, p_record_id, p_player_id, p_board_id,
        p_event_no, p_location, p_balance, p_decides, v_steps);
    ELSE
      CALL post(
        p_game_id, p_record_id, 'moved', p_player_id, NULL, NULL, NULL, p_location, NULL, NULL,
        p_event_no);
    END IF;
  END WHILE;

  UPDATE Player AS p
    SET p.location = p_location, p.bank_balance = p_balance
    WHERE p.game_id = p_game_id
      AND p.pid = p_player_id;
END
