CREATE PROCEDURE read_undone(
  IN p_tournament_id BIGINT, IN p_change_no INT, OUT p_act VARCHAR(30), OUT p_round_id INT)
  READS SQL DATA
  COMMENT 'Reads the act to undo, which must be the last one.'
BEGIN
  /*
   * Raises : change_not_last, undo_impossible.
   */
  IF NOT COALESCE(
    JSON_EXTRACT(last_change(p_tournament_id), '$.change') = p_change_no, FALSE)
  THEN
    CALL refuse('change_not_last', CONCAT(
      'Change ', COALESCE(p_change_no, 'NULL'), ' is not the last of tournament ',
      p_tournament_id, ' any more.'));
  END IF;
  SELECT c.act, c.round_id
    INTO p_act, p_round_id
    FROM TournamentChange AS c
    JOIN LeagueAct AS a ON a.act = c.act
    WHERE c.tournament_id = p_tournament_id
      AND c.change_no = p_change_no
      AND a.part IS NOT NULL;
  IF p_act IS NULL THEN
    CALL refuse('undo_impossible', 'Creating a tournament cannot be undone; delete it instead.');
  END IF;
END
