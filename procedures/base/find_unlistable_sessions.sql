CREATE PROCEDURE find_unlistable_sessions(OUT p_sessions JSON)
  READS SQL DATA
  COMMENT 'Finds the sessions whose statements keep MySQL from listing sessions.'
BEGIN
  /*
   * Returns : p_sessions, an array of [session, account]; NULL for none, or without the performance
   *           schema. Only accounts that have seconds in their attribute count, as createAccount
   *           sets them.
   * Why     : the performance schema shows the first 1024 bytes of a statement, up to the first
   *           that are no text: in that case a quotation mark is left open. In a function, such
   *           bytes would be an error.
   */
  -- exactly one row
  SELECT JSON_ARRAYAGG(JSON_ARRAY(s.ID, s.USER))
    INTO p_sessions
    FROM performance_schema.processlist AS s
    JOIN information_schema.USER_ATTRIBUTES AS a ON a.USER = s.USER
    WHERE JSON_VALUE(a.ATTRIBUTE, '$.sqlopoly') = DATABASE()
      AND JSON_VALUE(a.ATTRIBUTE, '$.seconds' RETURNING SIGNED) > 0
      AND (HEX(s.INFO) REGEXP '^(..)*F[0-4]'
        OR LENGTH(s.INFO) > 1020
        OR LENGTH(REPLACE(REPLACE(s.INFO, '''', ''), '"', '')) % 2 <> LENGTH(s.INFO) % 2);
END
