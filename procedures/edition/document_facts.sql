CREATE FUNCTION document_facts(p_document JSON, p_parts JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'What a document says, in the form that obstacles are compared with.'
BEGIN
  /*
   * Takes   : p_document, complete; p_parts, as parts_of.
   * Returns : an object of the values of all rules; of each effect, whether a tile or a card has
   *           it; and of what else obstacles name. A rule without a value is left out: that is
   *           another error, or the document is older than the rule.
   */
  DECLARE v_rules, v_effects, v_board JSON;

  SELECT JSON_OBJECTAGG(r.rule, COALESCE(v.value, r.default_value))
    INTO v_rules
    FROM Rule AS r
    JOIN LATERAL (SELECT JSON_EXTRACT(
      p_document, CONCAT('$.', rule_place(r.topic, r.rule))) AS value) AS v
    WHERE r.may_be_none OR v.value IS NOT NULL;
  SELECT JSON_OBJECTAGG(e.effect, CAST(IF(EXISTS (
      SELECT 1
        FROM JSON_TABLE(p_parts, '$[*]' COLUMNS (value JSON PATH '$.value')) AS p
        WHERE JSON_CONTAINS_PATH(p.value, 'one', CONCAT('$.', e.effect))), 'true', 'false')
      AS JSON))
    INTO v_effects
    FROM Effect AS e;
  SELECT JSON_OBJECTAGG(f.fact, CAST(IF(f.is_true, 'true', 'false') AS JSON))
    INTO v_board
    FROM (
      WITH t AS (
        SELECT j.house_cost, j.hotel_cost, j.skyscraper_cost,
            COALESCE(JSON_VALUE(rent_of_tile(j.rent), '$.rent_by'), '') = 'dice' AS has_dice_rent
          FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
            property JSON PATH '$.property', house_cost JSON PATH '$.house_cost',
            hotel_cost JSON PATH '$.hotel_cost', skyscraper_cost JSON PATH '$.skyscraper_cost',
            rent JSON PATH '$.rent')) AS j
          WHERE j.property IS NOT NULL)
      SELECT 'properties' AS fact, (SELECT COUNT(*) FROM t) > 0 AS is_true
      UNION ALL
      SELECT 'house_cost', (SELECT COUNT(t.house_cost) FROM t) > 0
      UNION ALL
      SELECT 'hotel_cost', (SELECT COUNT(t.hotel_cost) FROM t) > 0
      UNION ALL
      SELECT 'skyscraper_cost', (SELECT COUNT(t.skyscraper_cost) FROM t) > 0
      UNION ALL
      SELECT 'rent by dice', (SELECT COUNT(*) FROM t WHERE t.has_dice_rent) > 0
      UNION ALL
      SELECT 'rent but by dice', (SELECT COUNT(*) FROM t WHERE NOT t.has_dice_rent) > 0
      UNION ALL
      SELECT 'opening', COALESCE(JSON_LENGTH(p_document, '$.opening'), 0) > 0
      UNION ALL
      SELECT 'more than 60 players', JSON_VALUE(v_rules, '$.max_players' RETURNING SIGNED) > 60
      ) AS f;
  RETURN JSON_MERGE_PRESERVE(v_rules, v_effects, v_board);
END
