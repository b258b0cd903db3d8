CREATE FUNCTION move_sql(
  p_game_id INT, p_player_id INT, p_action VARCHAR(20), p_prid INT, p_minimum INT, p_terms JSON,
  p_decides BOOLEAN, p_sides INT, p_count INT) RETURNS VARCHAR(500)
  DETERMINISTIC
  NO SQL
  COMMENT 'The statement that makes a possible move.'
BEGIN
  /*
   * Takes   : p_minimum, the least of a die or a bid, NULL when there is neither; p_terms, of a
   *           trade or for other dice; p_decides, p_sides and p_count, as in Ruleset.
   * Returns : an INSERT; with dice at random, where the client rolls, and the least bid.
   */
  DECLARE v_columns, v_values VARCHAR(300);
  DECLARE v_die VARCHAR(40);

  SET v_columns = IF(p_decides, 'game_id, player_ID, action', 'game_id');
  SET v_values = IF(
    p_decides, CONCAT(p_game_id, ', ', p_player_id, ', ''', p_action, ''''), p_game_id);
  IF p_action = 'roll' AND p_minimum IS NOT NULL THEN
    SET v_die = CONCAT('FLOOR(1 + RAND() * ', p_sides, ')');
    SET v_columns = CONCAT_WS(', ', v_columns, 'dice', IF(p_count = 2, 'dice2', NULL));
    SET v_values = CONCAT_WS(', ', v_values, v_die, IF(p_count = 2, v_die, NULL));
  ELSEIF p_prid IS NOT NULL THEN
    SET v_columns = CONCAT(v_columns, ', prid');
    SET v_values = CONCAT(v_values, ', ', p_prid);
  ELSEIF p_action = 'bid' THEN
    SET v_columns = CONCAT(v_columns, ', amount');
    SET v_values = CONCAT(v_values, ', ', p_minimum);
  ELSEIF p_terms IS NOT NULL THEN
    SET v_columns = CONCAT(v_columns, ', terms');
    SET v_values = CONCAT(v_values, ', ''', p_terms, '''');
  END IF;
  RETURN CONCAT('INSERT INTO Gamemanager (', v_columns, ') VALUES (', v_values, ');');
END
