CREATE PROCEDURE insert_bonuses(IN p_ruleset_id INT, IN p_document JSON)
  MODIFIES SQL DATA
  COMMENT 'Inserts the decks, cards and bonuses of a new ruleset.'
BEGIN
  /*
   * Takes   : p_document, complete and valid.
   * Changes : Deck, Card, Bonus.
   * Why     : decks are numbered from 1 by name, cards from 1 by deck and place in it, bonuses from
   *           0 by location.
   */
  DECLARE v_tiles JSON DEFAULT tiles_of(p_document);
  DECLARE v_decks JSON;

  INSERT INTO Deck (ruleset_id, deck_id, name)
    SELECT p_ruleset_id, ROW_NUMBER() OVER (ORDER BY d.name), d.name
      FROM JSON_TABLE(JSON_KEYS(p_document, '$.decks'), '$[*]' COLUMNS (
        name VARCHAR(40) PATH '$')) AS d;
  SELECT JSON_ARRAYAGG(JSON_ARRAY(d.deck_id, d.name))
    INTO v_decks
    FROM Deck AS d
    WHERE d.ruleset_id = p_ruleset_id;
  INSERT INTO Card (
      ruleset_id, card_id, deck_id, text, effect, amount, hotel_amount, rent_factor, roll_factor)
    SELECT p_ruleset_id, ROW_NUMBER() OVER (ORDER BY d.deck_id, j.n), d.deck_id, j.text,
        COALESCE(e.effect, 'none'), effect_amount(p_ruleset_id, v_tiles, e.effect, j.card),
        j.hotel, j.rent_factor, j.roll_factor
      FROM JSON_TABLE(v_decks, '$[*]' COLUMNS (
        deck_id INT PATH '$[0]', name VARCHAR(40) PATH '$[1]')) AS d
      JOIN JSON_TABLE(
        JSON_EXTRACT(p_document, CONCAT('$.decks.', JSON_QUOTE(d.name))), '$[*]' COLUMNS (
          n FOR ORDINALITY, card JSON PATH '$', text VARCHAR(200) PATH '$.text',
          hotel INT PATH '$.hotel', rent_factor INT PATH '$.rent_factor',
          roll_factor INT PATH '$.roll_factor')) AS j
      LEFT JOIN Effect AS e ON JSON_CONTAINS_PATH(j.card, 'one', CONCAT('$.', e.effect));
  INSERT INTO Bonus (
      ruleset_id, bid, name, description, location, effect, amount, hotel_amount, rent_factor,
      roll_factor, passing)
    SELECT p_ruleset_id, ROW_NUMBER() OVER (ORDER BY t.location) - 1, t.name, t.text, t.location,
        COALESCE(e.effect, IF(
          r.pot <> 'none' AND t.location = r.pot_location, 'take_pot', 'none')),
        effect_amount(p_ruleset_id, v_tiles, e.effect, t.tile), t.hotel,
        t.rent_factor, t.roll_factor, COALESCE(t.collected, -t.paid)
      FROM Ruleset AS r
      JOIN JSON_TABLE(v_tiles, '$[*]' COLUMNS (
        location INT PATH '$.location', name VARCHAR(40) PATH '$.name', tile JSON PATH '$.tile',
        text VARCHAR(100) PATH '$.tile.text', hotel INT PATH '$.tile.hotel',
        rent_factor INT PATH '$.tile.rent_factor', roll_factor INT PATH '$.tile.roll_factor',
        collected INT PATH '$.tile.collect_passing', paid INT PATH '$.tile.pay_passing',
        is_property BOOLEAN PATH '$.is_property')) AS t
      LEFT JOIN Effect AS e ON JSON_CONTAINS_PATH(t.tile, 'one', CONCAT('$.', e.effect))
      WHERE r.ruleset_id = p_ruleset_id AND NOT t.is_property;
END
