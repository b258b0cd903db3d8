CREATE PROCEDURE count_game(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Adds a game that is over to the totals of its rules.'
BEGIN
  /*
   * Changes : UncountedGame, and what add_to_totals changes; all committed; nothing when another
   *           session counts or deletes the game.
   */
  DECLARE v_game_id INT;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  CALL begin_transaction();
  SELECT u.game_id
    INTO v_game_id
    FROM UncountedGame AS u
    WHERE u.game_id = p_game_id
    FOR UPDATE SKIP LOCKED;
  IF v_game_id IS NOT NULL THEN
    DELETE FROM UncountedGame WHERE game_id = p_game_id;
    CALL add_to_totals(p_game_id, 1);
  END IF;
  COMMIT;
END
