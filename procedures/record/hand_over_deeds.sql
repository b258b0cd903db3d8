CREATE PROCEDURE hand_over_deeds(IN p_player_id INT, IN p_beneficiary INT)
  MODIFIES SQL DATA
  COMMENT 'Gives all properties of a player to another player or to the bank.'
BEGIN
  /*
   * Move    : reads m_game_id m_ruleset_id.
   * Takes   : p_beneficiary, NULL for the bank, which removes buildings and mortgages; raised costs
   *           stay.
   * Changes : Deed.
   * Rule    : A6.
   * Why     : see read_set.
   */
  DECLARE v_prid, v_level, v_redeem_by_round INT;
  DECLARE v_mortgaged, v_done BOOLEAN DEFAULT FALSE;
  DECLARE c_deeds CURSOR FOR
    SELECT d.prid, IF(p_beneficiary IS NULL, 0, d.level), p_beneficiary IS NOT NULL AND d.mortgaged
      FROM Tile AS t
      STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = m_game_id AND d.prid = t.prid
      WHERE t.ruleset_id = m_ruleset_id
        AND d.p_owner = p_player_id
      LIMIT 9999
      FOR SHARE OF d;
  DECLARE CONTINUE HANDLER FOR NOT FOUND SET v_done = TRUE;

  CALL find_redeem_round(p_beneficiary, v_redeem_by_round);
  OPEN c_deeds;
  FETCH c_deeds INTO v_prid, v_level, v_mortgaged;
  WHILE NOT v_done DO
    CALL give_deed(v_prid, p_beneficiary, v_level, v_mortgaged);
    IF v_mortgaged THEN
      CALL set_redeem_round(v_prid, v_redeem_by_round);
    END IF;
    FETCH c_deeds INTO v_prid, v_level, v_mortgaged;
  END WHILE;
  CLOSE c_deeds;
END
