CREATE PROCEDURE set_status(
  IN p_game_id INT, IN p_player_id INT, IN p_status INT, IN p_jail_turns INT)
  MODIFIES SQL DATA
  COMMENT 'Changes the status of a player: 0 playing, 1 in jail, 2 defeated, 3 winner.'
BEGIN
  /*
   * Takes   : p_jail_turns, the turns that he has spent in jail.
   * Changes : Turns.status, Turns.jail_turns.
   * Why     : who sits where never changes, so that finding the seat needs no lock.
   */
  DECLARE v_turn INT;

  SELECT t.turn
    INTO v_turn
    FROM Turns AS t
    WHERE t.game_id = p_game_id
      AND t.player_ID = p_player_id;
  UPDATE Turns AS t
    SET t.status = p_status, t.jail_turns = p_jail_turns
    WHERE t.game_id = p_game_id
      AND t.turn = v_turn;
END
