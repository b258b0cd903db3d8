CREATE PROCEDURE enter_players(IN p_tournament_id INT, IN p_players JSON)
  MODIFIES SQL DATA
  COMMENT 'Enters players for the rounds of a tournament that are yet to be drawn.'
BEGIN
  /*
   * Takes   : p_players, [name, …].
   * Changes : TournamentEntry, all of them by one statement.
   * Raises  : tournament_not_found, input_malformed, league_player_not_found, already_entered.
   */
  DECLARE v_unknown BOOLEAN DEFAULT FALSE;
  DECLARE v_name VARCHAR(60);
  DECLARE EXIT HANDLER FOR 1062
  BEGIN
    CALL refuse('already_entered', CONCAT(
      'One of these players is in tournament ', p_tournament_id, ' already, or named twice.'));
  END;

  CALL check_tournament(p_tournament_id);
  IF NOT (JSON_TYPE(p_players) <=> 'ARRAY') THEN
    CALL refuse('input_malformed', 'Players are given as ["Ann", "Ben"].');
  END IF;
  SELECT TRUE, j.name
    INTO v_unknown, v_name
    FROM JSON_TABLE(p_players, '$[*]' COLUMNS (name VARCHAR(60) PATH '$')) AS j
    LEFT JOIN LeaguePlayer AS p ON p.name = TRIM(j.name)
    WHERE p.player_id IS NULL
    LIMIT 1;
  IF v_unknown THEN
    CALL refuse('league_player_not_found', CONCAT(
      COALESCE(v_name, 'NULL'), ' is not in the league.'));
  END IF;
  INSERT INTO TournamentEntry (tournament_id, player_id)
    SELECT p_tournament_id, p.player_id
      FROM JSON_TABLE(p_players, '$[*]' COLUMNS (name VARCHAR(60) PATH '$')) AS j
      JOIN LeaguePlayer AS p ON p.name = TRIM(j.name);
END
