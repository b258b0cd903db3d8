CREATE FUNCTION near_editions(p_name TEXT) RETURNS TEXT
  READS SQL DATA
  COMMENT 'The editions and boards that a name may be meant for.'
BEGIN
  /*
   * Takes   : p_name, which is not an edition or a board.
   * Returns : `; perhaps …`, three at most; empty for none.
   */
  DECLARE v_near TEXT;

  SELECT /*+ SET_VAR(group_concat_max_len = 100000) */
      GROUP_CONCAT(near.edition ORDER BY near.edition SEPARATOR ', ')
    INTO v_near
    FROM (
      SELECT e.edition
        FROM Edition AS e
        WHERE is_near(LEFT(p_name, 100), e.edition)
        ORDER BY e.edition
        LIMIT 3) AS near;
  RETURN COALESCE(CONCAT('; perhaps ', v_near), '');
END
