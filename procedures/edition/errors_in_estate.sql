CREATE FUNCTION errors_in_estate(p_document JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The contradictions in a document about purchases, buildings and mortgages.'
BEGIN
  /*
   * Takes   : p_document, complete.
   * Returns : an array of [place, error].
   * Why     : without properties on the board these rules have no effect, so any are valid.
   */
  DECLARE v_rules JSON DEFAULT JSON_EXTRACT(p_document, '$.rules');
  DECLARE v_properties, v_houses, v_hotels INT;
  DECLARE v_errors JSON DEFAULT JSON_ARRAY();
  DECLARE v_built TEXT DEFAULT CONCAT(
    'build_evenly,sell_percent,house_stock,hotel_stock,hotel_shortage,hotel_after,',
    'worth_of_buildings,heir_gets_buildings,building_percent');

  SELECT COUNT(j.name), COUNT(j.house_cost), COUNT(j.hotel_cost)
    INTO v_properties, v_houses, v_hotels
    FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
      name JSON PATH '$.property', house_cost JSON PATH '$.house_cost',
      hotel_cost JSON PATH '$.hotel_cost')) AS j;
  IF JSON_VALUE(v_rules, '$.auction') = 'declined' AND JSON_VALUE(v_rules, '$.purchase') = 'forced'
  THEN
    SET v_errors = JSON_ARRAY_APPEND(v_errors, '$', JSON_ARRAY(
      'rules.auction', 'declined makes no sense with purchase: forced'));
  END IF;
  IF JSON_VALUE(v_rules, '$.auction') = 'none' THEN
    SET v_errors = JSON_MERGE_PRESERVE(v_errors, idle_rules(
      p_document, 'first_bid_percent,raise_percent,auction_seconds,bid_seconds,bankrupt_estate',
      'without an auction'));
  ELSEIF JSON_VALUE(v_rules, '$.first_bid_percent' RETURNING SIGNED) = 0 THEN
    SET v_errors = JSON_MERGE_PRESERVE(v_errors, idle_rules(
      p_document, 'raise_percent', 'without first_bid_percent'));
  END IF;
  IF JSON_VALUE(v_rules, '$.auction_seconds') IS NULL THEN
    SET v_errors = JSON_MERGE_PRESERVE(v_errors, idle_rules(
      p_document, 'bid_seconds', 'without auction_seconds'));
  END IF;
  IF JSON_VALUE(v_rules, '$.mortgage_percent') IS NULL THEN
    SET v_errors = JSON_MERGE_PRESERVE(v_errors, idle_rules(
      p_document, 'redeem_fee,mortgage_unit,handover_fee,handover_at_once',
      'without mortgage_percent'));
  ELSEIF JSON_VALUE(v_rules, '$.handover_fee' RETURNING SIGNED) = 0 THEN
    SET v_errors = JSON_MERGE_PRESERVE(v_errors, idle_rules(
      p_document, 'handover_at_once', 'without handover_fee'));
  END IF;
  IF v_properties > 0 AND v_houses + v_hotels = 0 THEN
    SET v_errors = JSON_MERGE_PRESERVE(v_errors, idle_rules(
      p_document, CONCAT('max_houses,has_hotels,', v_built), 'on a board without house_cost'));
  ELSEIF v_properties > 0
    AND JSON_VALUE(v_rules, '$.max_houses' RETURNING SIGNED) = 0
    AND JSON_VALUE(v_rules, '$.has_hotels') = 'false'
  THEN
    SET v_errors = JSON_MERGE_PRESERVE(v_errors, idle_rules(
      p_document, v_built, 'where nothing can be built'));
  ELSEIF v_properties > 0 AND v_hotels = 0 THEN
    SET v_errors = JSON_MERGE_PRESERVE(v_errors, idle_rules(p_document,
      'has_hotels,hotel_stock,hotel_shortage,hotel_after', 'on a board without hotel_cost'));
  ELSEIF JSON_VALUE(v_rules, '$.has_hotels') = 'false' THEN
    SET v_errors = JSON_MERGE_PRESERVE(v_errors, idle_rules(
      p_document, 'hotel_stock,hotel_shortage,hotel_after', 'without has_hotels'));
  END IF;
  IF JSON_VALUE(v_rules, '$.house_stock') IS NULL THEN
    SET v_errors = JSON_MERGE_PRESERVE(v_errors, idle_rules(
      p_document, 'hotel_shortage', 'without house_stock'));
  END IF;
  IF v_properties = 0 THEN
    SET v_errors = JSON_MERGE_PRESERVE(v_errors, idle_rules(p_document, CONCAT('deeds_dealt,',
      'sell_deed_percent,rent_in_jail,bankrupt_estate,buys_after_lap,estate_between_turns'),
      'on a board without properties'));
  ELSEIF JSON_LENGTH(p_document, '$.opening') > 0 THEN
    SET v_errors = JSON_MERGE_PRESERVE(v_errors, idle_rules(
      p_document, 'deeds_dealt', 'with an opening position, which gives out properties'));
  END IF;
  RETURN v_errors;
END
