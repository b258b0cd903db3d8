CREATE FUNCTION winners_of(p_game_id INT) RETURNS VARCHAR(1000)
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'The names of those who won a game, in the order of their numbers.'
BEGIN
  /*
   * Returns : NULL when nobody has.
   */
  DECLARE v_names VARCHAR(1000);

  SELECT GROUP_CONCAT(p.name ORDER BY p.pid SEPARATOR ', ')
    INTO v_names
    FROM Turns AS t
    JOIN Player AS p ON p.game_id = t.game_id AND p.pid = t.player_ID
    WHERE t.game_id = p_game_id
      AND t.status = 3;
  RETURN v_names;
END
