CREATE PROCEDURE hand_over_deeds(IN p_player_id INT, IN p_beneficiary INT)
  MODIFIES SQL DATA
  COMMENT 'Gives all properties of a player to another player or to the bank.'
BEGIN
  /*
   * Move    : reads m_game_id m_ruleset_id m_round m_players_left m_turn_player m_left_to_end; sets
   *           m_next_entry.
   * Takes   : p_beneficiary, NULL for the bank, which removes buildings and mortgages; raised costs
   *           stay.
   * Changes : Deed; Agenda, with an auction of each property that the bank gets, or the fee for
   *           each mortgage.
   * Rule    : A6; D7, D9.
   * Why     : see read_set.
   */
  DECLARE v_prid, v_level, v_redeem_by_round INT;
  DECLARE v_mortgaged, v_is_auctioned, v_done BOOLEAN DEFAULT FALSE;
  DECLARE c_deeds CURSOR FOR
    SELECT d.prid, IF(p_beneficiary IS NULL, 0, d.level), p_beneficiary IS NOT NULL AND d.mortgaged,
        p_beneficiary IS NULL AND r.bankrupt_estate = 'auctioned'
      FROM Ruleset AS r
      STRAIGHT_JOIN Tile AS t ON t.ruleset_id = r.ruleset_id
      STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = m_game_id AND d.prid = t.prid
      WHERE r.ruleset_id = m_ruleset_id
        AND d.p_owner = p_player_id
      ORDER BY t.location
      LIMIT 9999
      FOR SHARE OF d;
  DECLARE CONTINUE HANDLER FOR NOT FOUND SET v_done = TRUE;

  CALL find_redeem_round(p_beneficiary, v_redeem_by_round);
  OPEN c_deeds;
  FETCH c_deeds INTO v_prid, v_level, v_mortgaged, v_is_auctioned;
  WHILE NOT v_done DO
    CALL give_deed(v_prid, p_beneficiary, v_level, v_mortgaged);
    IF v_mortgaged THEN
      CALL hand_over_mortgage(v_prid, p_beneficiary, v_redeem_by_round);
    END IF;
    IF v_is_auctioned AND m_players_left > m_left_to_end THEN
      CALL add_offer(m_turn_player, 'auction', v_prid, NULL);
    END IF;
    FETCH c_deeds INTO v_prid, v_level, v_mortgaged, v_is_auctioned;
  END WHILE;
  CLOSE c_deeds;
END
