CREATE PROCEDURE refuse_amount(IN p_token VARCHAR(40), IN p_sentence VARCHAR(200))
  READS SQL DATA
  COMMENT 'Raises a refusal with amounts of money.'
BEGIN
  /*
   * Move   : reads m_ruleset_id.
   * Takes  : as refuse; ¤ stands for the currency sign of the edition.
   * Raises : p_token.
   */
  DECLARE v_sign VARCHAR(200);

  -- exactly one row
  SELECT COALESCE(JSON_VALUE(r.document, '$.words.sign'), '')
    INTO v_sign
    FROM Ruleset AS r
    WHERE r.ruleset_id = m_ruleset_id;
  CALL refuse(p_token, REPLACE(p_sentence, '¤', v_sign));
END
