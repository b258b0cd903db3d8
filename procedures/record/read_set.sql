CREATE PROCEDURE read_set(
  IN p_colour INT, IN p_owner INT, OUT p_size INT, OUT p_missing INT, OUT p_lowest INT,
  OUT p_highest INT, OUT p_mortgaged INT)
  READS SQL DATA
  COMMENT 'Reads the state of a colour group.'
BEGIN
  /*
   * Move    : reads m_game_id m_ruleset_id.
   * Returns : p_size, the number of properties; p_missing, how many of them the owner lacks;
   *           p_lowest and p_highest, the fewest and the most buildings on one of them;
   *           p_mortgaged, how many are mortgaged.
   * Why     : deeds are reached through the board, one key at a time: a locked range of Deed would
   *           reach into the next game.
   */
  -- exactly one row
  SELECT COUNT(*), COUNT(IF(d.p_owner <=> p_owner, NULL, 1)), MIN(d.level), MAX(d.level),
      SUM(d.mortgaged)
    INTO p_size, p_missing, p_lowest, p_highest, p_mortgaged
    FROM Tile AS t
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = m_game_id AND d.prid = t.prid
    WHERE t.ruleset_id = m_ruleset_id
      AND t.colour = p_colour
    FOR SHARE OF d;
  SET p_mortgaged = COALESCE(p_mortgaged, 0);
END
