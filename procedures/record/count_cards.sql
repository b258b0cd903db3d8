CREATE PROCEDURE count_cards(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, OUT p_cards INT)
  READS SQL DATA
  COMMENT 'Counts the Get Out of Jail Free cards of a player.'
BEGIN
  /*
   * Why : see read_set.
   */
  -- exactly one row
  SELECT COUNT(*)
    INTO p_cards
    FROM Card AS c
    STRAIGHT_JOIN DeckCard AS k FORCE INDEX (PRIMARY)
      ON k.game_id = p_game_id AND k.card_id = c.card_id
    WHERE c.ruleset_id = p_ruleset_id
      AND k.holder = p_player_id
    FOR SHARE OF k;
END
