CREATE PROCEDURE set_status(IN p_player_id INT, IN p_status INT, IN p_jail_turns INT)
  MODIFIES SQL DATA
  COMMENT 'Changes the status of a player.'
BEGIN
  /*
   * Move    : reads m_game_id.
   * Takes   : p_status, as in Status.
   * Changes : Player.
   */
  UPDATE Player AS p FORCE INDEX (uq_Player_pid)
    SET p.status = p_status, p.jail_turns = p_jail_turns
    WHERE p.game_id = m_game_id
      AND p.pid = p_player_id;
END
