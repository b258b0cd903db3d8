CREATE PROCEDURE check_players_of_game(IN p_match_id BIGINT, IN p_game_id INT)
  READS SQL DATA
  COMMENT 'Rejects a game whose players are not those drawn for a match.'
BEGIN
  /*
   * Raises : match_not_found, players_differ. Players of a game and of the league are matched by
   *          name.
   */
  DECLARE v_players, v_drawn, v_common INT;

  SELECT COUNT(*), COUNT(p.pid)
    INTO v_drawn, v_common
    FROM MatchDraw AS d
    JOIN LeaguePlayer AS l ON l.player_id = d.player_id
    LEFT JOIN Player AS p ON p.game_id = p_game_id AND p.name = l.name COLLATE utf8mb4_0900_as_ci
    WHERE d.match_id = p_match_id;
  IF v_drawn = 0 THEN
    CALL refuse('match_not_found', CONCAT(
      'There is no match ', COALESCE(p_match_id, 'NULL'), '.'));
  END IF;
  SELECT COUNT(*) INTO v_players FROM Player AS p WHERE p.game_id = p_game_id;
  IF v_common <> v_drawn OR v_common <> v_players THEN
    CALL refuse('players_differ', CONCAT(
      'Players must be the same: ', v_common, ' of the ', v_players, ' in game ', p_game_id,
      ' are among the ', v_drawn, ' drawn in match ', p_match_id, '.'));
  END IF;
END
