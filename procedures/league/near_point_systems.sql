CREATE FUNCTION near_point_systems(p_name TEXT) RETURNS TEXT
  READS SQL DATA
  COMMENT 'The point systems that a name may be meant for.'
BEGIN
  /*
   * Takes   : p_name, which is not a point system.
   * Returns : `; perhaps …`, three at most; empty for none.
   */
  DECLARE v_near TEXT;

  SELECT /*+ SET_VAR(group_concat_max_len = 100000) */
      GROUP_CONCAT(near.point_system_name ORDER BY near.point_system_name SEPARATOR ', ')
    INTO v_near
    FROM (
      SELECT s.point_system_name
        FROM PointSystem AS s
        WHERE is_near(LEFT(TRIM(p_name), 100), s.point_system_name)
        ORDER BY s.point_system_name
        LIMIT 3) AS near;
  RETURN COALESCE(CONCAT('; perhaps ', v_near), '');
END
