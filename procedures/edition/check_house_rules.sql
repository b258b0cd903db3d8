CREATE PROCEDURE check_house_rules(IN p_edition TEXT, IN p_rules JSON, IN p_board_edition TEXT)
  READS SQL DATA
  COMMENT 'Lists everything that is wrong with rules that a game is to have for itself.'
BEGIN
  /*
   * Takes   : as derive_ruleset.
   * Returns : a result of place and fault, as check_edition.
   * Raises  : edition_not_found, board_not_found.
   */
  CALL check_editions_exist(p_edition, p_board_edition);
  SELECT j.place AS place, j.fault AS fault
    FROM JSON_TABLE(faults_of_house_rules(p_edition, p_rules, p_board_edition), '$[*]' COLUMNS (
      n FOR ORDINALITY, place VARCHAR(400) PATH '$[0]', fault VARCHAR(600) PATH '$[1]')) AS j
    ORDER BY j.n;
END
