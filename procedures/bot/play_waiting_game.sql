CREATE PROCEDURE play_waiting_game(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes moves of the bots of one game, and ignores errors.'
BEGIN
  /*
   * Changes : what play_on changes; all is committed.
   * Why     : an error in one game, such as a lock or a deploy, must not keep the others from being
   *           played. play_bots shows it.
   */
  DECLARE v_moves INT;
  DECLARE v_waits_for VARCHAR(20);
  DECLARE v_refusal VARCHAR(128);
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    SET v_moves = 0;
  END;

  CALL play_on(p_game_id, 100, TRUE, v_moves, v_waits_for, v_refusal);
END
