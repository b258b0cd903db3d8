CREATE PROCEDURE rename_seat(IN p_game_id INT, IN p_player_id INT, IN p_name TEXT)
  MODIFIES SQL DATA
  COMMENT 'Renames a person in a game at one table.'
BEGIN
  /*
   * Changes : Player.name; Game.players, so that copies of the game have the name, too.
   * Raises  : game_not_found, not_a_seat, name_malformed, and what check_names raises.
   * Why     : one statement, so that both are changed or neither. In an opening position the
   *           edition sets the names, and bots and accounts keep theirs.
   */
  DECLARE v_game_id INT DEFAULT find_game(p_game_id);
  DECLARE v_players, v_names JSON;
  DECLARE v_may BOOLEAN;
  DECLARE v_name TEXT DEFAULT TRIM(p_name);

  SELECT ANY_VALUE(g.players), JSON_ARRAYAGG(IF(p.pid = p_player_id, v_name, p.name)),
      COALESCE(SUM(p.pid = p_player_id AND p.character_id IS NULL AND p.account IS NULL), 0) > 0
    INTO v_players, v_names, v_may
    FROM Game AS g
    JOIN Player AS p ON p.game_id = g.game_id
    WHERE g.game_id = v_game_id;
  IF NOT v_may OR COALESCE(JSON_TYPE(v_players), '') <> 'ARRAY' THEN
    CALL refuse('not_a_seat', 'Only people who were named when the game began can be renamed.');
  END IF;
  IF COALESCE(v_name, '') = '' THEN
    CALL refuse('name_malformed', 'A player must have a name.');
  END IF;
  CALL check_names(v_names);
  UPDATE Player AS p
    JOIN Game AS g ON g.game_id = p.game_id
    SET p.name = v_name,
      g.players = JSON_REPLACE(g.players, CONCAT('$[', p_player_id, ']'), IF(
        JSON_TYPE(JSON_EXTRACT(g.players, CONCAT('$[', p_player_id, ']'))) = 'OBJECT',
        JSON_SET(JSON_EXTRACT(g.players, CONCAT('$[', p_player_id, ']')), '$.name', v_name),
        CAST(JSON_QUOTE(v_name) AS JSON)))
    WHERE p.game_id = v_game_id AND p.pid = p_player_id;
END
