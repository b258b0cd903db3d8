CREATE FUNCTION errors_in_money(p_document JSON, p_parts JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The contradictions in a document about the pot, taxes, trades and debts.'
BEGIN
  /*
   * Takes   : p_document, complete; p_parts, as parts_of.
   * Returns : an array of [place, error].
   */
  DECLARE v_rules JSON DEFAULT JSON_EXTRACT(p_document, '$.rules');
  DECLARE v_pot VARCHAR(20) DEFAULT JSON_VALUE(v_rules, '$.pot');
  DECLARE v_pot_location TEXT DEFAULT JSON_VALUE(p_document, '$.board.pot_location');
  DECLARE v_taxes, v_effects, v_takers INT;
  DECLARE v_errors JSON DEFAULT JSON_ARRAY();

  SELECT COUNT(IF(JSON_CONTAINS_PATH(p.value, 'one', '$.tax'), 1, NULL)),
      COUNT(IF(JSON_CONTAINS_PATH(p.value, 'one', '$.take_pot'), 1, NULL))
    INTO v_taxes, v_takers
    FROM JSON_TABLE(p_parts, '$[*]' COLUMNS (value JSON PATH '$.value')) AS p;
  SELECT COUNT(*)
    INTO v_effects
    FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
      tile JSON PATH '$', name VARCHAR(400) PATH '$.bonus')) AS j
    JOIN Effect AS e ON JSON_CONTAINS_PATH(j.tile, 'one', CONCAT('$.', e.effect))
    WHERE j.name = v_pot_location;
  IF v_effects > 0 THEN
    SET v_errors = JSON_ARRAY_APPEND(v_errors, '$', JSON_ARRAY(
      'board.pot_location', CONCAT(v_pot_location, ' has an effect of its own')));
  END IF;
  IF v_pot = 'none' AND v_takers > 0 THEN
    SELECT JSON_MERGE_PRESERVE(v_errors, JSON_ARRAYAGG(JSON_ARRAY(
        place_of(p.place, 'take_pot'), 'makes no sense with pot: none')))
      INTO v_errors
      FROM JSON_TABLE(p_parts, '$[*]' COLUMNS (
        place TEXT PATH '$.place', value JSON PATH '$.value')) AS p
      WHERE JSON_CONTAINS_PATH(p.value, 'one', '$.take_pot');
  ELSEIF v_pot <> 'none' AND v_takers = 0 AND v_pot_location IS NULL THEN
    SET v_errors = JSON_ARRAY_APPEND(v_errors, '$', JSON_ARRAY(
      'rules.pot', CONCAT(v_pot, ' needs a tile or a card with take_pot, or pot_location')));
  END IF;
  IF v_taxes = 0 THEN
    SET v_errors = JSON_MERGE_PRESERVE(v_errors, idle_rules(
      p_document, 'tax_percent', 'where there is no tax'));
  END IF;
  IF JSON_VALUE(v_rules, '$.winner') <> 'net_worth'
    AND (v_taxes = 0 OR JSON_VALUE(v_rules, '$.tax_percent') IS NULL)
  THEN
    SET v_errors = JSON_MERGE_PRESERVE(v_errors, idle_rules(
      p_document, 'worth_of_buildings', 'without tax_percent or winner: net_worth'));
  END IF;
  IF JSON_VALUE(v_rules, '$.trade') = 'none' THEN
    SET v_errors = JSON_MERGE_PRESERVE(v_errors, idle_rules(
      p_document, 'trades_per_turn', 'with trade: none'));
  END IF;
  IF JSON_VALUE(v_rules, '$.insolvency') <> 'debt' THEN
    SET v_errors = JSON_MERGE_PRESERVE(v_errors, idle_rules(
      p_document, 'insolvent_at_once', 'without insolvency: debt'));
  END IF;
  IF JSON_VALUE(v_rules, '$.insolvency') = 'bank_pays' THEN
    SET v_errors = JSON_MERGE_PRESERVE(v_errors, idle_rules(
      p_document, 'heir_gets_buildings', 'with insolvency: bank_pays'));
  END IF;
  RETURN v_errors;
END
