CREATE PROCEDURE insert_missing_yields()
  MODIFIES SQL DATA
  COMMENT 'Inserts what properties earn, for all rulesets that were made before this was kept.'
BEGIN
  /*
   * Changes : DeedYield.
   */
  DECLARE v_rulesets JSON;
  DECLARE v_index INT DEFAULT 0;

  -- exactly one row
  SELECT JSON_ARRAYAGG(r.ruleset_id)
    INTO v_rulesets
    FROM Ruleset AS r
    WHERE EXISTS (
        SELECT pr.prid FROM Property AS pr WHERE pr.ruleset_id = r.ruleset_id)
      AND NOT EXISTS (
        SELECT y.prid FROM DeedYield AS y WHERE y.ruleset_id = r.ruleset_id);
  WHILE v_index < JSON_LENGTH(v_rulesets) DO
    CALL insert_yields(JSON_EXTRACT(v_rulesets, CONCAT('$[', v_index, ']')));
    SET v_index = v_index + 1;
  END WHILE;
END
