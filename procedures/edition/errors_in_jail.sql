CREATE FUNCTION errors_in_jail(p_facts JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'Reports a document in which players go to jail and cannot get out.'
BEGIN
  /*
   * Takes   : p_facts, as document_facts.
   * Returns : an array of [place, error].
   */
  IF JSON_CONTAINS(p_facts, JSON_OBJECT(
      'jail_exit_dice', NULL, 'jail_fine', NULL, 'jail_turns', NULL,
      'jail_exit_doubles', CAST('false' AS JSON)))
    AND NOT JSON_CONTAINS(p_facts, JSON_OBJECT(
      'go_to_jail', CAST('false' AS JSON), 'doubles_to_jail', NULL))
  THEN
    RETURN JSON_ARRAY(JSON_ARRAY('rules', CONCAT(
      'offer no way out of jail: set jail_exit_dice, jail_exit_doubles, jail_fine or ',
      'jail_turns')));
  END IF;
  RETURN JSON_ARRAY();
END
