CREATE FUNCTION moves_of(p_document JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'From which tile of a document one moves on at once to which.'
BEGIN
  /*
   * Takes   : p_document, a whole one.
   * Returns : an array of [from, to], counted from 0; a deck moves on when each of its cards does
   *           so or is kept.
   */
  DECLARE v_count INT DEFAULT JSON_LENGTH(p_document, '$.board.tiles');
  DECLARE v_moves JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(m.n, MOD(MOD(m.target, v_count) + v_count, v_count)))
    INTO v_moves
    FROM (
      SELECT j.n - 1 AS n, COALESCE(j.n - 1 + j.tiles, t.n) AS target
        FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
          n FOR ORDINALITY, tiles INT PATH '$.move_by', name VARCHAR(400) PATH '$.move_to')) AS j
        LEFT JOIN JSON_TABLE(tiles_of(p_document), '$[*]' COLUMNS (
          n INT PATH '$.n', name VARCHAR(400) PATH '$.name')) AS t ON t.name = j.name
        WHERE j.tiles IS NOT NULL OR t.n IS NOT NULL
      UNION ALL
      SELECT c.n, COALESCE(c.n + c.tiles, t.n)
        FROM (
          SELECT j.n - 1 AS n, k.tiles, k.name, COUNT(*) OVER (PARTITION BY j.n)
              - COUNT(COALESCE(k.tiles, k.name, k.kept)) OVER (PARTITION BY j.n) AS ends
            FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
              n FOR ORDINALITY, deck JSON PATH '$.draw')) AS j
            JOIN JSON_TABLE(JSON_EXTRACT(p_document, CONCAT('$.decks.', j.deck)), '$[*]' COLUMNS (
              tiles INT PATH '$.move_by', name VARCHAR(400) PATH '$.move_to',
              kept VARCHAR(20) PATH '$.jail_card')) AS k
            WHERE JSON_TYPE(j.deck) = 'STRING') AS c
        LEFT JOIN JSON_TABLE(tiles_of(p_document), '$[*]' COLUMNS (
          n INT PATH '$.n', name VARCHAR(400) PATH '$.name')) AS t ON t.name = c.name
        WHERE c.ends = 0 AND (c.tiles IS NOT NULL OR t.n IS NOT NULL)) AS m;
  RETURN COALESCE(v_moves, JSON_ARRAY());
END
