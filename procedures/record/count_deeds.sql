CREATE PROCEDURE count_deeds(IN p_player_id INT, IN p_prids JSON, OUT p_count INT)
  READS SQL DATA
  COMMENT 'Counts the properties of a list that belong to a player.'
BEGIN
  /*
   * Move  : reads m_game_id m_ruleset_id.
   * Takes : p_prids, an array of prids; NULL for none.
   * Why   : see read_set.
   */
  -- exactly one row
  SELECT COUNT(*)
    INTO p_count
    FROM JSON_TABLE(COALESCE(p_prids, JSON_ARRAY()), '$[*]' COLUMNS (prid INT PATH '$')) AS j
    STRAIGHT_JOIN Tile AS t ON t.ruleset_id = m_ruleset_id AND t.prid = j.prid
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = m_game_id AND d.prid = t.prid
    WHERE d.p_owner = p_player_id
    FOR SHARE OF d;
END
