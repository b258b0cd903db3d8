CREATE PROCEDURE withdraw_player(IN p_tournament_id INT, IN p_player TEXT)
  MODIFIES SQL DATA
  COMMENT 'Takes a player out of the rounds of a tournament that are yet to be drawn.'
BEGIN
  /*
   * Takes   : p_player, a name.
   * Changes : one TournamentEntry goes. Draws and results stay.
   * Raises  : tournament_not_found, not_entered.
   */
  DECLARE v_player_id INT;

  CALL check_tournament(p_tournament_id);
  SELECT e.player_id
    INTO v_player_id
    FROM LeaguePlayer AS p
    JOIN TournamentEntry AS e ON e.player_id = p.player_id
    WHERE p.name = TRIM(p_player)
      AND e.tournament_id = p_tournament_id;
  IF v_player_id IS NULL THEN
    CALL refuse('not_entered', CONCAT(
      COALESCE(LEFT(p_player, 40), 'NULL'), ' is not in tournament ', p_tournament_id, '.'));
  END IF;
  DELETE FROM TournamentEntry
    WHERE tournament_id = p_tournament_id
      AND player_id = v_player_id;
END
