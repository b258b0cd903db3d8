CREATE PROCEDURE move_player(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_board_id INT,
  IN p_tiles INT, IN p_salary INT, IN p_steps INT, IN p_lands BOOLEAN,
  INOUT p_location INT, INOUT p_balance INT)
  MODIFIES SQL DATA
  COMMENT 'Moves a player and lets the tile he lands on take effect.'
BEGIN
  /*
   * Takes   : p_steps, the tiles to move; p_lands, FALSE when the landing has no effect.
   * Changes : Player, Event, and what the landing changes.
   * Returns : his location and balance after the move.
   * Rule    : R4, R5 of seed 000 (4.2 b).
   * Why     : a tile may move him on ("Move forward 3 spaces"); the loop ends with the first that
   *           does not, or after as many hops as the board has tiles.
   */
  DECLARE v_event_no, v_hops INT DEFAULT 0;
  DECLARE v_steps INT DEFAULT p_steps;
  DECLARE v_laps INT;
  DECLARE v_paid BOOLEAN;

  WHILE v_steps > 0 AND v_hops < p_tiles DO
    SET v_hops = v_hops + 1;
    SET v_laps = (p_location + v_steps) DIV p_tiles;
    SET p_location = (p_location + v_steps) MOD p_tiles;
    SET v_steps = 0;
    IF v_laps > 0 THEN
      CALL change_balance(
        p_game_id, p_record_id, 'salary', p_player_id, v_laps * p_salary, NULL, p_location, NULL,
        v_event_no, p_balance, v_paid);
    END IF;
    IF p_lands THEN
      CALL player_landing(
        p_game_id, p_record_id, p_player_id, p_board_id,
        v_event_no, p_location, p_balance, v_steps);
    ELSE
      CALL post(
        p_game_id, p_record_id, 'moved', p_player_id, NULL, NULL, NULL, p_location, NULL,
        v_event_no);
    END IF;
  END WHILE;

  UPDATE Player AS p
    SET p.location = p_location, p.bank_balance = p_balance
    WHERE p.game_id = p_game_id
      AND p.pid = p_player_id;
END
