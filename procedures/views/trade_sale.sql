CREATE FUNCTION trade_sale(p_game_id INT, p_terms JSON) RETURNS VARCHAR(2000)
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'What a trade would sell to the bank first, in sentences.'
BEGIN
  /*
   * Takes   : p_terms, of a proposed trade; NULL for none.
   * Returns : a sentence for each colour group with buildings that would lose a property; NULL
   *           for none.
   * Rule    : S10; A3.
   */
  DECLARE v_sold JSON;
  DECLARE v_sentences VARCHAR(2000);
  DECLARE v_index INT DEFAULT 0;

  IF p_terms IS NULL THEN
    RETURN NULL;
  END IF;
  -- exactly one row; the keys put the groups in order
  SELECT JSON_EXTRACT(JSON_OBJECTAGG(LPAD(sold.cid, 10, '0'), CONCAT(
      sold.name, ' sells the buildings of ', sold.colour, ' first, for ',
      money_text(sold.sign, sold.thousands, sold.price),
      '.')), '$.*')
    INTO v_sold
    FROM (
      SELECT p.name, c.name AS colour, c.cid, MAX(sign.label) AS sign,
          MAX(thousands.label) AS thousands,
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
        LEFT JOIN (SELECT ruleset_id, action AS word, label FROM Choice) AS sign
          ON sign.ruleset_id = g.ruleset_id AND sign.word = 'sign'
        LEFT JOIN (SELECT ruleset_id, action AS word, label FROM Choice) AS thousands
          ON thousands.ruleset_id = g.ruleset_id AND thousands.word = 'thousands'
        WHERE g.game_id = p_game_id
        GROUP BY p.pid, p.name, c.cid, c.name) AS sold;
  WHILE v_index < JSON_LENGTH(v_sold) DO
    SET v_sentences = LEFT(CONCAT_WS(
      ' ', v_sentences, JSON_UNQUOTE(JSON_EXTRACT(v_sold, CONCAT('$[', v_index, ']')))), 2000);
    SET v_index = v_index + 1;
  END WHILE;
  RETURN v_sentences;
END
