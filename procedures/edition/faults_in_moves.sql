CREATE FUNCTION faults_in_moves(p_document JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'Tiles of a document from which one might move on for ever.'
BEGIN
  /*
   * Takes   : p_document, a whole one.
   * Returns : an array of [place, fault].
   * Why     : a tile moves on by its own effect, or by a deck in which every card does; one that
   *           is kept may be away. Those from which no such tile is reached are taken away, again
   *           and again, until none is left, or only those that lead to each other. Who would move
   *           on more than 100 times in a row is taken for one who never stops.
   */
  DECLARE v_moves JSON DEFAULT moves_of(p_document);
  DECLARE v_before INT DEFAULT -1;
  DECLARE v_steps INT DEFAULT 0;
  DECLARE v_faults JSON;

  WHILE JSON_LENGTH(v_moves) <> v_before AND v_steps < 100 DO
    SET v_before = JSON_LENGTH(v_moves);
    SET v_steps = v_steps + 1;
    SELECT JSON_ARRAYAGG(JSON_ARRAY(m.source, m.target))
      INTO v_moves
      FROM JSON_TABLE(v_moves, '$[*]' COLUMNS (
        source INT PATH '$[0]', target INT PATH '$[1]')) AS m
      JOIN (
        SELECT DISTINCT o.source
          FROM JSON_TABLE(v_moves, '$[*]' COLUMNS (source INT PATH '$[0]')) AS o) AS other
        ON other.source = m.target;
    SET v_moves = COALESCE(v_moves, JSON_ARRAY());
  END WHILE;
  SELECT JSON_ARRAYAGG(JSON_ARRAY(
      CONCAT('board.tiles[', f.source, ']'), 'might move on for ever'))
    INTO v_faults
    FROM (
      SELECT DISTINCT m.source
        FROM JSON_TABLE(v_moves, '$[*]' COLUMNS (source INT PATH '$[0]')) AS m) AS f;
  RETURN COALESCE(v_faults, JSON_ARRAY());
END
