CREATE PROCEDURE check_bidder()
  READS SQL DATA
  COMMENT 'Rejects a bid or pass of a player who is not in the auction.'
BEGIN
  /*
   * Move   : reads m_game_id m_named_player m_player_id m_status.
   * Takes  : m_player_id, the player who acts, and their status.
   * Raises : wrong_player.
   */
  DECLARE v_passed BOOLEAN;

  SELECT p.passed
    INTO v_passed
    FROM Player AS p
    WHERE p.game_id = m_game_id
      AND p.pid = m_player_id
    FOR SHARE;
  IF v_passed IS NULL OR v_passed OR m_status = 2 THEN
    CALL refuse('wrong_player', CONCAT(
      COALESCE(player_name(m_game_id, m_player_id), CONCAT('Player ', m_named_player)),
      ' is not (or no longer) in this auction.'));
  END IF;
END
