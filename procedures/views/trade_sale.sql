CREATE FUNCTION trade_sale(p_game_id INT, p_terms JSON) RETURNS VARCHAR(400)
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'What a trade would sell to the bank first, in sentences.'
BEGIN
  /*
   * Takes   : p_terms, of a proposed trade.
   * Returns : a sentence for each colour group with buildings of which a property would change
   *           hands; NULL for none.
   * Rule    : S10; A3.
   */
  DECLARE v_sentences VARCHAR(400);

  SELECT GROUP_CONCAT(CONCAT(
      sold.name, ' sells the buildings of ', sold.colour, ' first, for ', sold.sign, sold.price,
      '.') ORDER BY sold.cid SEPARATOR ' ')
    INTO v_sentences
    FROM (
      SELECT p.name, c.name AS colour, c.cid, COALESCE(MAX(sign.label), '') AS sign,
          SUM(buildings_value(
            d.level, pr.house_cost, pr.hotel_cost, r.max_houses, r.sell_percent)) AS price
        FROM GameState AS g
        STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
        STRAIGHT_JOIN (
          SELECT DISTINCT g.ruleset_id, t.colour
            FROM JSON_TABLE(JSON_MERGE_PRESERVE(
              COALESCE(JSON_EXTRACT(p_terms, '$.give.properties'), JSON_ARRAY()),
              COALESCE(JSON_EXTRACT(p_terms, '$.take.properties'), JSON_ARRAY())),
              '$[*]' COLUMNS (prid INT PATH '$')) AS given
            JOIN GameState AS g ON g.game_id = p_game_id
            JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.prid = given.prid) AS traded
        STRAIGHT_JOIN Property AS pr ON pr.ruleset_id = g.ruleset_id AND pr.colour = traded.colour
        STRAIGHT_JOIN Deed AS d ON d.game_id = g.game_id AND d.prid = pr.prid AND d.level > 0
        STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND p.pid = d.p_owner
        STRAIGHT_JOIN Colours AS c ON c.ruleset_id = g.ruleset_id AND c.cid = pr.colour
        LEFT JOIN Choice AS sign ON sign.ruleset_id = g.ruleset_id AND sign.action = 'sign'
        WHERE g.game_id = p_game_id
        GROUP BY p.pid, p.name, c.cid, c.name) AS sold;
  RETURN v_sentences;
END
