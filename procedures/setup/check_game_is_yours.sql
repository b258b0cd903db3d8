CREATE PROCEDURE check_game_is_yours(IN p_game_id INT)
  READS SQL DATA
  COMMENT 'Rejects changing a game that another account made.'
BEGIN
  /*
   * Raises : game_not_found, not_your_game.
   * Rule   : a game belongs to the account that made it; the owner of the database may do anything.
   */
  DECLARE v_games, v_own INT;

  SELECT COUNT(*), COALESCE(SUM(g.made_by = session_account()), 0)
    INTO v_games, v_own
    FROM Game AS g
    WHERE g.game_id = p_game_id;
  IF v_games = 0 THEN
    CALL refuse('game_not_found', missing_game());
  END IF;
  IF v_own = 0 AND NOT is_owner() THEN
    CALL refuse('not_your_game', CONCAT(
      'Only the account that began game ', p_game_id,
      ' can do that; CALL new_game begins one of your own.'));
  END IF;
END
