CREATE PROCEDURE call_substitute_bot(IN p_dice INT, IN p_dice2 INT)
  MODIFIES SQL DATA
  COMMENT 'Submits the move of a substitute bot for a late player.'
BEGIN
  /*
   * Bot     : reads d_game_id d_record_id d_player_id d_prid d_amount d_action.
   * Takes   : the columns of the move, NULL for those that it does not use.
   * Changes : one CalledMove, unless somebody submitted a move meanwhile: that one comes first.
   */
  INSERT INTO CalledMove (game_id, account, action, details, called_at)
    VALUES (
      d_game_id, '', d_action,
      JSON_MERGE_PATCH(JSON_OBJECT(), JSON_OBJECT(
        'record_ID', d_record_id, 'player_ID', d_player_id, 'dice', p_dice, 'dice2', p_dice2,
        'prid', d_prid, 'amount', d_amount)), utc_now()) AS new
    ON DUPLICATE KEY UPDATE game_id = new.game_id;
END
