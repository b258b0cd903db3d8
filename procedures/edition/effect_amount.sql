CREATE FUNCTION effect_amount(
  p_ruleset_id INT, p_tiles JSON, p_effect VARCHAR(20), p_written JSON) RETURNS INT
  READS SQL DATA
  COMMENT 'The amount of a bonus or card.'
BEGIN
  /*
   * Takes   : p_ruleset_id, which has the decks; p_tiles of its document, as tiles_of; p_effect,
   *           NULL for none; p_written, the bonus or card as written.
   * Returns : money, tiles, a percentage, a location (for a kind, that of one of its tiles) or a
   *           deck, depending on the effect; 0 where it has no amount.
   */
  DECLARE v_value JSON DEFAULT JSON_EXTRACT(p_written, CONCAT('$.', p_effect));
  DECLARE v_name VARCHAR(40) DEFAULT JSON_UNQUOTE(v_value);
  DECLARE v_kind VARCHAR(20);
  DECLARE v_amount INT DEFAULT 0;

  SELECT e.amount_is INTO v_kind FROM Effect AS e WHERE e.effect = p_effect;
  CASE v_kind
    WHEN 'location' THEN
      SELECT t.location
        INTO v_amount
        FROM JSON_TABLE(p_tiles, '$[*]' COLUMNS (
          location INT PATH '$.location', name VARCHAR(40) PATH '$.name')) AS t
        WHERE t.name = v_name;
    WHEN 'kind' THEN
      SELECT MIN(t.location)
        INTO v_amount
        FROM JSON_TABLE(p_tiles, '$[*]' COLUMNS (
          location INT PATH '$.location', name VARCHAR(40) PATH '$.name',
          colour VARCHAR(40) PATH '$.tile.colour')) AS t
        WHERE COALESCE(t.colour, t.name) = v_name;
    WHEN 'deck' THEN
      SELECT d.deck_id
        INTO v_amount
        FROM Deck AS d
        WHERE d.ruleset_id = p_ruleset_id AND d.name = v_name;
    WHEN 'money' THEN
      SET v_amount = v_value;
    WHEN 'tiles' THEN
      SET v_amount = v_value;
    WHEN 'percent' THEN
      SET v_amount = v_value;
    ELSE
      SET v_amount = 0;
  END CASE;
  RETURN v_amount;
END
