CREATE PROCEDURE call_substitute_bot(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_action VARCHAR(20),
  IN p_dice INT, IN p_dice2 INT, IN p_prid INT, IN p_amount BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Submits the move of a substitute bot for a late player.'
BEGIN
  /*
   * Takes   : the columns of the move, NULL for those that it does not use.
   * Changes : one CalledMove, unless somebody submitted a move meanwhile: that one comes first.
   */
  INSERT INTO CalledMove (game_id, account, session_id, action, details, called_at)
    VALUES (
      p_game_id, '', 0, p_action,
      JSON_MERGE_PATCH(JSON_OBJECT(), JSON_OBJECT(
        'record_ID', p_record_id, 'player_ID', p_player_id, 'dice', p_dice, 'dice2', p_dice2,
        'prid', p_prid, 'amount', p_amount)), utc_now()) AS new
    ON DUPLICATE KEY UPDATE game_id = new.game_id;
END
