CREATE PROCEDURE play_some(IN p_game_id INT, IN p_most_moves INT)
  MODIFIES SQL DATA
  COMMENT 'Plays a game like play_bots, up to a number of moves.'
BEGIN
  /*
   * Takes            : as play_bots; p_most_moves, the limit.
   * Changes, returns : as play_bots.
   * Raises           : game_not_found.
   */
  DECLARE v_game_id INT DEFAULT IF(p_game_id IS NULL, current_game(), find_game(p_game_id));
  DECLARE v_moves INT;
  DECLARE v_waits_for VARCHAR(20);
  DECLARE v_refusal VARCHAR(128);

  IF v_game_id IS NULL THEN
    CALL refuse('game_not_found', missing_game());
  END IF;
  CALL play_on(
    v_game_id, p_most_moves, moves_are_final(v_game_id), v_moves, v_waits_for, v_refusal);
  SELECT v_moves AS `Moves`, v_waits_for AS `Waits for`, v_refusal AS `Refusal`;
END
