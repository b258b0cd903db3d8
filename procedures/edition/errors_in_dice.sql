CREATE FUNCTION errors_in_dice(p_document JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The rules of a document that name rolls which its dice cannot make.'
BEGIN
  /*
   * Takes   : p_document, complete.
   * Returns : an array of [place, error].
   */
  DECLARE v_rules JSON DEFAULT JSON_EXTRACT(p_document, '$.rules');
  DECLARE v_dice INT DEFAULT JSON_VALUE(v_rules, '$.dice_count' RETURNING SIGNED);
  DECLARE v_sides INT DEFAULT JSON_VALUE(v_rules, '$.dice_sides' RETURNING SIGNED);
  DECLARE v_range TEXT DEFAULT CONCAT(
    'must be possible with the dice: from ', v_dice, ' to ', v_dice * v_sides);
  DECLARE v_errors JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.error))
    INTO v_errors
    FROM (
      SELECT 'rules.extra_roll_dice' AS place, v_range AS error
        WHERE NOT JSON_VALUE(v_rules, '$.extra_roll_dice' RETURNING SIGNED)
          BETWEEN v_dice AND v_dice * v_sides
      UNION ALL
      SELECT 'rules.jail_exit_dice', v_range
        WHERE NOT JSON_VALUE(v_rules, '$.jail_exit_dice' RETURNING SIGNED)
          BETWEEN v_dice AND v_dice * v_sides) AS f;
  RETURN COALESCE(v_errors, JSON_ARRAY());
END
