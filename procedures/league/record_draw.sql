CREATE PROCEDURE record_draw(IN p_tournament_id INT, IN p_round_id INT, IN p_matches JSON)
  MODIFIES SQL DATA
  COMMENT 'Writes the draw of a whole round.'
BEGIN
  /*
   * Takes   : p_matches, [{"players": [name, …], "strength": number}, …]; strengths for all
   *           matches or for none.
   * Changes : one DrawRecord, from which draw_trigger makes the rest in the same statement.
   * Raises  : input_malformed, and what draw_trigger raises.
   */
  IF NOT (JSON_TYPE(p_matches) <=> 'ARRAY') OR JSON_LENGTH(p_matches) = 0 THEN
    CALL refuse('input_malformed',
      'A draw is given as [{"players": ["Ann", "Ben", "Cleo"], "strength": 1}].');
  END IF;
  INSERT INTO DrawRecord (tournament_id, round_id, matches)
    VALUES (p_tournament_id, p_round_id, p_matches);
END
