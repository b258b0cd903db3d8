CREATE PROCEDURE add_round(
  IN p_tournament LONGTEXT, IN p_round LONGTEXT, IN p_start LONGTEXT, IN p_end LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Adds a round to a tournament.'
BEGIN
  /*
   * Takes   : p_round, NULL for the number after the highest; days like 2026-01-31, NULL for those
   *           of the tournament.
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Returns : a result of one row, round_id.
   * Raises  : tournament_not_found, round_number_malformed, and what change_trigger raises.
   */
  DECLARE v_tournament_id BIGINT;
  DECLARE v_round_id INT;
  DECLARE v_start, v_end DATE;

  CALL read_tournament(p_tournament, v_tournament_id);
  SET v_round_id = whole_number(p_round);
  IF p_round IS NOT NULL AND v_round_id IS NULL THEN
    CALL refuse('round_number_malformed', 'Round numbers go from 1 to 9999.');
  END IF;
  IF p_round IS NULL THEN
    SELECT COALESCE(MAX(r.round_id), 0) + 1
      INTO v_round_id
      FROM TournamentRound AS r
      WHERE r.tournament_id = v_tournament_id;
  END IF;
  SELECT t.start_date, t.end_date
    INTO v_start, v_end
    FROM Tournament AS t
    WHERE t.tournament_id = v_tournament_id;
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (v_tournament_id, 'add_round', v_round_id, JSON_OBJECT(
      'start', COALESCE(p_start, v_start), 'end', COALESCE(p_end, v_end)));
  SELECT v_round_id AS round_id;
END
