CREATE FUNCTION player_names(p_players JSON) RETURNS LONGTEXT
  READS SQL DATA
  COMMENT 'The names of players, separated by commas.'
BEGIN
  /*
   * Why : GROUP_CONCAT cuts at a limit of the session. Comparing a JSON number with a key would
   *       read the whole table.
   */
  DECLARE v_names LONGTEXT;
  DECLARE v_name VARCHAR(40);
  DECLARE v_player_id BIGINT;
  DECLARE v_index INT DEFAULT 0;

  WHILE v_index < JSON_LENGTH(p_players) DO
    SET v_player_id = JSON_EXTRACT(p_players, CONCAT('$[', v_index, ']'));
    SELECT p.name
      INTO v_name
      FROM LeaguePlayer AS p
      WHERE p.player_id = v_player_id;
    SET v_names = CONCAT_WS(', ', v_names, listed_name(v_name));
    SET v_index = v_index + 1;
  END WHILE;
  RETURN COALESCE(v_names, 'nobody');
END
