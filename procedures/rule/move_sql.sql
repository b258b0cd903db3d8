CREATE FUNCTION move_sql(
  p_game_id INT, p_player_id INT, p_action VARCHAR(20), p_prid INT, p_minimum BIGINT,
  p_maximum BIGINT, p_terms JSON, p_dice_count INT) RETURNS VARCHAR(600)
  DETERMINISTIC
  NO SQL
  COMMENT 'The statement that makes a possible move.'
BEGIN
  /*
   * Takes   : as in movesView; p_dice_count, how many dice the client rolls, NULL when the game
   *           does.
   * Returns : an INSERT; with dice at random, where the client rolls, and the least bid.
   */
  DECLARE v_columns, v_values VARCHAR(300);
  DECLARE v_die VARCHAR(60) DEFAULT CONCAT('FLOOR(1 + RAND() * ', p_maximum, ')');

  SET v_columns = CONCAT_WS(', ', 'game_id, player_ID, action',
    CASE p_dice_count WHEN 1 THEN 'dice' WHEN 2 THEN 'dice, dice2' END,
    IF(p_prid IS NULL, NULL, 'prid'),
    IF(p_dice_count IS NULL AND p_minimum IS NOT NULL AND p_terms IS NULL, 'amount', NULL),
    IF(p_terms IS NULL, NULL, 'terms'));
  SET v_values = CONCAT_WS(', ', p_game_id, p_player_id, CONCAT('''', p_action, ''''),
    CASE p_dice_count WHEN 1 THEN v_die WHEN 2 THEN CONCAT(v_die, ', ', v_die) END,
    p_prid,
    IF(p_dice_count IS NULL AND p_terms IS NULL, p_minimum, NULL),
    CONCAT('''', p_terms, ''''));
  RETURN CONCAT('INSERT INTO Gamemanager (', v_columns, ') VALUES (', v_values, ');');
END
