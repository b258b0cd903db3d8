CREATE FUNCTION is_final_error(p_errno INT, p_state CHAR(5)) RETURNS BOOLEAN
  DETERMINISTIC
  NO SQL
  COMMENT 'Whether a move that ended with an error would end with it each time.'
BEGIN
  /*
   * Returns : TRUE for a refusal, but for that of a deploy, and for an error about values or keys.
   */
  RETURN p_state = '45000' AND p_errno <> 50060 OR LEFT(p_state, 2) IN ('22', '23');
END
