CREATE FUNCTION trade_sentence(
  p_effect JSON, p_name VARCHAR(40), p_sign VARCHAR(60), p_thousands VARCHAR(60))
  RETURNS VARCHAR(300)
  DETERMINISTIC
  NO SQL
  COMMENT 'What a trade would do to a player, in a sentence.'
BEGIN
  /*
   * Takes   : p_effect, as trade_effects; p_name, of the player; NULL to say it to them;
   *           p_sign and p_thousands, as money_text.
   */
  DECLARE v_set VARCHAR(40) DEFAULT JSON_VALUE(p_effect, '$.set');
  DECLARE v_property VARCHAR(40) DEFAULT JSON_VALUE(p_effect, '$.property');
  DECLARE v_before BIGINT DEFAULT JSON_VALUE(p_effect, '$.before' RETURNING SIGNED);
  DECLARE v_after BIGINT DEFAULT JSON_VALUE(p_effect, '$.after' RETURNING SIGNED);
  DECLARE v_with_houses BIGINT DEFAULT JSON_VALUE(p_effect, '$.with_houses' RETURNING SIGNED);
  DECLARE v_fee BIGINT DEFAULT JSON_VALUE(p_effect, '$.fee' RETURNING SIGNED);
  DECLARE v_brings BIGINT DEFAULT JSON_VALUE(p_effect, '$.brings' RETURNING SIGNED);
  DECLARE v_lift BIGINT DEFAULT JSON_VALUE(p_effect, '$.lift' RETURNING SIGNED);
  DECLARE v_lift_later BIGINT DEFAULT JSON_VALUE(p_effect, '$.lift_later' RETURNING SIGNED);
  DECLARE v_is_you BOOLEAN DEFAULT p_name IS NULL;
  DECLARE v_who VARCHAR(40) DEFAULT COALESCE(p_name, 'You');
  DECLARE v_ends VARCHAR(1) DEFAULT IF(v_is_you, '', 's');

  RETURN CASE JSON_VALUE(p_effect, '$.effect')
    WHEN 'group_completed' THEN IF(
      v_is_you, CONCAT('Completes ', v_set, ' for you.'),
      CONCAT(v_who, ' would own all of ', v_set, '.'))
    WHEN 'group_broken' THEN CONCAT(v_who, ' would no longer own all of ', v_set, '.')
    WHEN 'sale' THEN CONCAT(
      v_who, ' sell', v_ends, ' the buildings of ', v_set, ' first, for ',
      money_text(p_sign, p_thousands, v_brings), '.')
    WHEN 'mortgage' THEN CONCAT(v_property, ' is mortgaged: ', CASE
      WHEN v_fee > 0 THEN CONCAT(
        COALESCE(p_name, 'you'), ' pay', v_ends, ' ',
        money_text(p_sign, p_thousands, v_fee), ' at once, or lift', v_ends,
        ' the mortgage for ', money_text(p_sign, p_thousands, v_lift), '.')
      ELSE CONCAT(
        'lifting the mortgage costs ', money_text(p_sign, p_thousands, v_lift), IF(
          v_lift_later > v_lift,
          CONCAT(' at once, ', money_text(p_sign, p_thousands, v_lift_later), ' later'), ''), '.')
      END)
    WHEN 'rent' THEN CONCAT(
      'Rent of ', v_property, IF(v_before = v_after, ' stays ', ': '), IF(
        v_before = v_after, '', CONCAT(money_text(p_sign, p_thousands, v_before), ' → ')),
      money_text(p_sign, p_thousands, v_after), IF(
        v_with_houses IS NULL, '', CONCAT(
          '; with ', ELT(JSON_VALUE(p_effect, '$.houses' RETURNING SIGNED),
            'one house', 'two houses', 'three houses'), ' ',
          money_text(p_sign, p_thousands, v_with_houses))), '.')
    WHEN 'rent_factor' THEN CONCAT(
      'Rent of ', v_property, IF(
        v_before = v_after, ' stays ', CONCAT(': ', v_before, ' → ')), v_after,
      ' times the dice.')
    WHEN 'cards' THEN CONCAT(
      JSON_VALUE(p_effect, '$.label'), ': ', v_before, ' → ', v_after, '.')
    WHEN 'cash' THEN CONCAT(
      v_who, ' would have ', money_text(p_sign, p_thousands, v_after), IF(
        v_fee > 0,
        CONCAT(', of which ', money_text(p_sign, p_thousands, v_fee), ' is due at once'), ''),
      '.')
    END;
END
