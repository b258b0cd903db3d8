CREATE PROCEDURE check_given_seats(IN p_ruleset_id INT, IN p_players JSON, IN p_seats JSON)
  READS SQL DATA
  COMMENT 'Rejects accounts for seats that a new game does not have, or that bots play.'
BEGIN
  /*
   * Takes  : p_players, completed as in Game; p_seats, as in Game.
   * Raises : options_malformed, when a seat does not exist or belongs to a bot.
   */
  DECLARE v_people INT;

  IF p_seats IS NOT NULL THEN
    IF JSON_TYPE(p_players) = 'ARRAY' THEN
      SELECT COUNT(*)
        INTO v_people
        FROM JSON_TABLE(p_players, '$[*]' COLUMNS (
          n FOR ORDINALITY, played_by VARCHAR(40) PATH '$.character')) AS j
        WHERE j.played_by IS NULL
          AND JSON_CONTAINS_PATH(p_seats, 'one', CONCAT('$."', j.n - 1, '"'));
    ELSE
      SELECT COUNT(*)
        INTO v_people
        FROM OpeningPlayer AS o
        WHERE o.ruleset_id = p_ruleset_id
          AND NOT COALESCE(JSON_CONTAINS_PATH(
            p_players, 'one', CONCAT('$.', JSON_QUOTE(o.name))), FALSE)
          AND JSON_CONTAINS_PATH(p_seats, 'one', CONCAT('$."', o.pid, '"'));
    END IF;
    IF v_people <> JSON_LENGTH(p_seats) THEN
      CALL refuse(
        'options_malformed',
        'Give seats by player number, as {"0": "zoe"}, and only to people, not bots.');
    END IF;
  END IF;
END
