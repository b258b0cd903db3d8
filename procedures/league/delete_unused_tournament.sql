CREATE PROCEDURE delete_unused_tournament(IN p_tournament_id BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Deletes a tournament without rounds and entries; its history stays.'
BEGIN
  /*
   * Changes : Tournament and what make_tournament made with it.
   * Raises  : tournament_in_use.
   */
  DECLARE v_rounds, v_entries INT;

  SELECT COUNT(*)
    INTO v_rounds
    FROM TournamentRound AS r
    WHERE r.tournament_id = p_tournament_id;
  SELECT
      (SELECT COUNT(*) FROM TournamentEntry AS e WHERE e.tournament_id = p_tournament_id)
      + (SELECT COUNT(*) FROM PointAdjustment AS a WHERE a.tournament_id = p_tournament_id)
    INTO v_entries;
  IF v_rounds + v_entries > 0 THEN
    CALL refuse('tournament_in_use', CONCAT(
      'Tournament ', p_tournament_id, ' has ', v_rounds, IF(v_rounds = 1, ' round', ' rounds'),
      ' and ', v_entries, IF(v_entries = 1, ' entry or adjustment.', ' entries and adjustments.')));
  END IF;
  DELETE FROM TournamentRank WHERE tournament_id = p_tournament_id;
  DELETE FROM TournamentSetting WHERE tournament_id = p_tournament_id;
  DELETE FROM TournamentScorer WHERE tournament_id = p_tournament_id;
  DELETE FROM TournamentState WHERE tournament_id = p_tournament_id;
  DELETE FROM Tournament WHERE tournament_id = p_tournament_id;
END
