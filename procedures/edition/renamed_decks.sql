CREATE FUNCTION renamed_decks(p_decks JSON, p_names JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The decks of a document after tiles were renamed.'
BEGIN
  /*
   * Takes : p_decks, NULL for none; p_names, as new_name.
   */
  DECLARE v_decks JSON DEFAULT p_decks;
  DECLARE v_names JSON DEFAULT JSON_KEYS(p_decks);
  DECLARE v_path TEXT;
  DECLARE v_cards JSON;
  DECLARE v_n INT DEFAULT 0;

  WHILE v_n < COALESCE(JSON_LENGTH(v_names), 0) DO
    SET v_path = CONCAT('$.', JSON_EXTRACT(v_names, CONCAT('$[', v_n, ']')));
    SELECT JSON_ARRAYAGG(renamed_effect(j.card, p_names))
      INTO v_cards
      FROM JSON_TABLE(JSON_EXTRACT(v_decks, v_path), '$[*]' COLUMNS (card JSON PATH '$')) AS j;
    SET v_decks = JSON_SET(v_decks, v_path, v_cards);
    SET v_n = v_n + 1;
  END WHILE;
  RETURN v_decks;
END
