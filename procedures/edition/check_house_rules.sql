CREATE PROCEDURE check_house_rules(
  IN p_edition TEXT, IN p_rules JSON, IN p_board_edition TEXT, IN p_pace TEXT)
  READS SQL DATA
  COMMENT 'Lists everything that is wrong with rules that a game is to have for itself.'
BEGIN
  /*
   * Takes   : as derive_ruleset; p_pace, over which the rules are, NULL: none.
   * Returns : a result of place and fault, as check_edition.
   * Raises  : edition_not_found, board_not_found, pace_not_found.
   */
  DECLARE v_pace VARCHAR(40);
  DECLARE v_rules JSON;

  CALL check_editions_exist(p_edition, p_board_edition);
  CALL find_pace(p_edition, p_pace, v_pace);
  SET v_rules = paced_rules(p_edition, v_pace, p_rules);
  SELECT j.place AS place, j.fault AS fault
    FROM JSON_TABLE(faults_of_house_rules(p_edition, v_rules, p_board_edition), '$[*]' COLUMNS (
      n FOR ORDINALITY, place VARCHAR(400) PATH '$[0]', fault VARCHAR(600) PATH '$[1]')) AS j
    ORDER BY j.n;
END
