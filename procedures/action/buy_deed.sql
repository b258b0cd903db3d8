CREATE PROCEDURE buy_deed(IN p_player_id INT, IN p_amount BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Sells a property of the bank to a player.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_prid; sets m_event_no.
   * Takes   : p_amount, the price or the bid; the caller ensures that the player can afford it.
   * Changes : Player, Deed; one Event; what monopoly_checker changes.
   */
  CALL transfer('bought', p_player_id, p_player_id, NULL, p_amount, NULL, m_prid);
  CALL give_deed(m_prid, p_player_id, 0, FALSE);
  CALL monopoly_checker(p_player_id, m_prid);
END
