CREATE PROCEDURE sell_buildings_of_set(
  IN p_game_id INT, IN p_record_id INT, IN p_game JSON, IN p_player_id INT, IN p_prid INT,
  INOUT p_event_no INT)
  MODIFIES SQL DATA
  COMMENT 'Sells all buildings of the set of a property to the bank.'
BEGIN
  /*
   * Takes   : p_game, as game_facts.
   * Changes : Deed, Player, one Event a building.
   * Rule    : seed 004, Trading.
   */
  DECLARE v_deeds JSON DEFAULT deeds_facts(p_game_id);
  DECLARE v_prids JSON DEFAULT JSON_KEYS(v_deeds);
  DECLARE v_colour INT DEFAULT JSON_EXTRACT(v_deeds, CONCAT('$."', p_prid, '".colour'));
  DECLARE v_index, v_prid, v_level INT DEFAULT 0;

  WHILE v_index < JSON_LENGTH(v_prids) DO
    SET v_prid = JSON_UNQUOTE(JSON_EXTRACT(v_prids, CONCAT('$[', v_index, ']')));
    SET v_level = IF(
      JSON_EXTRACT(v_deeds, CONCAT('$."', v_prid, '".colour')) = v_colour,
      JSON_EXTRACT(v_deeds, CONCAT('$."', v_prid, '".level')), 0);
    WHILE v_level > 0 DO
      CALL transfer(
        p_game_id, p_record_id, 'sold', p_player_id, NULL, p_player_id,
        COALESCE(estate_price(p_game, deed_facts(p_game_id, v_prid), 'sell'), 0), NULL, v_prid,
        p_event_no);
      SET v_level = v_level - 1;
      CALL update_deed(p_game_id, v_prid, p_player_id, 1, v_level, FALSE);
    END WHILE;
    SET v_index = v_index + 1;
  END WHILE;
END
