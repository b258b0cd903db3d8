CREATE FUNCTION players_with_bots(p_players JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The players of a new game, with bots in the place of names that begin with @.'
BEGIN
  /*
   * Takes   : p_players, as open_game takes it.
   * Returns : p_players, with {"character": "NAME"} for each name "@NAME".
   * Why     : only what a client gives is read so. In a copy of a game, which has its players by
   *           name, an @ is part of the name.
   */
  DECLARE v_name TEXT;
  DECLARE v_index INT DEFAULT 0;

  WHILE JSON_TYPE(p_players) = 'ARRAY' AND v_index < JSON_LENGTH(p_players) DO
    IF JSON_TYPE(JSON_EXTRACT(p_players, CONCAT('$[', v_index, ']'))) = 'STRING' THEN
      SET v_name = name_of_seat(JSON_EXTRACT(p_players, CONCAT('$[', v_index, ']')));
      IF LEFT(v_name, 1) = '@' THEN
        SET p_players = JSON_SET(
          p_players, CONCAT('$[', v_index, ']'), JSON_OBJECT('character', SUBSTRING(v_name, 2)));
      END IF;
    END IF;
    SET v_index = v_index + 1;
  END WHILE;
  RETURN p_players;
END
