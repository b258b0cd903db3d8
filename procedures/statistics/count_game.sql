CREATE PROCEDURE count_game(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Adds a game that is over to the totals of its rules.'
BEGIN
  /*
   * Changes : Game.is_counted, and what add_to_totals changes; all committed; nothing when another
   *           session counts or deletes the game.
   */
  DECLARE v_game_id INT;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  CALL begin_transaction();
  SELECT s.game_id
    INTO v_game_id
    FROM Game AS s
    WHERE s.game_id = p_game_id AND NOT s.is_counted
    FOR UPDATE SKIP LOCKED;
  IF v_game_id IS NOT NULL THEN
    UPDATE Game AS s SET s.is_counted = TRUE WHERE s.game_id = p_game_id;
    CALL add_to_totals(p_game_id, 1);
  END IF;
  COMMIT;
END
