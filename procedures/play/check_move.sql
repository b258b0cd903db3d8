CREATE PROCEDURE check_move(
  IN p_game_id INT, IN p_record_id INT,
  IN p_token VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, IN p_player_id INT,
  IN p_action VARCHAR(20), IN p_dice DOUBLE, IN p_sets_results BOOLEAN,
  IN p_next_record_id INT, IN p_next_player_id INT, IN p_phase VARCHAR(20), IN p_sides INT)
  MODIFIES SQL DATA
  COMMENT 'Says what is wrong with a move, and takes its token.'
BEGIN
  /*
   * Takes   : what the client named (NULL where it named nothing), whether it set a column that
   *           is a result, and what the game waits for: record, player, phase, sides of the dice.
   * Changes : MoveToken, when the move has a token.
   * Raises  : game_not_found, column_not_settable, token_taken, record_taken, record_ahead,
   *           game_over, wrong_player, wrong_phase, dice_missing, dice_not_whole,
   *           dice_out_of_range: the first of these that holds. None: the move is as it should be.
   * Why     : a client that asks again about a move that was made learns that before anything
   *           else about the game, even when that move ended it.
   */
  IF COALESCE(p_phase = 'deleted', TRUE) THEN
    CALL refuse('game_not_found', 'There is no such game; SELECT * FROM gamesView lists them.');
  END IF;
  IF p_sets_results THEN
    CALL refuse('column_not_settable',
      'round, turn, location and bank_balance are results of a move: leave them out.');
  END IF;
  IF p_token IS NOT NULL THEN
    CALL take_token(p_game_id, p_token, p_next_record_id);
  END IF;
  IF p_record_id < p_next_record_id THEN
    CALL refuse('record_taken', CONCAT(
      'Record ', p_record_id, ' was played; the next is ', p_next_record_id, '.'));
  END IF;
  IF p_record_id > p_next_record_id THEN
    CALL refuse('record_ahead', CONCAT(
      'Record ', p_record_id, ' is not due; the next is ', p_next_record_id, '.'));
  END IF;
  IF p_phase = 'over' THEN
    CALL refuse('game_over', CONCAT(
      'Game ', p_game_id, ' is over: ', player_name(p_game_id, p_next_player_id), ' won it.'));
  END IF;
  IF p_player_id <> p_next_player_id THEN
    CALL refuse('wrong_player', CONCAT(
      'It is the turn of player ', p_next_player_id, ', ',
      player_name(p_game_id, p_next_player_id), '.'));
  END IF;
  IF NOT (p_action <=> p_phase) THEN
    CALL refuse('wrong_phase', CONCAT(
      'Player ', p_next_player_id, ' must ', p_phase, ' now; ', COALESCE(p_action, 'NULL'),
      ' is not possible.'));
  END IF;
  IF p_dice IS NULL THEN
    CALL refuse('dice_missing', CONCAT('Give the dice, 1 to ', p_sides, '.'));
  END IF;
  IF p_dice <> FLOOR(p_dice) THEN
    CALL refuse('dice_not_whole', CONCAT(
      'Dice are whole numbers, 1 to ', p_sides, '; ', p_dice, ' is not.'));
  END IF;
  IF p_dice NOT BETWEEN 1 AND p_sides THEN
    CALL refuse('dice_out_of_range', CONCAT('Dice go from 1 to ', p_sides, ', not ', p_dice, '.'));
  END IF;
END
