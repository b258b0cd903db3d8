CREATE FUNCTION faults_in_money(p_document JSON, p_parts JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'What a document says of the pot, taxes, trades and debts that does not go together.'
BEGIN
  /*
   * Takes   : p_document, a whole one; p_parts, as parts_of.
   * Returns : an array of [place, fault].
   */
  DECLARE v_rules JSON DEFAULT JSON_EXTRACT(p_document, '$.rules');
  DECLARE v_pot TEXT DEFAULT JSON_VALUE(p_document, '$.board.pot_location');
  DECLARE v_taxes, v_effects INT;
  DECLARE v_faults JSON DEFAULT JSON_ARRAY();

  SELECT COUNT(IF(JSON_CONTAINS_PATH(p.value, 'one', '$.tax'), 1, NULL))
    INTO v_taxes
    FROM JSON_TABLE(p_parts, '$[*]' COLUMNS (value JSON PATH '$.value')) AS p;
  SELECT COUNT(*)
    INTO v_effects
    FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
      tile JSON PATH '$', name VARCHAR(400) PATH '$.bonus')) AS j
    JOIN Effect AS e ON JSON_CONTAINS_PATH(j.tile, 'one', CONCAT('$.', e.effect))
    WHERE j.name = v_pot;
  IF v_effects > 0 THEN
    SET v_faults = JSON_ARRAY_APPEND(v_faults, '$', JSON_ARRAY(
      'board.pot_location', CONCAT(v_pot, ' has an effect of its own')));
  END IF;
  IF v_taxes = 0 THEN
    SET v_faults = JSON_MERGE_PRESERVE(v_faults, idle_rules(
      p_document, 'tax_percent', 'where there is no tax'));
  END IF;
  IF JSON_VALUE(v_rules, '$.winner') <> 'net_worth'
    AND (v_taxes = 0 OR JSON_VALUE(v_rules, '$.tax_percent') IS NULL)
  THEN
    SET v_faults = JSON_MERGE_PRESERVE(v_faults, idle_rules(
      p_document, 'worth_of_buildings', 'without tax_percent or winner: net_worth'));
  END IF;
  IF JSON_VALUE(v_rules, '$.trade') = 'none' THEN
    SET v_faults = JSON_MERGE_PRESERVE(v_faults, idle_rules(
      p_document, 'trades_per_turn', 'with trade: none'));
  END IF;
  IF JSON_VALUE(v_rules, '$.insolvency') <> 'debt' THEN
    SET v_faults = JSON_MERGE_PRESERVE(v_faults, idle_rules(
      p_document, 'insolvent_at_once', 'without insolvency: debt'));
  END IF;
  IF JSON_VALUE(v_rules, '$.insolvency') = 'bank_pays' THEN
    SET v_faults = JSON_MERGE_PRESERVE(v_faults, idle_rules(
      p_document, 'heir_gets_buildings', 'with insolvency: bank_pays'));
  END IF;
  RETURN v_faults;
END
