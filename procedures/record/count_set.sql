CREATE PROCEDURE count_set(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_colour INT, IN p_owner INT, OUT p_size INT,
  OUT p_missing INT)
  READS SQL DATA
  COMMENT 'Counts the properties of a colour, and those that somebody lacks of them.'
BEGIN
  /*
   * Takes   : p_owner, NULL for the bank.
   * Why     : read_set says more, in variables that every roll would pay for.
   */
  -- exactly one row
  SELECT COUNT(*), COUNT(IF(d.p_owner <=> p_owner, NULL, 1))
    INTO p_size, p_missing
    FROM Tile AS t
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = p_game_id AND d.prid = t.prid
    WHERE t.ruleset_id = p_ruleset_id
      AND t.colour = p_colour
    FOR SHARE OF d;
END
