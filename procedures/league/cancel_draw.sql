CREATE PROCEDURE cancel_draw(IN p_tournament_id INT, IN p_round_id INT)
  MODIFIES SQL DATA
  COMMENT 'Takes the draw of a round back of which no match was played.'
BEGIN
  /*
   * Changes : one DrawRecord of no matches, at which draw_trigger deletes those that there are.
   * Raises  : tournament_not_found, round_not_found, round_not_drawn, round_has_results.
   */
  INSERT INTO DrawRecord (tournament_id, round_id, matches)
    VALUES (p_tournament_id, p_round_id, JSON_ARRAY());
END
