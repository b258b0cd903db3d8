CREATE FUNCTION player_name(p_game_id INT, p_player_id INT) RETURNS VARCHAR(40)
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'The name of a player.'
BEGIN
  DECLARE v_name VARCHAR(40);

  SELECT p.name INTO v_name FROM Player AS p WHERE p.game_id = p_game_id AND p.pid = p_player_id;
  RETURN v_name;
END
