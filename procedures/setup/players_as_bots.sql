CREATE FUNCTION players_as_bots(p_ruleset_id INT, p_players JSON, p_character VARCHAR(40))
  RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The players of a game in which bots take the seats of people.'
BEGIN
  /*
   * Takes   : p_players, as in Game; p_character, the full name of a character.
   * Returns : p_players, with that character in every seat of a person.
   */
  DECLARE v_players JSON DEFAULT p_players;
  DECLARE v_player JSON;
  DECLARE v_index INT DEFAULT 0;

  IF p_players IS NULL OR JSON_TYPE(p_players) = 'OBJECT' THEN
    SELECT JSON_MERGE_PATCH(
        JSON_OBJECTAGG(o.name, p_character), COALESCE(p_players, JSON_OBJECT()))
      INTO v_players
      FROM OpeningPlayer AS o
      WHERE o.ruleset_id = p_ruleset_id;
    RETURN v_players;
  END IF;
  WHILE v_index < JSON_LENGTH(p_players) DO
    SET v_player = JSON_EXTRACT(p_players, CONCAT('$[', v_index, ']'));
    IF JSON_TYPE(v_player) <> 'OBJECT' THEN
      SET v_player = JSON_OBJECT('name', v_player);
    END IF;
    IF NOT JSON_CONTAINS_PATH(v_player, 'one', '$.character') THEN
      SET v_players = JSON_SET(
        v_players, CONCAT('$[', v_index, ']'), JSON_SET(v_player, '$.character', p_character));
    END IF;
    SET v_index = v_index + 1;
  END WHILE;
  RETURN v_players;
END
