CREATE PROCEDURE resolve_characters(IN p_ruleset_id INT, INOUT p_players JSON)
  READS SQL DATA
  COMMENT 'Completes the names of the bots that play seats of an opening position.'
BEGIN
  /*
   * Takes   : p_players, an object of bots by the names of the players.
   * Returns : p_players, with the full names of the bots.
   * Raises  : options_malformed, when no player has that name; character_not_found.
   */
  DECLARE v_names JSON DEFAULT JSON_KEYS(p_players);
  DECLARE v_name TEXT;
  DECLARE v_character VARCHAR(40);
  DECLARE v_index, v_players INT DEFAULT 0;

  WHILE v_index < JSON_LENGTH(v_names) DO
    SET v_name = JSON_UNQUOTE(JSON_EXTRACT(v_names, CONCAT('$[', v_index, ']')));
    SELECT COUNT(*)
      INTO v_players
      FROM OpeningPlayer AS o
      WHERE o.ruleset_id = p_ruleset_id
        AND CAST(o.name AS BINARY) = CAST(v_name AS BINARY);
    IF v_players = 0 THEN
      CALL refuse('options_malformed', CONCAT(
        'The opening position of this edition has no player ', LEFT(v_name, 40), '.'));
    END IF;
    CALL find_character(
      JSON_UNQUOTE(JSON_EXTRACT(p_players, CONCAT('$.', JSON_QUOTE(v_name)))), v_character);
    SET p_players = JSON_SET(p_players, CONCAT('$.', JSON_QUOTE(v_name)), v_character);
    SET v_index = v_index + 1;
  END WHILE;
END
