CREATE PROCEDURE find_seat(
  IN p_tournament_id BIGINT, IN p_round_id INT, IN p_player_id BIGINT, OUT p_match_id BIGINT)
  READS SQL DATA
  COMMENT 'Finds a table of three that another player can join.'
BEGIN
  /*
   * Returns : p_match_id, the one where the player has met the others least.
   * Raises  : no_seat.
   */
  SELECT m.match_id
    INTO p_match_id
    FROM LeagueMatch AS m
    JOIN Tournament AS t ON t.tournament_id = m.tournament_id
    JOIN (
      SELECT DISTINCT pp.point_system_name
        FROM PlacePoints AS pp
        WHERE pp.player_count = 4
    ) AS s ON s.point_system_name = t.point_system_name
    WHERE m.tournament_id = p_tournament_id
      AND m.round_id = p_round_id
      AND m.player_count = 3
      AND NOT m.is_played
    ORDER BY (
      SELECT COUNT(*)
        FROM MatchDraw AS mine
        JOIN MatchDraw AS met ON met.match_id = mine.match_id
        JOIN MatchDraw AS here ON here.player_id = met.player_id
        WHERE mine.player_id = p_player_id
          AND mine.tournament_id = p_tournament_id
          AND here.match_id = m.match_id
    ), m.table_no
    LIMIT 1;
  IF p_match_id IS NULL THEN
    CALL refuse('no_seat', CONCAT(
      'No table of three in round ', p_round_id,
      ' can take a fourth player; three late players can open a new table.'));
  END IF;
END
