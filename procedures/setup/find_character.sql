CREATE PROCEDURE find_character(IN p_text TEXT, OUT p_name VARCHAR(40))
  READS SQL DATA
  COMMENT 'Finds a bot by its name or by a unique part of it.'
BEGIN
  /*
   * Raises : character_not_found.
   */
  DECLARE v_count INT;

  SELECT MAX(c.name) INTO p_name FROM BotCharacter AS c WHERE c.name = p_text;
  IF p_name IS NULL THEN
    SELECT COUNT(*), MAX(c.name)
      INTO v_count, p_name
      FROM BotCharacter AS c
      WHERE p_text <> ''
        AND LOCATE(p_text, c.name) > 0;
    IF v_count <> 1 THEN
      CALL refuse('character_not_found', CONCAT(
        IF(v_count = 0, 'No character is', 'Several characters are'), ' called ',
        IF(p_text = '', 'nothing', LEFT(p_text, 40)), '; SELECT * FROM botsView lists them.'));
    END IF;
  END IF;
END
