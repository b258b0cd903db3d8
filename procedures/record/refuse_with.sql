CREATE PROCEDURE refuse_with(IN p_refusal VARCHAR(200))
  READS SQL DATA
  COMMENT 'Raises the refusal that a function returned.'
BEGIN
  /*
   * Move   : reads m_ruleset_id.
   * Takes  : `token: sentence`, as refuse_amount; NULL raises nothing.
   * Raises : that.
   */
  IF p_refusal IS NOT NULL THEN
    CALL refuse_amount(
      SUBSTRING_INDEX(p_refusal, ': ', 1), SUBSTRING(p_refusal, LOCATE(': ', p_refusal) + 2));
  END IF;
END
