CREATE FUNCTION move_sql(
  p_game_id INT, p_player_id INT, p_action VARCHAR(20), p_prid INT, p_amount BIGINT, p_terms JSON,
  p_dice_count INT, p_dice_sides INT, p_is_final BOOLEAN) RETURNS VARCHAR(600)
  DETERMINISTIC
  NO SQL
  COMMENT 'The statement that makes a possible move.'
BEGIN
  /*
   * Takes   : as in movesView; p_amount, NULL when the action takes none; p_dice_count, how many
   *           dice the client rolls, NULL when the game rolls them or the action takes none;
   *           p_is_final, whether the move is made by make_move.
   * Returns : an INSERT or a CALL; with random dice, where the client rolls.
   */
  DECLARE v_columns, v_values VARCHAR(300);
  DECLARE v_die VARCHAR(60) DEFAULT CONCAT('FLOOR(1 + RAND() * ', p_dice_sides, ')');

  IF p_is_final THEN
    RETURN CONCAT(
      'CALL make_move(', p_game_id, ', ''', p_action, ''', ''{', CONCAT_WS(', ',
        CONCAT('"player_ID": ', p_player_id), CONCAT('"prid": ', p_prid),
        CONCAT('"amount": ', p_amount), CONCAT('"terms": ', p_terms)), '}'');');
  END IF;
  SET v_columns = CONCAT_WS(', ', 'game_id, player_ID, action',
    CASE p_dice_count WHEN 1 THEN 'dice' WHEN 2 THEN 'dice, dice2' END,
    IF(p_prid IS NULL, NULL, 'prid'), IF(p_amount IS NULL, NULL, 'amount'),
    IF(p_terms IS NULL, NULL, 'terms'));
  SET v_values = CONCAT_WS(', ', p_game_id, p_player_id, CONCAT('''', p_action, ''''),
    CASE p_dice_count WHEN 1 THEN v_die WHEN 2 THEN CONCAT(v_die, ', ', v_die) END,
    p_prid, p_amount, CONCAT('''', p_terms, ''''));
  RETURN CONCAT('INSERT INTO Gamemanager (', v_columns, ') VALUES (', v_values, ');');
END
