CREATE FUNCTION errors_in_dice(p_rules JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The rules of a document that name rolls which its dice cannot make.'
BEGIN
  /*
   * Takes   : p_rules, as sound_rules.
   * Returns : an array of [place, error].
   */
  DECLARE v_dice INT DEFAULT JSON_VALUE(p_rules, '$.dice_count' RETURNING SIGNED);
  DECLARE v_sides INT DEFAULT JSON_VALUE(p_rules, '$.dice_sides' RETURNING SIGNED);
  DECLARE v_range TEXT DEFAULT CONCAT(
    'must be possible with the dice: from ', v_dice, ' to ', v_dice * v_sides);

  RETURN COALESCE((
    SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.error))
      FROM (
        SELECT 'rules.extra_roll_dice' AS place, v_range AS error
          WHERE NOT JSON_VALUE(p_rules, '$.extra_roll_dice' RETURNING SIGNED)
            BETWEEN v_dice AND v_dice * v_sides
        UNION ALL
        SELECT 'rules.jail_exit_dice', v_range
          WHERE NOT JSON_VALUE(p_rules, '$.jail_exit_dice' RETURNING SIGNED)
            BETWEEN v_dice AND v_dice * v_sides) AS f), JSON_ARRAY());
END
