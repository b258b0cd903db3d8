CREATE FUNCTION recorded_board(p_ruleset_id INT) RETURNS JSON
  READS SQL DATA
  COMMENT 'The rows of a ruleset that describe its board.'
BEGIN
  /*
   * Returns : as recorded_rules, for the rows of Location, Colours, Property, Rent, DeedYield,
   *           Bonus, Tile, Deck and Card.
   */
  DECLARE v_rows JSON;

  SELECT JSON_OBJECTAGG(r.name, r.columns_of_row)
    INTO v_rows
    FROM (
      SELECT CONCAT('Location location ', t.lid) AS name, JSON_OBJECT(
          'type', t.type, 'icon', t.icon) AS columns_of_row
        FROM Location AS t
        WHERE t.ruleset_id = p_ruleset_id
      UNION ALL
      SELECT CONCAT('Colours colour ', t.cid), JSON_OBJECT(
          'name', t.name)
        FROM Colours AS t
        WHERE t.ruleset_id = p_ruleset_id
      UNION ALL
      SELECT CONCAT('Property property ', t.prid), JSON_OBJECT(
          'name', t.name, 'cost', t.cost, 'colour', t.colour, 'location', t.location,
          'rent_by', t.rent_by, 'house_cost', t.house_cost, 'hotel_cost', t.hotel_cost,
          'skyscraper_cost', t.skyscraper_cost,
          'mortgage', t.mortgage)
        FROM Property AS t
        WHERE t.ruleset_id = p_ruleset_id
      UNION ALL
      SELECT CONCAT('Rent property ', t.prid, ', level ', t.level), JSON_OBJECT(
          'amount', t.amount)
        FROM Rent AS t
        WHERE t.ruleset_id = p_ruleset_id
      UNION ALL
      SELECT CONCAT('DeedYield property ', t.prid), JSON_OBJECT(
          'landings', t.landings, 'complete', t.complete, 'built', t.built,
          'built_cost', t.built_cost)
        FROM DeedYield AS t
        WHERE t.ruleset_id = p_ruleset_id
      UNION ALL
      SELECT CONCAT('Bonus bonus ', t.bid), JSON_OBJECT(
          'name', t.name, 'description', t.description, 'location', t.location,
          'effect', t.effect, 'amount', t.amount, 'hotel_amount', t.hotel_amount,
          'rent_factor', t.rent_factor, 'roll_factor', t.roll_factor, 'passing', t.passing)
        FROM Bonus AS t
        WHERE t.ruleset_id = p_ruleset_id
      UNION ALL
      SELECT CONCAT('Tile location ', t.location), JSON_OBJECT(
          'name', t.name, 'prid', t.prid, 'cost', t.cost, 'colour', t.colour,
          'rent_by', t.rent_by, 'effect', t.effect, 'amount', t.amount,
          'hotel_amount', t.hotel_amount, 'rent_factor', t.rent_factor,
          'roll_factor', t.roll_factor, 'passing', t.passing)
        FROM Tile AS t
        WHERE t.ruleset_id = p_ruleset_id
      UNION ALL
      SELECT CONCAT('Deck deck ', t.deck_id), JSON_OBJECT(
          'name', t.name)
        FROM Deck AS t
        WHERE t.ruleset_id = p_ruleset_id
      UNION ALL
      SELECT CONCAT('Card card ', t.card_id), JSON_OBJECT(
          'deck_id', t.deck_id, 'text', t.text, 'effect', t.effect, 'amount', t.amount,
          'hotel_amount', t.hotel_amount, 'rent_factor', t.rent_factor,
          'roll_factor', t.roll_factor)
        FROM Card AS t
        WHERE t.ruleset_id = p_ruleset_id) AS r;
  RETURN COALESCE(v_rows, JSON_OBJECT());
END
