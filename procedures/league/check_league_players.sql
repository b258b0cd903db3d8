CREATE PROCEDURE check_league_players(IN p_players JSON)
  MODIFIES SQL DATA
  COMMENT 'Rejects players who are no longer in the league, and locks the others there.'
BEGIN
  /*
   * Takes  : p_players, [number, …].
   * Raises : league_player_not_found.
   * Why    : read with a lock, by key: the snapshot of a transaction may show players who were
   *          deleted since.
   */
  DECLARE v_found INT;

  SELECT COUNT(*)
    INTO v_found
    FROM JSON_TABLE(p_players, '$[*]' COLUMNS (player_id BIGINT PATH '$')) AS j
    STRAIGHT_JOIN LeaguePlayer AS p FORCE INDEX (PRIMARY) ON p.player_id = j.player_id
    FOR SHARE OF p;
  IF v_found < JSON_LENGTH(p_players) THEN
    CALL refuse('league_player_not_found', 'One of these players is no longer in the league.');
  END IF;
END
