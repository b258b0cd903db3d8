CREATE PROCEDURE add_round(
  IN p_tournament_id INT, IN p_round_id INT, IN p_start_date DATE, IN p_end_date DATE)
  MODIFIES SQL DATA
  COMMENT 'Adds a round to a tournament.'
BEGIN
  /*
   * Takes   : p_round_id, NULL for the number after the highest.
   * Changes : one TournamentRound.
   * Returns : a result of one row, round_id.
   * Raises  : tournament_not_found, dates_out_of_order, round_exists.
   */
  DECLARE v_round_id INT DEFAULT p_round_id;
  DECLARE EXIT HANDLER FOR 1062
  BEGIN
    CALL refuse('round_exists', CONCAT(
      'Tournament ', p_tournament_id, ' has a round ', v_round_id, ' already.'));
  END;

  CALL check_tournament(p_tournament_id);
  CALL check_dates(p_start_date, p_end_date);
  IF v_round_id IS NULL THEN
    SELECT COALESCE(MAX(r.round_id), 0) + 1
      INTO v_round_id
      FROM TournamentRound AS r
      WHERE r.tournament_id = p_tournament_id;
  END IF;
  INSERT INTO TournamentRound (tournament_id, round_id, expected_start_date, expected_end_date)
    VALUES (p_tournament_id, v_round_id, p_start_date, p_end_date);
  SELECT v_round_id AS round_id;
END
