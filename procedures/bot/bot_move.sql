CREATE PROCEDURE bot_move(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes one move of a character.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the current game.
   * Changes : what the move changes.
   * Returns : a result of one row, Moves: 1.
   * Raises  : game_not_found, game_over, not_a_character, nothing_to_choose.
   */
  DECLARE v_game_id INT DEFAULT IF(p_game_id IS NULL, current_game(), find_game(p_game_id));
  DECLARE v_made VARCHAR(40) DEFAULT '0 nothing';

  IF v_game_id IS NOT NULL THEN
    SET v_made = play_bot_moves(v_game_id, 1);
  END IF;
  CASE v_made
    WHEN '0 nothing' THEN
      CALL refuse('game_not_found', 'There is no such game; SELECT * FROM gamesView lists them.');
    WHEN '0 over' THEN
      CALL refuse('game_over', CONCAT('Game ', v_game_id, ' is over.'));
    WHEN '0 person' THEN
      CALL refuse('not_a_character', CONCAT('Game ', v_game_id, ' waits for a person.'));
    WHEN '0 dice' THEN
      CALL refuse('nothing_to_choose',
        'The list of numbers has run out; change_dice takes another source.');
    ELSE
      SELECT 1 AS Moves;
  END CASE;
END
