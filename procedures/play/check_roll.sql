CREATE PROCEDURE check_roll(
  IN p_game_id INT, IN p_player_id INT, IN p_action VARCHAR(20), IN p_dice DOUBLE,
  IN p_sets_details BOOLEAN, IN p_next_player_id INT, IN p_sides INT)
  READS SQL DATA
  COMMENT 'Says what is wrong with a move in an edition without decisions.'
BEGIN
  /*
   * Takes  : what the client named, whether it set a column that such a move has no use for, and
   *          what the game waits for: player, sides of the dice.
   * Raises : wrong_player, wrong_phase, column_not_used, dice_missing, dice_not_whole,
   *          dice_out_of_range: the first of these that holds.
   */
  IF p_player_id <> p_next_player_id THEN
    CALL refuse('wrong_player', CONCAT(
      'It is the turn of player ', p_next_player_id, ', ',
      player_name(p_game_id, p_next_player_id), '.'));
  END IF;
  IF NOT (p_action <=> 'roll') THEN
    CALL refuse('wrong_phase', CONCAT(
      'Player ', p_next_player_id, ' must roll now; ', COALESCE(p_action, 'NULL'),
      ' is not possible.'));
  END IF;
  IF p_sets_details THEN
    CALL refuse('column_not_used', 'A roll takes no dice2, prid, amount or terms: leave them out.');
  END IF;
  CALL check_die(p_dice, p_sides);
END
