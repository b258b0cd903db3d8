CREATE PROCEDURE withdraw_player(IN p_tournament LONGTEXT, IN p_player LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Withdraws a player from the rounds that have no draw yet; draws and results stay.'
BEGIN
  /*
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : tournament_not_found, league_player_not_found, and what change_trigger raises.
   */
  DECLARE v_tournament_id, v_player_id BIGINT;

  CALL read_tournament(p_tournament, v_tournament_id);
  CALL read_league_player(p_player, v_player_id);
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (v_tournament_id, 'withdraw', NULL, JSON_OBJECT('players', JSON_ARRAY(v_player_id)));
END
