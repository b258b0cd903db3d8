CREATE PROCEDURE check_cards(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_needed INT)
  READS SQL DATA
  COMMENT 'Refuses a trade of more cards than a player keeps.'
BEGIN
  /*
   * Raises : no_card.
   */
  DECLARE v_cards INT;

  IF p_needed > 0 THEN
    CALL count_cards(p_game_id, p_ruleset_id, p_player_id, v_cards);
    IF p_needed > v_cards THEN
      CALL refuse('no_card', 'There are not as many cards.');
    END IF;
  END IF;
END
