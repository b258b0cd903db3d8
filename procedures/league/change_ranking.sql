CREATE PROCEDURE change_ranking(IN p_tournament_id BIGINT, IN p_terms JSON, OUT p_note LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Sets the criteria of the ranking of a tournament.'
BEGIN
  /*
   * Takes   : p_terms, criteria: [name, …], the most important first.
   * Changes : TournamentRank.
   * Returns : p_note, with a warning once there are results.
   * Raises  : input_malformed, criterion_not_found, named_twice.
   */
  DECLARE v_criteria JSON DEFAULT JSON_EXTRACT(p_terms, '$.criteria');
  DECLARE v_given, v_known, v_different, v_results INT;

  SELECT COUNT(*), COUNT(c.criterion), COUNT(DISTINCT c.criterion)
    INTO v_given, v_known, v_different
    FROM JSON_TABLE(v_criteria, '$[*]' COLUMNS (criterion VARCHAR(30) PATH '$')) AS j
    LEFT JOIN RankCriterion AS c ON c.criterion = j.criterion;
  IF NOT COALESCE(JSON_TYPE(v_criteria) = 'ARRAY' AND v_given BETWEEN 1 AND 8, FALSE) THEN
    CALL refuse('input_malformed', 'Give one to eight criteria, such as ["points", "wins"].');
  END IF;
  IF v_known < v_given THEN
    CALL refuse('criterion_not_found', 'There is no such criterion; rankCriteriaView lists them.');
  END IF;
  IF v_different < v_given THEN
    CALL refuse('named_twice', 'A criterion is named twice.');
  END IF;
  SELECT COUNT(*)
    INTO v_results
    FROM LeagueMatch AS m
    WHERE m.tournament_id = p_tournament_id
      AND m.is_played;
  DELETE FROM TournamentRank WHERE tournament_id = p_tournament_id;
  INSERT INTO TournamentRank (tournament_id, position, criterion)
    SELECT p_tournament_id, j.position, c.criterion
      FROM JSON_TABLE(v_criteria, '$[*]' COLUMNS (
        position FOR ORDINALITY, criterion VARCHAR(30) PATH '$')) AS j
      JOIN RankCriterion AS c ON c.criterion = j.criterion;
  SET p_note = CONCAT(
    'Players are ranked by ', REPLACE(REPLACE(
      TRIM(TRAILING ']' FROM TRIM(LEADING '[' FROM v_criteria)), '"', ''), '_', ' '),
    IF(v_results > 0, CONCAT('; ', v_results, ' matches were played under other rules'), ''));
END
