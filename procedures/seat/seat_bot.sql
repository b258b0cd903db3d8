CREATE PROCEDURE seat_bot(IN p_lobby_id INT, IN p_seat INT, IN p_character VARCHAR(40))
  MODIFIES SQL DATA
  COMMENT 'Seats a bot on a free seat of a lobby.'
BEGIN
  /*
   * Takes   : p_character, its full name; NULL for the one that is at the table least often.
   * Changes : one LobbySeat.
   * Why     : the caller has locked the lobby.
   */
  DECLARE v_token, v_name TEXT;
  DECLARE v_number, v_alike INT DEFAULT 1;

  IF p_character IS NULL THEN
    SELECT f.name
      INTO p_character
      FROM (
        SELECT c.name, c.character_id, COUNT(s.seat) AS seats
          FROM BotCharacter AS c
          LEFT JOIN LobbySeat AS s ON s.lobby_id = p_lobby_id AND s.bot = c.name
          WHERE NOT c.stands_in
          GROUP BY c.character_id, c.name
          ORDER BY seats, c.character_id
          LIMIT 1) AS f;
  END IF;
  SET v_name = p_character;
  WHILE v_alike > 0 DO
    SELECT COUNT(*)
      INTO v_alike
      FROM LobbySeat AS s
      WHERE s.lobby_id = p_lobby_id
        AND name_skeleton(s.name) COLLATE utf8mb4_0900_as_ci = name_skeleton(v_name)
      FOR SHARE;
    IF v_alike > 0 THEN
      SET v_number = v_number + 1;
      SET v_name = CONCAT(LEFT(p_character, 36), ' ', v_number);
    END IF;
  END WHILE;
  CALL choose_lobby_token(p_lobby_id, NULL, v_token);
  UPDATE LobbySeat
    SET name = v_name, token = v_token, bot = p_character
    WHERE lobby_id = p_lobby_id AND seat = p_seat;
END
