CREATE FUNCTION errors_in_jail(p_document JSON, p_parts JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The contradictions in a document about jail.'
BEGIN
  /*
   * Takes   : p_document, complete; p_parts, as parts_of.
   * Returns : an array of [place, error].
   */
  DECLARE v_rules JSON DEFAULT JSON_EXTRACT(p_document, '$.rules');
  DECLARE v_jail JSON DEFAULT JSON_EXTRACT(p_document, '$.board.jail_location');
  DECLARE v_fine BOOLEAN DEFAULT JSON_VALUE(v_rules, '$.jail_fine') IS NOT NULL;
  DECLARE v_turns BOOLEAN DEFAULT JSON_VALUE(v_rules, '$.jail_turns') IS NOT NULL;
  DECLARE v_doubles BOOLEAN DEFAULT JSON_VALUE(v_rules, '$.doubles_to_jail') IS NOT NULL;
  DECLARE v_ways INT;
  DECLARE v_errors JSON;

  SELECT COUNT(*) + v_doubles
    INTO v_ways
    FROM JSON_TABLE(p_parts, '$[*]' COLUMNS (value JSON PATH '$.value')) AS p
    WHERE JSON_CONTAINS_PATH(p.value, 'one', '$.go_to_jail');
  SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.error))
    INTO v_errors
    FROM (
      SELECT 'rules.doubles_to_jail' AS place, 'needs board.jail_location' AS error
        WHERE v_doubles AND v_jail IS NULL
      UNION ALL
      SELECT 'rules', CONCAT('offer no way out of jail: set jail_exit_dice, jail_exit_doubles, ',
          'jail_fine or jail_turns')
        WHERE v_ways > 0
          AND NOT v_fine
          AND NOT v_turns
          AND JSON_VALUE(v_rules, '$.jail_exit_dice') IS NULL
          AND JSON_VALUE(v_rules, '$.jail_exit_doubles') = 'false'
      UNION ALL
      SELECT 'rules.jail_last_roll', 'pays_and_moves needs jail_fine and jail_turns'
        WHERE v_ways > 0
          AND JSON_VALUE(v_rules, '$.jail_last_roll') = 'pays_and_moves'
          AND NOT (v_fine AND v_turns)
      UNION ALL
      SELECT place_of(p.place, 'jail_card'), 'makes no sense where nothing leads to jail'
        FROM JSON_TABLE(p_parts, '$[*]' COLUMNS (
          place TEXT PATH '$.place', value JSON PATH '$.value')) AS p
        WHERE v_ways = 0 AND JSON_CONTAINS_PATH(p.value, 'one', '$.jail_card')) AS f;
  RETURN JSON_MERGE_PRESERVE(
    COALESCE(v_errors, JSON_ARRAY()),
    IF(v_ways > 0, JSON_ARRAY(), idle_rules(
      p_document, CONCAT('jail_exit_dice,jail_exit_doubles,jail_fine,jail_turns,jail_wait,',
        'jail_last_roll,rent_in_jail'), 'where nothing leads to jail')));
END
