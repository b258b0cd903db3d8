CREATE PROCEDURE undo_part(
  IN p_tournament_id BIGINT, IN p_change_no INT, IN p_part VARCHAR(20), IN p_round_id INT,
  OUT p_note LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Undoes a change of a tournament.'
BEGIN
  /*
   * Returns : p_note, a sentence about what was undone.
   * Raises  : what restore_part and change_round_number raise.
   */
  DECLARE v_previous, v_terms JSON;
  DECLARE v_note, v_unused LONGTEXT;

  SELECT c.previous, c.terms, c.note
    INTO v_previous, v_terms, v_note
    FROM TournamentChange AS c
    WHERE c.tournament_id = p_tournament_id
      AND c.change_no = p_change_no;
  IF p_part = 'number' THEN
    CALL change_round_number(
      p_tournament_id, whole_number(term_of(v_terms, 'to')), JSON_OBJECT('to', p_round_id),
      v_unused);
  ELSE
    CALL restore_part(p_tournament_id, p_part, p_round_id, v_previous);
  END IF;
  SET p_note = CONCAT('Undone: ', v_note);
END
