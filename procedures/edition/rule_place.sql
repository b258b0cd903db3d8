CREATE FUNCTION rule_place(p_topic TEXT, p_rule TEXT) RETURNS TEXT
  DETERMINISTIC
  NO SQL
  COMMENT 'The place of a rule in a document.'
BEGIN
  RETURN CONCAT(IF(p_topic = 'board', 'board.', 'rules.'), p_rule);
END
