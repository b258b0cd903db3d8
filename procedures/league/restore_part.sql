CREATE PROCEDURE restore_part(
  IN p_tournament_id BIGINT, IN p_part VARCHAR(20), IN p_round_id INT, IN p_previous JSON)
  MODIFIES SQL DATA
  COMMENT 'Restores a part of a tournament to a previous state.'
BEGIN
  /*
   * Takes  : p_previous, as tournament_part returns it.
   * Raises : what the routine raises that writes the part.
   */
  DECLARE v_now JSON DEFAULT tournament_part(p_tournament_id, p_part, p_round_id);

  CASE p_part
    WHEN 'tournament' THEN
      CALL write_tournament(p_tournament_id, p_previous);
    WHEN 'people' THEN
      DELETE FROM TournamentScorer WHERE tournament_id = p_tournament_id;
      INSERT INTO TournamentScorer (tournament_id, account, right_given)
        SELECT p_tournament_id, j.account, j.right_given
          FROM JSON_TABLE(p_previous, '$[*]' COLUMNS (
            account VARCHAR(80) PATH '$.account', right_given VARCHAR(10) PATH '$.right')) AS j;
    WHEN 'entries' THEN
      CALL check_league_players(COALESCE(p_previous, JSON_ARRAY()));
      DELETE e
        FROM JSON_TABLE(v_now, '$[*]' COLUMNS (player_id BIGINT PATH '$')) AS j
        STRAIGHT_JOIN TournamentEntry AS e
          ON e.tournament_id = p_tournament_id AND e.player_id = j.player_id;
      INSERT INTO TournamentEntry (tournament_id, player_id)
        SELECT p_tournament_id, j.player_id
          FROM JSON_TABLE(p_previous, '$[*]' COLUMNS (player_id BIGINT PATH '$')) AS j;
    WHEN 'round' THEN
      CALL restore_round(p_tournament_id, p_round_id, p_previous);
    WHEN 'settings' THEN
      DELETE FROM TournamentSetting WHERE tournament_id = p_tournament_id;
      INSERT INTO TournamentSetting (tournament_id, setting, value)
        SELECT p_tournament_id, j.setting, j.value
          FROM JSON_TABLE(p_previous, '$[*]' COLUMNS (
            setting VARCHAR(30) PATH '$.setting', value VARCHAR(64) PATH '$.value')) AS j;
    WHEN 'ranking' THEN
      DELETE FROM TournamentRank WHERE tournament_id = p_tournament_id;
      INSERT INTO TournamentRank (tournament_id, position, criterion)
        SELECT p_tournament_id, j.position, j.criterion
          FROM JSON_TABLE(p_previous, '$[*]' COLUMNS (
            position INT PATH '$.position', criterion VARCHAR(30) PATH '$.criterion')) AS j;
    ELSE
      DELETE FROM PointAdjustment WHERE tournament_id = p_tournament_id;
      CALL check_league_players(COALESCE(JSON_EXTRACT(p_previous, '$[*].player'), JSON_ARRAY()));
      INSERT INTO PointAdjustment (
          tournament_id, adjustment_no, player_id, round_id, points, reason)
        SELECT p_tournament_id, j.no, j.player_id, j.round_id, j.points, j.reason
          FROM JSON_TABLE(p_previous, '$[*]' COLUMNS (
            no INT PATH '$.no', player_id BIGINT PATH '$.player', round_id INT PATH '$.round',
            points INT PATH '$.points', reason VARCHAR(200) PATH '$.reason')) AS j;
  END CASE;
END
