CREATE PROCEDURE hand_over_deeds(
  IN p_game_id INT, IN p_board_id INT, IN p_player_id INT, IN p_heir INT)
  MODIFIES SQL DATA
  COMMENT 'Gives all properties of a player to another one or back to the bank.'
BEGIN
  /*
   * Takes   : p_heir, NULL for the bank, which takes buildings and mortgages off; the costs stay.
   * Changes : Deed.
   * Why     : deeds are reached through the board's properties, one key at a time: a range of
   *           Deed would be locked into the next game.
   */
  DECLARE v_prid, v_level INT;
  DECLARE v_mortgaged, v_done BOOLEAN DEFAULT FALSE;
  DECLARE c_deeds CURSOR FOR
    SELECT d.prid, IF(p_heir IS NULL, 0, d.level), p_heir IS NOT NULL AND d.mortgaged
      FROM Property AS pr
      STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = p_game_id AND d.prid = pr.prid
      WHERE pr.board_id = p_board_id
        AND d.p_owner = p_player_id
      FOR SHARE OF d;
  DECLARE CONTINUE HANDLER FOR NOT FOUND SET v_done = TRUE;

  OPEN c_deeds;
  FETCH c_deeds INTO v_prid, v_level, v_mortgaged;
  WHILE NOT v_done DO
    CALL update_deed(p_game_id, v_prid, p_heir, 1, v_level, v_mortgaged);
    FETCH c_deeds INTO v_prid, v_level, v_mortgaged;
  END WHILE;
  CLOSE c_deeds;
END
