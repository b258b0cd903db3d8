CREATE PROCEDURE find_long_games(IN p_first_id INT, IN p_last_id INT)
  MODIFIES SQL DATA
  COMMENT 'Marks the next position of long games as wanted.'
BEGIN
  /*
   * Takes   : the first and the last number of the games that are examined.
   * Changes : KeptPosition: the next position of each game with 1,000 moves or more is wanted, once
   *           there are more than 100 moves since the last one.
   * Why     : shorter games cost a key here and nothing else. The games are read first:
   *           INSERT ... SELECT would lock them. IGNORE: another pass may have found them, or a
   *           game may have been deleted. Only ordered by its whole key, KeptPosition is read from
   *           the end of a game.
   */
  DECLARE v_games JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(g.game_id, COALESCE(k.record_ID, 0) + 100))
    INTO v_games
    FROM GameState AS g FORCE INDEX (PRIMARY)
    LEFT JOIN LATERAL (
      SELECT n.record_ID, n.state
        FROM KeptPosition AS n FORCE INDEX (PRIMARY)
        WHERE n.game_id = g.game_id
        ORDER BY n.game_id DESC, n.record_ID DESC
        LIMIT 1) AS k ON TRUE
    WHERE g.game_id BETWEEN p_first_id AND p_last_id
      AND g.last_record_ID >= 1000
      AND g.last_record_ID > COALESCE(k.record_ID, 0) + 100
      AND COALESCE(k.state, 'kept') = 'kept';
  IF v_games IS NOT NULL THEN
    INSERT IGNORE INTO KeptPosition (game_id, record_ID)
      SELECT j.game_id, j.record_id
        FROM JSON_TABLE(v_games, '$[*]' COLUMNS (
          game_id INT PATH '$[0]', record_id INT PATH '$[1]')) AS j;
  END IF;
END
