CREATE PROCEDURE check_held(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Rejects moves in a held game: a copy of a running game between accounts.'
BEGIN
  /*
   * Changes : as release_game.
   * Raises  : dice_are_secret.
   */
  DECLARE v_seating VARCHAR(20);

  CALL release_game(p_game_id);
  SELECT g.seating INTO v_seating FROM GameState AS g WHERE g.game_id = p_game_id;
  IF v_seating = 'held' THEN
    CALL refuse('dice_are_secret', CONCAT(
      'Game ', p_game_id, ' is a copy of a running game; it can be played when that one is over.'));
  END IF;
END
