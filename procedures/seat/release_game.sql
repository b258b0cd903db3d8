CREATE PROCEDURE release_game(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Releases a held game that no longer reveals dice another game has yet to roll.'
BEGIN
  /*
   * Changes : GameState.seating.
   */
  DECLARE v_seating VARCHAR(20);

  SELECT g.seating INTO v_seating FROM GameState AS g WHERE g.game_id = p_game_id;
  IF v_seating = 'held' THEN
    IF NOT is_held(p_game_id) THEN
      UPDATE GameState AS g SET g.seating = 'accounts' WHERE g.game_id = p_game_id;
    END IF;
  END IF;
END
