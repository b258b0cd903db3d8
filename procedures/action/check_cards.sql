CREATE PROCEDURE check_cards(IN p_player_id INT, IN p_needed INT)
  READS SQL DATA
  COMMENT 'Rejects a trade of more Get Out of Jail Free cards than a player holds.'
BEGIN
  /*
   * Move   : reads m_game_id m_ruleset_id.
   * Raises : no_card.
   */
  DECLARE v_cards INT;

  IF p_needed > 0 THEN
    CALL count_cards(m_game_id, m_ruleset_id, p_player_id, v_cards);
    IF p_needed > v_cards THEN
      CALL refuse('no_card', 'The player does not have that many cards.');
    END IF;
  END IF;
END
