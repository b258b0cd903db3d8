CREATE PROCEDURE count_set(IN p_colour INT, IN p_owner INT, OUT p_size INT, OUT p_missing INT)
  READS SQL DATA
  COMMENT 'Counts the properties of a colour group, and those that an owner lacks.'
BEGIN
  /*
   * Move  : reads m_game_id m_ruleset_id.
   * Takes : p_owner, NULL for the bank.
   * Why   : read_set returns more than most callers need.
   */
  -- exactly one row
  SELECT COUNT(*), COUNT(IF(d.p_owner <=> p_owner, NULL, 1))
    INTO p_size, p_missing
    FROM Tile AS t
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = m_game_id AND d.prid = t.prid
    WHERE t.ruleset_id = m_ruleset_id
      AND t.colour = p_colour
    FOR SHARE OF d;
END
