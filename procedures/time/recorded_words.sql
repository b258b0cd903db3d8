CREATE FUNCTION recorded_words(p_ruleset_id INT) RETURNS JSON
  READS SQL DATA
  COMMENT 'The rows of a ruleset for its wording and the opening position.'
BEGIN
  /*
   * Returns : as recorded_rules, for the rows of StatusLabel, Wording, Choice, OpeningPlayer and
   *           OpeningDeed.
   */
  DECLARE v_rows JSON;

  SELECT JSON_OBJECTAGG(r.name, r.columns_of_row)
    INTO v_rows
    FROM (
      SELECT CONCAT('StatusLabel status ', t.status) AS name, JSON_OBJECT(
          'label', t.label) AS columns_of_row
        FROM StatusLabel AS t
        WHERE t.ruleset_id = p_ruleset_id
      UNION ALL
      SELECT CONCAT('Wording ', t.kind), JSON_OBJECT(
          'sentence', t.sentence)
        FROM Wording AS t
        WHERE t.ruleset_id = p_ruleset_id
      UNION ALL
      SELECT CONCAT('Choice ', t.action), JSON_OBJECT(
          'position', t.position, 'code', t.code, 'label', t.label)
        FROM Choice AS t
        WHERE t.ruleset_id = p_ruleset_id
      UNION ALL
      SELECT CONCAT('OpeningPlayer turn ', t.turn), JSON_OBJECT(
          'pid', t.pid, 'name', t.name, 'token', t.token, 'bank_balance', t.bank_balance,
          'location', t.location)
        FROM OpeningPlayer AS t
        WHERE t.ruleset_id = p_ruleset_id
      UNION ALL
      SELECT CONCAT('OpeningDeed property ', t.prid), JSON_OBJECT(
          'p_owner', t.p_owner, 'cost_factor', t.cost_factor)
        FROM OpeningDeed AS t
        WHERE t.ruleset_id = p_ruleset_id) AS r;
  RETURN COALESCE(v_rows, JSON_OBJECT());
END
