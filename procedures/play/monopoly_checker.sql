CREATE PROCEDURE monopoly_checker(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_board_id INT, IN p_prid INT,
  INOUT p_event_no INT)
  MODIFIES SQL DATA
  COMMENT 'Raises the costs of a colour that a purchase completed.'
BEGIN
  /*
   * Changes : Deed.cost_factor of every property of the colour of p_prid, and one Event, if the
   *           player owns them all.
   * Rule    : R2 of seed 000 (4.1 e, 4.2 f): the costs never fall again.
   */
  DECLARE v_prid, v_missing, v_factor INT;
  DECLARE v_done BOOLEAN DEFAULT FALSE;
  DECLARE c_colour CURSOR FOR
    SELECT same.prid
      FROM Property AS pr
      JOIN Property AS same ON same.board_id = pr.board_id AND same.colour = pr.colour
      WHERE pr.board_id = p_board_id
        AND pr.prid = p_prid;
  DECLARE CONTINUE HANDLER FOR NOT FOUND SET v_done = TRUE;

  SELECT COUNT(IF(d.p_owner = p_player_id, NULL, same.prid)), MAX(r.set_bonus_factor)
    INTO v_missing, v_factor
    FROM Game AS g
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    STRAIGHT_JOIN Property AS pr ON pr.board_id = p_board_id AND pr.prid = p_prid
    STRAIGHT_JOIN Property AS same ON same.board_id = pr.board_id AND same.colour = pr.colour
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY)
      ON d.game_id = p_game_id AND d.prid = same.prid
    WHERE g.game_id = p_game_id
    FOR SHARE OF d;
  IF v_missing = 0 THEN
    OPEN c_colour;
    FETCH c_colour INTO v_prid;
    WHILE NOT v_done DO
      CALL update_deed(p_game_id, v_prid, p_player_id, v_factor, 0, FALSE);
      FETCH c_colour INTO v_prid;
    END WHILE;
    CLOSE c_colour;
    CALL post(
      p_game_id, p_record_id, 'set_completed', p_player_id, NULL, NULL, NULL, NULL, p_prid, NULL,
      p_event_no);
  END IF;
END
