CREATE PROCEDURE read_stock(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_level INT, OUT p_left INT, OUT p_is_short BOOLEAN)
  READS SQL DATA
  COMMENT 'Reads how many buildings the bank has left.'
BEGIN
  /*
   * Takes   : p_level, the number of buildings on a property.
   * Returns : p_left, buildings_left for the next building; p_is_short, lacks_houses for the last
   *           one.
   * Rule    : A9.
   * Why     : see read_set.
   */
  DECLARE v_max_houses, v_house_stock, v_hotel_stock, v_houses, v_hotels INT;

  -- exactly one row
  SELECT r.max_houses, r.house_stock, r.hotel_stock
    INTO v_max_houses, v_house_stock, v_hotel_stock
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id;
  IF COALESCE(v_house_stock, v_hotel_stock) IS NOT NULL THEN
    -- exactly one row
    SELECT SUM(IF(d.level > v_max_houses, 0, d.level)), SUM(d.level > v_max_houses)
      INTO v_houses, v_hotels
      FROM Tile AS t
      STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = p_game_id AND d.prid = t.prid
      WHERE t.ruleset_id = p_ruleset_id
      FOR SHARE OF d;
  END IF;
  SET p_left = buildings_left(
    p_level, v_max_houses, v_house_stock, v_hotel_stock, v_houses, v_hotels);
  SET p_is_short = lacks_houses(p_level, v_max_houses, v_house_stock, v_houses);
END
