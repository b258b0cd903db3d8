CREATE PROCEDURE seat_bot(
  IN p_lobby_id INT, IN p_seat INT, IN p_character VARCHAR(40), IN p_name TEXT, IN p_token TEXT)
  MODIFIES SQL DATA
  COMMENT 'Seats a bot on a free seat of a lobby.'
BEGIN
  /*
   * Takes   : p_character, its full name; NULL for the one that is at the table least often;
   *           p_name, NULL for that of the character, with a number if somebody has it; p_token,
   *           NULL for the first free piece.
   * Changes : one LobbySeat.
   * Raises  : what check_lobby_name and choose_lobby_token raise.
   * Why     : the caller has locked the lobby.
   */
  DECLARE v_name TEXT DEFAULT LEFT(name_of_seat(CAST(JSON_QUOTE(p_name) AS JSON)), 100);
  DECLARE v_number INT DEFAULT 1;
  DECLARE v_alike INT;

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
  IF p_name IS NOT NULL THEN
    CALL check_lobby_name(p_lobby_id, NULL, v_name);
  ELSE
    SET v_name = p_character;
    SET v_alike = 1;
  END IF;
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
  CALL choose_lobby_token(p_lobby_id, NULL, p_token);
  UPDATE LobbySeat
    SET name = v_name, token = p_token, bot = p_character
    WHERE lobby_id = p_lobby_id AND seat = p_seat;
END
