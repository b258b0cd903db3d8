CREATE PROCEDURE find_nearest(IN p_kind INT, OUT p_steps BIGINT)
  READS SQL DATA
  COMMENT 'Counts the steps to the next tile of a kind.'
BEGIN
  /*
   * Move    : reads m_ruleset_id m_location m_tiles.
   * Takes   : p_kind, the location of one such tile: it stands for all properties of its colour, or
   *           all bonuses of its name.
   * Returns : p_steps, forward, 1 to m_tiles.
   * Rule    : A10.
   */
  DECLARE v_name VARCHAR(40);
  DECLARE v_colour INT;

  -- exactly one row
  SELECT t.name, t.colour
    INTO v_name, v_colour
    FROM Tile AS t
    WHERE t.ruleset_id = m_ruleset_id
      AND t.location = p_kind;
  -- exactly one row
  SELECT MIN(MOD(t.location - m_location - 1 + m_tiles, m_tiles)) + 1
    INTO p_steps
    FROM Tile AS t
    WHERE t.ruleset_id = m_ruleset_id
      AND IF(v_colour IS NULL, t.prid IS NULL AND t.name = v_name, t.colour = v_colour);
END
