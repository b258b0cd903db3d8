CREATE PROCEDURE find_nearest(
  IN p_ruleset_id INT, IN p_kind INT, IN p_location INT, IN p_tiles INT, OUT p_steps BIGINT)
  READS SQL DATA
  COMMENT 'Says how far it is to the next tile of a kind.'
BEGIN
  /*
   * Takes   : p_kind, a location: all tiles of its colour are meant, or bonuses of its name;
   *           p_location, from where; p_tiles, of the board.
   * Returns : p_steps, forward: 1 to p_tiles.
   * Rule    : A10.
   */
  DECLARE v_name VARCHAR(40);
  DECLARE v_colour INT;

  -- exactly one row
  SELECT t.name, t.colour
    INTO v_name, v_colour
    FROM Tile AS t
    WHERE t.ruleset_id = p_ruleset_id
      AND t.location = p_kind;
  -- exactly one row
  SELECT MIN(MOD(t.location - p_location - 1 + p_tiles, p_tiles)) + 1
    INTO p_steps
    FROM Tile AS t
    WHERE t.ruleset_id = p_ruleset_id
      AND IF(v_colour IS NULL, t.prid IS NULL AND t.name = v_name, t.colour = v_colour);
END
