CREATE PROCEDURE sell_hotel(IN p_player_id INT, IN p_hotel_prid INT)
  MODIFIES SQL DATA
  COMMENT 'Sells a hotel that the bank cannot replace, and as many buildings as that takes.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id; sets m_event_no.
   * Takes   : p_player_id, who owns its whole colour group.
   * Changes : Deed, Player, one Event for each building.
   * Rule    : A9; D6.
   */
  DECLARE v_prid, v_level, v_sold, v_left INT;
  DECLARE v_price, v_next_price, v_house_price BIGINT;
  DECLARE v_is_short, v_done BOOLEAN DEFAULT FALSE;
  DECLARE c_deeds CURSOR FOR
    SELECT n.prid, n.new_level, n.level - n.new_level, n.price, n.next_price,
        n.house_price
      FROM (
        SELECT e.prid, e.level, level_after_sale(
              e.hotel_shortage, e.build_evenly, e.prid = p_hotel_prid, e.level, v_left, e.size,
              e.houses, e.place) AS new_level,
            estate_price(
              'sell', NULL, e.house_cost, e.hotel_cost, e.skyscraper_cost, e.level, e.max_houses,
              NULL, e.sell_percent, NULL, NULL, NULL) AS price,
            percent_of(IF(e.level > e.max_houses + 1, e.hotel_cost, e.house_cost), e.sell_percent)
              AS next_price,
            percent_of(e.house_cost, e.sell_percent) AS house_price
          FROM (
            SELECT d.prid, d.level, pr.house_cost, pr.hotel_cost, pr.skyscraper_cost, r.max_houses,
                r.sell_percent, r.hotel_shortage, r.build_evenly, COUNT(*) OVER () AS size,
                SUM(IF(d.level > r.max_houses, 0, d.level)) OVER () AS houses,
                ROW_NUMBER() OVER (ORDER BY d.prid = p_hotel_prid, d.prid) AS place
              FROM Ruleset AS r
              STRAIGHT_JOIN Tile AS t ON t.ruleset_id = r.ruleset_id AND t.prid = p_hotel_prid
              STRAIGHT_JOIN Property AS pr ON pr.ruleset_id = r.ruleset_id AND pr.colour = t.colour
              STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY)
                ON d.game_id = m_game_id AND d.prid = pr.prid
              WHERE r.ruleset_id = m_ruleset_id
              FOR SHARE OF d) AS e) AS n
      WHERE n.level > n.new_level
      ORDER BY n.prid
      LIMIT 9999;
  DECLARE CONTINUE HANDLER FOR NOT FOUND SET v_done = TRUE;

  CALL read_stock(m_game_id, m_ruleset_id, 0, v_left, v_is_short);
  OPEN c_deeds;
  FETCH c_deeds INTO v_prid, v_level, v_sold, v_price, v_next_price, v_house_price;
  WHILE NOT v_done DO
    CALL give_deed(v_prid, p_player_id, v_level, FALSE);
    WHILE v_sold > 0 DO
      CALL transfer('sold', p_player_id, NULL, p_player_id, v_price, NULL, v_prid);
      SET v_sold = v_sold - 1;
      SET v_price = v_next_price;
      SET v_next_price = v_house_price;
    END WHILE;
    FETCH c_deeds INTO v_prid, v_level, v_sold, v_price, v_next_price, v_house_price;
  END WHILE;
  CLOSE c_deeds;
END
