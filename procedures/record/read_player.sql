CREATE PROCEDURE read_player(
  IN p_game_id INT, IN p_player_id INT, OUT p_turn INT, OUT p_status INT, OUT p_jail_turns INT,
  OUT p_location INT, OUT p_balance BIGINT)
  READS SQL DATA
  COMMENT 'Reads the state of a player.'
BEGIN
  /*
   * Returns : NULL for everything, when the game has no such player. The seat is looked up without
   *           a lock, because it never changes; locking a missing player would lock the gap for the
   *           next game.
   */
  DECLARE v_turn INT;

  SELECT p.turn INTO v_turn FROM Player AS p WHERE p.game_id = p_game_id AND p.pid = p_player_id;
  IF v_turn IS NOT NULL THEN
    SELECT p.turn, p.status, p.jail_turns, p.location, p.bank_balance
      INTO p_turn, p_status, p_jail_turns, p_location, p_balance
      FROM Player AS p
      WHERE p.game_id = p_game_id
        AND p.turn = v_turn
      FOR SHARE;
  END IF;
END
