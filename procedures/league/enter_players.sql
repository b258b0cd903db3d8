CREATE PROCEDURE enter_players(IN p_tournament LONGTEXT, IN p_players LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Enters players for the rounds of a tournament that have no draw yet.'
BEGIN
  /*
   * Takes   : p_players, [name, …]: all of them are entered or none.
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : tournament_not_found, what read_players raises, and what change_trigger raises.
   */
  DECLARE v_tournament_id BIGINT;
  DECLARE v_players JSON;

  CALL read_tournament(p_tournament, v_tournament_id);
  CALL read_players(p_players, v_players);
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (v_tournament_id, 'enter', NULL, JSON_OBJECT('players', v_players));
END
