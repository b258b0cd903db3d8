CREATE FUNCTION errors_in_end(p_document JSON, p_parts JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The contradictions between the rules of a document about players, money and the end.'
BEGIN
  /*
   * Takes   : p_document, complete; p_parts, as parts_of.
   * Returns : an array of [place, error].
   */
  DECLARE v_rules JSON DEFAULT JSON_EXTRACT(p_document, '$.rules');
  DECLARE v_most INT DEFAULT JSON_VALUE(v_rules, '$.max_players' RETURNING SIGNED);
  DECLARE v_can_build BOOLEAN DEFAULT
    JSON_VALUE(v_rules, '$.max_houses') > 0 OR JSON_VALUE(v_rules, '$.has_hotels') = 'true';
  DECLARE v_cards INT;
  DECLARE v_errors JSON;

  SELECT COUNT(*)
    INTO v_cards
    FROM JSON_TABLE(p_parts, '$[*]' COLUMNS (value JSON PATH '$.value')) AS p
    WHERE JSON_CONTAINS_PATH(p.value, 'one', '$.jail_card');
  SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.error))
    INTO v_errors
    FROM (
      SELECT 'rules.min_players' AS place, CONCAT('must not be more than max_players, ', v_most)
          AS error
        WHERE JSON_VALUE(v_rules, '$.min_players' RETURNING SIGNED) > v_most
      UNION ALL
      SELECT 'rules.players_left_to_end', CONCAT('must be less than max_players, ', v_most)
        WHERE JSON_VALUE(v_rules, '$.players_left_to_end' RETURNING SIGNED) >= v_most
      UNION ALL
      SELECT 'rules.bankruptcies_to_end', CONCAT('must be less than max_players, ', v_most)
        WHERE JSON_VALUE(v_rules, '$.bankruptcies_to_end' RETURNING SIGNED) >= v_most
      UNION ALL
      SELECT 'rules.hotel_after', CONCAT(
          'must be less than max_houses, ', JSON_VALUE(v_rules, '$.max_houses'))
        WHERE JSON_VALUE(v_rules, '$.hotel_after' RETURNING SIGNED)
          >= JSON_VALUE(v_rules, '$.max_houses' RETURNING SIGNED)
      UNION ALL
      SELECT 'rules.insolvency', 'debt needs can_leave: yes, for players who cannot pay in the end'
        WHERE JSON_VALUE(v_rules, '$.insolvency') = 'debt'
          AND JSON_VALUE(v_rules, '$.can_leave') = 'false'
      UNION ALL
      -- movesView has a row for each of them with each of the others.
      SELECT 'rules.estate_between_turns',
          'needs trade: none, or max_players of at most 60, because everybody may propose a trade'
        WHERE JSON_VALUE(v_rules, '$.estate_between_turns') = 'true'
          AND JSON_VALUE(v_rules, '$.trade') <> 'none' AND v_most > 60
      UNION ALL
      SELECT place_of(p.place, 'pay_per_building'), 'makes no sense where nothing can be built'
        FROM JSON_TABLE(p_parts, '$[*]' COLUMNS (
          place TEXT PATH '$.place', value JSON PATH '$.value')) AS p
        WHERE JSON_CONTAINS_PATH(p.value, 'one', '$.pay_per_building') AND NOT v_can_build) AS f;
  RETURN JSON_MERGE_PRESERVE(
    COALESCE(v_errors, JSON_ARRAY()),
    IF(JSON_VALUE(v_rules, '$.winner') = 'last', idle_rules(
      p_document, 'turn_limit,players_left_to_end,bankruptcies_to_end', 'with winner: last'),
      JSON_ARRAY()),
    IF(JSON_VALUE(v_rules, '$.deeds_dealt') = 0, idle_rules(
      p_document, 'deal_costs', 'without deeds_dealt'), JSON_ARRAY()),
    IF(JSON_VALUE(p_document, '$.board.salary') = 0, idle_rules(
      p_document, 'buys_after_lap', 'without a salary'), JSON_ARRAY()),
    IF(NOT v_can_build AND JSON_VALUE(v_rules, '$.trade') = 'none'
      AND COALESCE(JSON_VALUE(v_rules, '$.mortgage_percent'),
        JSON_VALUE(v_rules, '$.sell_deed_percent')) IS NULL, idle_rules(
      p_document, 'estate_between_turns', 'with nothing to build, sell, mortgage or trade'),
      JSON_ARRAY()),
    IF(v_cards = 0, idle_rules(
      p_document, 'cards_go_to_creditor', 'without a jail_card'), JSON_ARRAY()),
    IF(v_cards > 0 AND JSON_VALUE(v_rules, '$.insolvency') = 'bank_pays', idle_rules(
      p_document, 'cards_go_to_creditor', 'with insolvency: bank_pays'), JSON_ARRAY()));
END
