CREATE FUNCTION is_final_error(p_errno INT, p_state CHAR(5)) RETURNS BOOLEAN
  DETERMINISTIC
  NO SQL
  COMMENT 'Whether a move that failed with an error would fail with it each time.'
BEGIN
  /*
   * Returns : TRUE for refusals, except that of a deploy, and for errors about values or keys.
   */
  RETURN p_state = '45000' AND p_errno <> 50060 OR LEFT(p_state, 2) IN ('22', '23');
END
