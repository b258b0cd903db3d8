CREATE PROCEDURE sell_buildings_of_set(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_prid INT, INOUT p_event_no INT)
  MODIFIES SQL DATA
  COMMENT 'Sells all buildings of the set of a property to the bank.'
BEGIN
  /*
   * Changes : Deed, Player, one Event a building.
   * Rule    : seed 004, Trading.
   */
  DECLARE v_prid, v_level INT;
  DECLARE v_done BOOLEAN DEFAULT FALSE;
  DECLARE c_built CURSOR FOR
    SELECT same.prid, mate.level
      FROM Game AS g
      JOIN Property AS pr ON pr.board_id = g.board_id AND pr.prid = p_prid
      JOIN Property AS same ON same.board_id = pr.board_id AND same.colour = pr.colour
      JOIN Deed AS mate ON mate.game_id = g.game_id AND mate.prid = same.prid
      WHERE g.game_id = p_game_id
        AND mate.level > 0
      ORDER BY same.prid;
  DECLARE CONTINUE HANDLER FOR NOT FOUND SET v_done = TRUE;

  OPEN c_built;
  FETCH c_built INTO v_prid, v_level;
  WHILE NOT v_done DO
    WHILE v_level > 0 DO
      CALL transfer(
        p_game_id, p_record_id, 'sold', p_player_id, NULL, p_player_id,
        COALESCE(estate_price(p_game_id, 'sell', v_prid), 0), NULL, v_prid, p_event_no);
      SET v_level = v_level - 1;
      CALL update_deed(p_game_id, v_prid, p_player_id, 1, v_level, FALSE);
    END WHILE;
    FETCH c_built INTO v_prid, v_level;
  END WHILE;
  CLOSE c_built;
END
