CREATE PROCEDURE change_tournament(
  IN p_tournament_id BIGINT, IN p_act VARCHAR(30), IN p_terms JSON, OUT p_note LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Changes the name, dates, point system or state of a tournament, or deletes it.'
BEGIN
  /*
   * Raises : what write_tournament, check_unused_tournament, check_new_system and
   *          check_all_played raise; tournament_closed, tournament_open.
   */
  DECLARE v_was JSON DEFAULT tournament_part(p_tournament_id, 'tournament', NULL);
  DECLARE v_is_closed BOOLEAN DEFAULT JSON_EXTRACT(v_was, '$.closed');

  CASE p_act
    WHEN 'rename' THEN
      CALL write_tournament(p_tournament_id, JSON_MERGE_PATCH(v_was, p_terms));
      SET p_note = CONCAT(
        'Renamed from ', term_of(v_was, 'name'), ' to ', term_of(p_terms, 'name'));
    WHEN 'change_dates' THEN
      CALL write_tournament(p_tournament_id, JSON_MERGE_PATCH(v_was, p_terms));
      SET p_note = CONCAT(
        'Its dates are now ', term_of(p_terms, 'start'), ' to ', term_of(p_terms, 'end'));
    WHEN 'change_point_system' THEN
      CALL check_new_system(p_tournament_id, p_terms, p_note);
      CALL write_tournament(p_tournament_id, JSON_MERGE_PATCH(v_was, p_terms));
    WHEN 'close' THEN
      IF v_is_closed THEN
        CALL refuse('tournament_closed', CONCAT('Tournament ', p_tournament_id, ' is closed.'));
      END IF;
      CALL check_all_played(p_tournament_id);
      CALL write_tournament(p_tournament_id, JSON_SET(v_was, '$.closed', 1));
      SET p_note = 'The tournament is closed';
    WHEN 'reopen' THEN
      IF NOT v_is_closed THEN
        CALL refuse('tournament_open', CONCAT('Tournament ', p_tournament_id, ' is not closed.'));
      END IF;
      CALL write_tournament(p_tournament_id, JSON_SET(v_was, '$.closed', 0));
      SET p_note = 'The tournament is open again';
    WHEN 'delete' THEN
      CALL delete_unused_tournament(p_tournament_id);
      SET p_note = CONCAT('The tournament ', term_of(v_was, 'name'), ' is deleted');
  END CASE;
END
