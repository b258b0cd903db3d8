CREATE FUNCTION winners_of(p_game_id INT) RETURNS TEXT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'The names of the winners of a game, in the order of their numbers.'
BEGIN
  /*
   * Returns : NULL when nobody has won.
   * Why     : GROUP_CONCAT would cut off a long list of names. Without the hint MySQL may read the
   *           winners of all games.
   */
  DECLARE v_names TEXT;
  DECLARE v_name VARCHAR(40);
  DECLARE v_done BOOLEAN DEFAULT FALSE;
  DECLARE c_winners CURSOR FOR
    SELECT p.name
      FROM Player AS p FORCE INDEX (PRIMARY)
      WHERE p.game_id = p_game_id
        AND p.status = 3
      ORDER BY p.pid
      LIMIT 9999;
  DECLARE CONTINUE HANDLER FOR NOT FOUND SET v_done = TRUE;

  OPEN c_winners;
  FETCH c_winners INTO v_name;
  WHILE NOT v_done DO
    SET v_names = CONCAT_WS(', ', v_names, v_name);
    FETCH c_winners INTO v_name;
  END WHILE;
  CLOSE c_winners;
  RETURN v_names;
END
