CREATE PROCEDURE charge_upkeep(IN p_card_id INT, IN p_amount BIGINT, INOUT p_due BIGINT)
  READS SQL DATA
  COMMENT 'Finds out what a player owes for their buildings.'
BEGIN
  /*
   * Move    : reads m_game_id m_ruleset_id m_turn_player m_location.
   * Takes   : p_card_id, the card that says so, NULL for the tile; p_amount, for a house.
   * Returns : p_due, the amount.
   * Rule    : S12; A10.
   */
  DECLARE v_hotel_amount INT;

  -- exactly one row
  SELECT IF(p_card_id IS NULL, t.hotel_amount, c.hotel_amount)
    INTO v_hotel_amount
    FROM Tile AS t
    LEFT JOIN Card AS c ON c.ruleset_id = t.ruleset_id AND c.card_id = p_card_id
    WHERE t.ruleset_id = m_ruleset_id
      AND t.location = m_location;
  CALL count_upkeep(p_amount, v_hotel_amount, p_due);
END
