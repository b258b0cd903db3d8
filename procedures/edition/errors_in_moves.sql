CREATE FUNCTION errors_in_moves(p_document JSON, p_tiles JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The tiles of a document from which a player could move on for ever.'
BEGIN
  /*
   * Takes   : p_document, complete; p_tiles, as tiles_of.
   * Returns : an array of [place, error].
   * Why     : a tile moves a player on by its own effect, or by a deck in which every card does; a
   *           card that is kept may be away. Tiles that lead to no other such tile are removed
   *           repeatedly, until none is left, or only those that lead to each other. More than 100
   *           moves in a row count as endless.
   */
  DECLARE v_moves JSON DEFAULT moves_of(p_document, p_tiles);
  DECLARE v_before INT DEFAULT -1;
  DECLARE v_steps INT DEFAULT 0;

  WHILE JSON_LENGTH(v_moves) <> v_before AND v_steps < 100 DO
    SET v_before = JSON_LENGTH(v_moves);
    SET v_steps = v_steps + 1;
    SET v_moves = COALESCE((
      SELECT JSON_ARRAYAGG(JSON_ARRAY(m.source, m.target))
        FROM JSON_TABLE(v_moves, '$[*]' COLUMNS (
          source INT PATH '$[0]', target INT PATH '$[1]')) AS m
        JOIN (
          SELECT DISTINCT o.source
            FROM JSON_TABLE(v_moves, '$[*]' COLUMNS (source INT PATH '$[0]')) AS o) AS other
          ON other.source = m.target), JSON_ARRAY());
  END WHILE;
  RETURN COALESCE((
    SELECT JSON_ARRAYAGG(JSON_ARRAY(
        CONCAT('board.tiles[', f.source, ']'), 'could move a player on for ever'))
      FROM (
        SELECT DISTINCT m.source
          FROM JSON_TABLE(v_moves, '$[*]' COLUMNS (
            source INT PATH '$[0]')) AS m) AS f), JSON_ARRAY());
END
