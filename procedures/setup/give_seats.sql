CREATE PROCEDURE give_seats(IN p_game_id INT, IN p_seats JSON)
  MODIFIES SQL DATA
  COMMENT 'Says who moves for the seats of a new game.'
BEGIN
  /*
   * Takes   : p_seats, as in Game.
   * Changes : Player.account, Standing.seating; BotGame, when a character has a seat.
   * Raises  : options_malformed, when a seat that is given is not there, or a character's.
   */
  DECLARE v_characters INT;

  SELECT COUNT(p.character_id) INTO v_characters FROM Player AS p WHERE p.game_id = p_game_id;
  IF v_characters > 0 THEN
    INSERT INTO BotGame (game_id) VALUES (p_game_id);
  END IF;
  IF p_seats IS NOT NULL THEN
    UPDATE Player AS p
      SET p.account = JSON_UNQUOTE(JSON_EXTRACT(p_seats, CONCAT('$."', p.pid, '"')))
      WHERE p.game_id = p_game_id
        AND p.character_id IS NULL
        AND JSON_CONTAINS_PATH(p_seats, 'one', CONCAT('$."', p.pid, '"'));
    IF ROW_COUNT() <> JSON_LENGTH(p_seats) THEN
      CALL refuse('options_malformed',
        'Seats are given by the numbers of players, as {"0": "zoe"}, and not those of characters.');
    END IF;
  END IF;
  IF v_characters > 0 OR p_seats IS NOT NULL THEN
    UPDATE Standing AS g
      SET g.seating = IF(p_seats IS NULL, 'characters', 'accounts')
      WHERE g.game_id = p_game_id;
  END IF;
END
