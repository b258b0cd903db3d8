CREATE PROCEDURE find_unlistable_sessions(OUT p_sessions JSON)
  READS SQL DATA
  COMMENT 'Finds the sessions whose statements may keep MySQL from listing sessions.'
BEGIN
  /*
   * Returns : p_sessions, an array of [session, account, weight]; NULL for none, or without the
   *           performance schema. Only accounts that have seconds in their attribute count, as
   *           createAccount sets them. The weight, as sessions_to_end: 1 where the statement shows
   *           the character, else 0.
   * Why     : the performance schema shows the first 1024 bytes of a statement, up to the first
   *           that are no text. Only where it shows the character of no session at all, those are
   *           named whose statements break off, or else last for two seconds. In a function, bytes
   *           that are no text would be an error.
   */
  WITH Seen AS (
    SELECT s.ID, s.USER, CASE
        WHEN HEX(s.INFO) REGEXP '^(..)*F[0-4]' THEN 1
        WHEN LENGTH(s.INFO) > 1020
          OR LENGTH(REPLACE(REPLACE(s.INFO, '''', ''), '"', '')) % 2 <> LENGTH(s.INFO) % 2 THEN 2
        WHEN s.TIME NOT BETWEEN 0 AND 2 THEN 3 END AS suspicion
      FROM performance_schema.processlist AS s
      WHERE s.COMMAND = 'Query' AND s.ID <> CONNECTION_ID()
  )
  -- exactly one row
  SELECT JSON_ARRAYAGG(JSON_ARRAY(s.ID, s.USER, IF(s.suspicion = 1, 1, 0)))
    INTO p_sessions
    FROM Seen AS s
    JOIN information_schema.USER_ATTRIBUTES AS a ON a.USER = s.USER
    WHERE s.suspicion = (SELECT MIN(o.suspicion) FROM Seen AS o)
      AND JSON_VALUE(a.ATTRIBUTE, '$.sqlopoly') = DATABASE()
      AND JSON_VALUE(a.ATTRIBUTE, '$.seconds' RETURNING SIGNED) > 0;
END
