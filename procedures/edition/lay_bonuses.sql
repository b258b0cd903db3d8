CREATE PROCEDURE lay_bonuses(IN p_ruleset_id INT, IN p_document JSON)
  MODIFIES SQL DATA
  COMMENT 'Gives a new ruleset its decks, cards and bonuses.'
BEGIN
  /*
   * Takes   : p_document, a whole one without faults.
   * Changes : Deck, Card, Bonus.
   * Why     : decks are numbered from 1 by name, cards from 1 by deck and place in it, bonuses from
   *           0 by location.
   */
  INSERT INTO Deck (ruleset_id, deck_id, name)
    SELECT p_ruleset_id, ROW_NUMBER() OVER (ORDER BY d.name), d.name
      FROM JSON_TABLE(JSON_KEYS(p_document, '$.decks'), '$[*]' COLUMNS (
        name VARCHAR(40) PATH '$')) AS d;
  INSERT INTO Card (ruleset_id, card_id, deck_id, text, effect, amount)
    SELECT p_ruleset_id, ROW_NUMBER() OVER (ORDER BY d.deck_id, j.n), d.deck_id, j.text,
        COALESCE(e.effect, 'none'), effect_amount(p_ruleset_id, p_document, e.effect, j.card)
      FROM Deck AS d
      JOIN JSON_TABLE(
        JSON_EXTRACT(p_document, CONCAT('$.decks.', JSON_QUOTE(d.name))), '$[*]' COLUMNS (
          n FOR ORDINALITY, card JSON PATH '$', text VARCHAR(200) PATH '$.text')) AS j
      LEFT JOIN Effect AS e ON JSON_CONTAINS_PATH(j.card, 'one', CONCAT('$.', e.effect))
      WHERE d.ruleset_id = p_ruleset_id;
  INSERT INTO Bonus (ruleset_id, bid, name, description, location, effect, amount)
    SELECT p_ruleset_id, ROW_NUMBER() OVER (ORDER BY t.location) - 1, t.name, t.text, t.location,
        COALESCE(e.effect, 'none'), effect_amount(p_ruleset_id, p_document, e.effect, t.tile)
      FROM JSON_TABLE(tiles_of(p_document), '$[*]' COLUMNS (
        location INT PATH '$.location', name VARCHAR(40) PATH '$.name', tile JSON PATH '$.tile',
        text VARCHAR(100) PATH '$.tile.text', is_property BOOLEAN PATH '$.is_property')) AS t
      LEFT JOIN Effect AS e ON JSON_CONTAINS_PATH(t.tile, 'one', CONCAT('$.', e.effect))
      WHERE NOT t.is_property;
END
