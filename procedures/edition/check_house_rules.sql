CREATE PROCEDURE check_house_rules(
  IN p_edition TEXT, IN p_rules JSON, IN p_board_edition TEXT, IN p_pace TEXT)
  READS SQL DATA
  COMMENT 'Lists all errors in the house rules of a new game.'
BEGIN
  /*
   * Takes   : as derive_ruleset; p_pace, whose rules they override, NULL for none.
   * Returns : a result of place and error, as check_edition.
   * Raises  : edition_not_found, board_not_found, pace_not_found.
   */
  DECLARE v_pace VARCHAR(40);
  DECLARE v_rules JSON;

  CALL check_editions_exist(p_edition, p_board_edition);
  CALL find_pace(p_edition, p_pace, v_pace);
  SET v_rules = paced_rules(p_edition, v_pace, p_rules);
  SELECT j.place AS place, j.error AS error
    FROM JSON_TABLE(errors_of_house_rules(p_edition, v_rules, p_board_edition), '$[*]' COLUMNS (
      n FOR ORDINALITY, place VARCHAR(400) PATH '$[0]', error VARCHAR(600) PATH '$[1]')) AS j
    ORDER BY j.n;
END
