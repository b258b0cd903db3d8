CREATE PROCEDURE write_byes(
  IN p_tournament_id BIGINT, IN p_round_id INT, IN p_was JSON, IN p_byes JSON)
  MODIFIES SQL DATA
  COMMENT 'Replaces the byes of a round.'
BEGIN
  /*
   * Takes   : p_was and p_byes, the old and the new ones: [player, …].
   * Changes : RoundBye.
   */
  DELETE b
    FROM JSON_TABLE(p_was, '$[*]' COLUMNS (player_id BIGINT PATH '$')) AS j
    STRAIGHT_JOIN RoundBye AS b
      ON b.tournament_id = p_tournament_id
      AND b.round_id = p_round_id
      AND b.player_id = j.player_id;
  CALL check_league_players(p_byes);
  INSERT INTO RoundBye (tournament_id, round_id, player_id)
    SELECT p_tournament_id, p_round_id, j.player_id
      FROM JSON_TABLE(p_byes, '$[*]' COLUMNS (player_id BIGINT PATH '$')) AS j;
END
