CREATE PROCEDURE release_game(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Releases a held game that no longer reveals dice another game has yet to roll.'
BEGIN
  /*
   * Changes : GameState.seating; what resume_clock changes: the time of an auction does not pass
   *           while nobody can bid.
   */
  DECLARE v_seating VARCHAR(20);
  DECLARE v_held_from DATETIME(3);

  SELECT g.seating, s.created_at
    INTO v_seating, v_held_from
    FROM GameState AS g
    JOIN Game AS s ON s.game_id = g.game_id
    WHERE g.game_id = p_game_id;
  IF v_seating = 'held' THEN
    IF NOT is_held(p_game_id) THEN
      UPDATE GameState AS g SET g.seating = 'accounts' WHERE g.game_id = p_game_id;
      CALL resume_clock(p_game_id, v_held_from);
    END IF;
  END IF;
END
