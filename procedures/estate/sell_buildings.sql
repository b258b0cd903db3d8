CREATE PROCEDURE sell_buildings(IN p_player_id INT, IN p_prid INT)
  MODIFIES SQL DATA
  COMMENT 'Sells all buildings of a player, or of the colour group of a property, to the bank.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id; sets m_event_no.
   * Takes   : p_prid, a property of the player, for its colour group; NULL for all that the player
   *           has, where a beneficiary gets no buildings.
   * Changes : Deed, Player, one Event for each building.
   * Rule    : S10; A7, A9.
   */
  DECLARE v_prid, v_level INT;
  DECLARE v_price, v_next_price, v_house_price BIGINT;
  DECLARE v_done BOOLEAN DEFAULT FALSE;
  DECLARE c_deeds CURSOR FOR
    SELECT d.prid, d.level,
        COALESCE(estate_price(
          'sell', NULL, pr.house_cost, pr.hotel_cost, pr.skyscraper_cost, d.level, r.max_houses,
          NULL, r.sell_percent, NULL, NULL, NULL), 0),
        COALESCE(percent_of(
          IF(d.level > r.max_houses + 1, pr.hotel_cost, pr.house_cost), r.sell_percent), 0),
        COALESCE(percent_of(pr.house_cost, r.sell_percent), 0)
      FROM Ruleset AS r
      STRAIGHT_JOIN Property AS pr ON pr.ruleset_id = r.ruleset_id
      STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = m_game_id AND d.prid = pr.prid
      LEFT JOIN Tile AS t ON t.ruleset_id = r.ruleset_id AND t.prid = p_prid
      WHERE r.ruleset_id = m_ruleset_id
        AND d.p_owner = p_player_id
        AND d.level > 0
        AND IF(p_prid IS NULL, NOT r.heir_gets_buildings, t.colour = pr.colour)
      ORDER BY d.prid
      LIMIT 9999
      FOR SHARE OF d;
  DECLARE CONTINUE HANDLER FOR NOT FOUND SET v_done = TRUE;

  OPEN c_deeds;
  FETCH c_deeds INTO v_prid, v_level, v_price, v_next_price, v_house_price;
  WHILE NOT v_done DO
    CALL give_deed(v_prid, p_player_id, 0, FALSE);
    WHILE v_level > 0 DO
      CALL transfer('sold', p_player_id, NULL, p_player_id, v_price, NULL, v_prid);
      SET v_level = v_level - 1;
      SET v_price = v_next_price;
      SET v_next_price = v_house_price;
    END WHILE;
    FETCH c_deeds INTO v_prid, v_level, v_price, v_next_price, v_house_price;
  END WHILE;
  CLOSE c_deeds;
END
