CREATE PROCEDURE bot_move(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes one move of a bot.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the current game.
   * Changes : what the move changes.
   * Returns : a result of one row: Moves, 1; 0 when the move was refused, then Refusal says why.
   * Raises  : game_not_found, game_over, not_a_character, nothing_to_choose.
   */
  DECLARE v_game_id INT DEFAULT IF(p_game_id IS NULL, current_game(), find_game(p_game_id));
  DECLARE v_moves INT DEFAULT 0;
  DECLARE v_waits_for VARCHAR(20) DEFAULT 'nothing';
  DECLARE v_refusal VARCHAR(128);

  IF v_game_id IS NOT NULL THEN
    CALL play_on(v_game_id, 1, moves_are_final(v_game_id), v_moves, v_waits_for, v_refusal);
  END IF;
  IF v_moves = 0 THEN
    CASE v_waits_for
      WHEN 'nothing' THEN
        CALL refuse('game_not_found', missing_game());
      WHEN 'over' THEN
        CALL refuse('game_over', CONCAT('Game ', v_game_id, ' is over.'));
      WHEN 'person' THEN
        CALL refuse('not_a_character', CONCAT('Game ', v_game_id, ' is waiting for a person.'));
      WHEN 'dice' THEN
        CALL refuse(
          'nothing_to_choose',
          'The list of numbers has run out; use change_dice.');
      WHEN 'characters' THEN
        SET v_moves = 0;
    END CASE;
  END IF;
  SELECT v_moves AS `Moves`, v_refusal AS `Refusal`;
END
