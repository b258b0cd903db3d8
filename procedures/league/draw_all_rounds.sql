CREATE PROCEDURE draw_all_rounds(IN p_tournament LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Draws all rounds without a draw so that few players meet again in any of them.'
BEGIN
  /*
   * Changes : a TournamentChange for each round, in one statement; change_trigger does the rest.
   * Raises  : tournament_not_found, no_round_to_draw, too_few_entries, and what change_trigger
   *           raises.
   */
  DECLARE v_tournament_id BIGINT;
  DECLARE v_round_no INT DEFAULT 0;
  DECLARE v_round_id INT;
  DECLARE v_rounds, v_seats, v_terms JSON;
  DECLARE v_planned, v_draws JSON DEFAULT JSON_ARRAY();

  CALL read_tournament(p_tournament, v_tournament_id);
  SELECT JSON_ARRAYAGG(r.round_id)
    INTO v_rounds
    FROM TournamentRound AS r
    LEFT JOIN LeagueMatch AS m ON m.tournament_id = r.tournament_id AND m.round_id = r.round_id
    WHERE r.tournament_id = v_tournament_id
      AND m.match_id IS NULL;
  IF v_rounds IS NULL THEN
    CALL refuse('no_round_to_draw', CONCAT(
      'Tournament ', v_tournament_id, ' has no undrawn rounds left.'));
  END IF;
  WHILE v_round_no < JSON_LENGTH(v_rounds) DO
    SET v_round_id = JSON_EXTRACT(v_rounds, CONCAT('$[', v_round_no, ']'));
    SET v_round_no = v_round_no + 1;
    CALL draw_terms(
      v_tournament_id, v_round_id, 'all_rounds', v_planned, v_round_no, FALSE, v_seats,
      v_terms);
    SET v_planned = JSON_ARRAY_APPEND(
      v_planned, '$', JSON_OBJECT('seats', with_byes(v_tournament_id, v_seats)));
    SET v_draws = JSON_ARRAY_APPEND(
      v_draws, '$', JSON_OBJECT('round', v_round_id, 'terms', v_terms));
  END WHILE;
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    SELECT v_tournament_id, 'draw', j.round_id, j.terms
      FROM JSON_TABLE(v_draws, '$[*]' COLUMNS (
        round_id INT PATH '$.round', terms JSON PATH '$.terms')) AS j;
END
