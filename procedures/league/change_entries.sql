CREATE PROCEDURE change_entries(
  IN p_tournament_id BIGINT, IN p_act VARCHAR(30), IN p_terms JSON, OUT p_note LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Enters players into the coming rounds, or withdraws them.'
BEGIN
  /*
   * Takes   : p_terms, players: [number, …], or player: number.
   * Changes : TournamentEntry.
   * Raises  : already_entered, not_entered, league_player_not_found.
   */
  DECLARE v_players JSON DEFAULT COALESCE(
    JSON_EXTRACT(p_terms, '$.players'), JSON_ARRAY(JSON_EXTRACT(p_terms, '$.player')));
  DECLARE v_entered BIGINT;
  DECLARE v_other BIGINT;

  SELECT MIN(e.player_id), MIN(IF(e.player_id IS NULL, j.player_id, NULL))
    INTO v_entered, v_other
    FROM JSON_TABLE(v_players, '$[*]' COLUMNS (player_id BIGINT PATH '$')) AS j
    LEFT JOIN TournamentEntry AS e
      ON e.tournament_id = p_tournament_id AND e.player_id = j.player_id;
  IF p_act = 'withdraw' THEN
    IF v_other IS NOT NULL THEN
      CALL refuse('not_entered', CONCAT(
        player_names(JSON_ARRAY(v_other)), ' is not in tournament ', p_tournament_id, '.'));
    END IF;
    DELETE e
      FROM JSON_TABLE(v_players, '$[*]' COLUMNS (player_id BIGINT PATH '$')) AS j
      STRAIGHT_JOIN TournamentEntry AS e
        ON e.tournament_id = p_tournament_id AND e.player_id = j.player_id;
    SET p_note = CONCAT(player_names(v_players), ' will no longer be drawn');
  ELSEIF p_act = 'enter' THEN
    IF v_entered IS NOT NULL THEN
      CALL refuse('already_entered', CONCAT(
        player_names(JSON_ARRAY(v_entered)), ' is already in tournament ', p_tournament_id, '.'));
    END IF;
    CALL check_league_players(v_players);
    INSERT INTO TournamentEntry (tournament_id, player_id)
      SELECT p_tournament_id, j.player_id
        FROM JSON_TABLE(v_players, '$[*]' COLUMNS (player_id BIGINT PATH '$')) AS j;
    SET p_note = CONCAT('Entered: ', player_names(v_players));
  END IF;
END
