CREATE FUNCTION deeds_in(p_game_id INT, p_player_id INT, p_prids JSON) RETURNS INT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'How many of some properties belong to a player.'
BEGIN
  /*
   * Takes   : p_prids, an array of their numbers; NULL for none.
   */
  DECLARE v_count INT DEFAULT 0;

  IF p_prids IS NOT NULL THEN
    SELECT COUNT(*)
      INTO v_count
      FROM JSON_TABLE(p_prids, '$[*]' COLUMNS (prid INT PATH '$')) AS listed
      JOIN Deed AS d ON d.game_id = p_game_id AND d.prid = listed.prid
      WHERE d.p_owner = p_player_id;
  END IF;
  RETURN v_count;
END
