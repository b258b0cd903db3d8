CREATE FUNCTION names_of_players(p_players JSON, p_from INT) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'What the players of a game are to be called.'
BEGIN
  /*
   * Takes   : p_players, an array of names or how many there are; p_from, the number of the first
   *           player who has no name.
   * Returns : an array of names, without white space around them; an empty one is `Player N`,
   *           one that is far too long is cut to 100 characters.
   * Rule    : S1; H12.
   */
  DECLARE v_names JSON DEFAULT JSON_ARRAY();
  DECLARE v_name TEXT;
  DECLARE v_index INT DEFAULT 0;
  DECLARE v_count INT DEFAULT IF(
    JSON_TYPE(p_players) = 'ARRAY', JSON_LENGTH(p_players), LEAST(CAST(p_players AS SIGNED), 1000));

  IF JSON_TYPE(p_players) <> 'ARRAY' THEN
    SET p_players = JSON_ARRAY();
  END IF;
  WHILE v_index < v_count DO
    SET v_name = REGEXP_REPLACE(
      COALESCE(JSON_UNQUOTE(JSON_EXTRACT(p_players, CONCAT('$[', v_index, ']'))), ''),
      '^[[:space:]]+|[[:space:]]+$', '');
    SET v_names = JSON_ARRAY_APPEND(
      v_names, '$', IF(v_name = '', CONCAT('Player ', p_from + v_index), LEFT(v_name, 100)));
    SET v_index = v_index + 1;
  END WHILE;
  RETURN v_names;
END
