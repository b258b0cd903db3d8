CREATE PROCEDURE make_change(
  IN p_tournament_id BIGINT, IN p_act VARCHAR(30), IN p_part VARCHAR(20), IN p_round_id INT,
  IN p_terms JSON, OUT p_note LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes a change of a locked tournament.'
BEGIN
  /*
   * Takes   : p_terms, the arguments of the act, by name.
   * Returns : p_note, a sentence about what was done.
   * Raises  : what the routine for the act raises.
   */
  CASE p_part
    WHEN 'entries' THEN
      CALL change_entries(p_tournament_id, p_act, p_terms, p_note);
    WHEN 'settings' THEN
      CALL change_setting(p_tournament_id, p_terms, p_note);
    WHEN 'ranking' THEN
      CALL change_ranking(p_tournament_id, p_terms, p_note);
    WHEN 'adjustments' THEN
      CALL change_adjustments(p_tournament_id, p_act, p_round_id, p_terms, p_note);
    WHEN 'people' THEN
      CALL change_people(p_tournament_id, p_act, p_terms, p_note);
    WHEN 'number' THEN
      CALL change_round_number(p_tournament_id, p_round_id, p_terms, p_note);
    WHEN 'round' THEN
      IF p_act IN ('add_round', 'delete_round', 'change_round_dates') THEN
        CALL change_round(p_tournament_id, p_act, p_round_id, p_terms, p_note);
      ELSE
        CALL change_draw(p_tournament_id, p_act, p_round_id, p_terms, p_note);
      END IF;
    WHEN 'tournament' THEN
      CALL change_tournament(p_tournament_id, p_act, p_terms, p_note);
  END CASE;
END
