CREATE FUNCTION prepared_statements() RETURNS INT
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'How many prepared statements the server holds, for all sessions.'
BEGIN
  DECLARE v_count INT;

  SELECT MAX(CAST(v.VARIABLE_VALUE AS SIGNED))
    INTO v_count
    FROM performance_schema.global_status AS v
    WHERE v.VARIABLE_NAME = 'Prepared_stmt_count';
  RETURN COALESCE(v_count, 0);
END
