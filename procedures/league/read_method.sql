CREATE PROCEDURE read_method(
  IN p_tournament_id BIGINT, IN p_given LONGTEXT, OUT p_method VARCHAR(30))
  READS SQL DATA
  COMMENT 'Finds the draw method for a round.'
BEGIN
  /*
   * Takes  : p_given, NULL for that of the tournament.
   * Raises : method_not_found.
   */
  SELECT m.method
    INTO p_method
    FROM DrawMethod AS m
    WHERE m.method = COALESCE(p_given, setting_of(p_tournament_id, 'draw_method'))
      AND m.draws = 'round';
  IF p_method IS NULL THEN
    CALL refuse('method_not_found', CONCAT(
      'There is no draw method ', shown(p_given), '; drawMethodsView lists them.'));
  END IF;
END
