CREATE PROCEDURE check_draw(IN p_tournament_id BIGINT, IN p_matches JSON)
  READS SQL DATA
  COMMENT 'Rejects an invalid draw.'
BEGIN
  /*
   * Takes  : p_matches, as round_part returns them.
   * Raises : wrong_player_count, table_size_not_in_system, drawn_twice: the first that applies,
   *          then what check_strengths raises.
   * Rule   : seed 002, Part II and III: rules 3 and 5; the page of point system 1.
   */
  DECLARE v_point_system VARCHAR(40);
  DECLARE v_table_no, v_players INT;
  DECLARE v_is_paid BOOLEAN;
  DECLARE v_twice BIGINT;

  SELECT t.point_system_name
    INTO v_point_system
    FROM Tournament AS t
    WHERE t.tournament_id = p_tournament_id;
  SELECT j.table_no, j.players, s.player_count IS NOT NULL
    INTO v_table_no, v_players, v_is_paid
    FROM (
      SELECT COALESCE(t.table_no, t.place) AS table_no, JSON_LENGTH(t.players) AS players
        FROM JSON_TABLE(p_matches, '$[*]' COLUMNS (
          place FOR ORDINALITY, table_no INT PATH '$.table', players JSON PATH '$.players')) AS t
    ) AS j
    LEFT JOIN (
      SELECT DISTINCT pp.player_count
        FROM PlacePoints AS pp
        WHERE pp.point_system_name = v_point_system
    ) AS s ON s.player_count = j.players
    WHERE j.players NOT BETWEEN 3 AND 4 OR s.player_count IS NULL
    ORDER BY j.players BETWEEN 3 AND 4, j.table_no
    LIMIT 1;
  IF v_players NOT BETWEEN 3 AND 4 THEN
    CALL refuse('wrong_player_count', CONCAT(
      'Match ', v_table_no, ' of the draw has ', v_players, ' players; a match has 3 or 4.'));
  END IF;
  IF NOT v_is_paid THEN
    CALL refuse('table_size_not_in_system', CONCAT(
      'Match ', v_table_no, ' of the draw has ', v_players, ' players; ', v_point_system,
      ' has no points for that.'));
  END IF;
  SELECT MIN(j.player_id)
    INTO v_twice
    FROM JSON_TABLE(p_matches, '$[*].players[*]' COLUMNS (player_id BIGINT PATH '$')) AS j
    GROUP BY j.player_id
    HAVING COUNT(*) > 1
    LIMIT 1;
  IF v_twice IS NOT NULL THEN
    CALL refuse('drawn_twice', CONCAT(
      player_names(JSON_ARRAY(v_twice)), ' is drawn twice in this round.'));
  END IF;
  CALL check_strengths(v_point_system, p_matches);
END
