CREATE FUNCTION statements_by_account() RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'How many prepared statements each account holds, if the server says so.'
BEGIN
  /*
   * Returns : an object of numbers by account; NULL when the server says of less than half of the
   *           statements who holds them: without its performance schema, its instruments of
   *           statements, or the right to read it.
   */
  DECLARE v_held JSON;
  DECLARE v_total INT;
  DECLARE EXIT HANDLER FOR 1142
  BEGIN
    RETURN NULL;
  END;

  -- exactly one row
  SELECT JSON_OBJECTAGG(h.account, h.held), SUM(h.held)
    INTO v_held, v_total
    FROM (
      SELECT t.PROCESSLIST_USER AS account, COUNT(*) AS held
        FROM performance_schema.prepared_statements_instances AS p
        JOIN performance_schema.threads AS t ON t.THREAD_ID = p.OWNER_THREAD_ID
        WHERE t.PROCESSLIST_USER IS NOT NULL
        GROUP BY t.PROCESSLIST_USER) AS h;
  RETURN IF(v_total * 2 >= prepared_statements(), v_held, NULL);
END
