CREATE PROCEDURE check_all_played(IN p_tournament_id BIGINT)
  READS SQL DATA
  COMMENT 'Rejects a tournament that has a match without a result.'
BEGIN
  /*
   * Raises : match_open.
   */
  DECLARE v_open, v_round_id, v_table_no INT;

  SELECT COUNT(*), MIN(m.round_id)
    INTO v_open, v_round_id
    FROM LeagueMatch AS m
    WHERE m.tournament_id = p_tournament_id
      AND NOT m.is_played;
  IF v_open > 0 THEN
    SELECT MIN(m.table_no)
      INTO v_table_no
      FROM LeagueMatch AS m
      WHERE m.tournament_id = p_tournament_id
        AND m.round_id = v_round_id
        AND NOT m.is_played;
    CALL refuse('match_open', CONCAT(
      'No result yet: ', v_round_id, '/', v_table_no, IF(v_open > 1, ' and others', ''),
      '; record, forfeit or cancel every open match.'));
  END IF;
END
