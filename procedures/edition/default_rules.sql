CREATE FUNCTION default_rules() RETURNS JSON
  READS SQL DATA
  COMMENT 'The default values of the rules, in the form of a document.'
BEGIN
  /*
   * Returns : an object of rules and board. Rules whose default is none are left out.
   */
  DECLARE v_rules, v_board JSON;

  SELECT JSON_OBJECTAGG(r.rule, r.default_value)
    INTO v_board
    FROM Rule AS r
    WHERE r.topic = 'board' AND NOT r.may_be_none;
  SELECT JSON_OBJECTAGG(r.rule, r.default_value)
    INTO v_rules
    FROM Rule AS r
    WHERE r.topic <> 'board' AND NOT r.may_be_none;
  RETURN JSON_OBJECT('rules', v_rules, 'board', v_board);
END
