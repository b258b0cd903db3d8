CREATE FUNCTION moves_of(p_document JSON, p_tiles JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The pairs of tiles of a document where one moves players on to the other.'
BEGIN
  /*
   * Takes   : p_document, complete; p_tiles, as tiles_of.
   * Returns : an array of [from, to], counted from 0; a deck moves players on when each of its
   *           cards does so or is kept.
   */
  DECLARE v_count INT DEFAULT JSON_LENGTH(p_document, '$.board.tiles');

  RETURN COALESCE((
    SELECT JSON_ARRAYAGG(JSON_ARRAY(m.n, MOD(MOD(m.target, v_count) + v_count, v_count)))
      FROM (
        SELECT j.n - 1 AS n, COALESCE(
              j.n - 1 + j.tiles, t.n, next_of_kind(p_tiles, j.kind, j.n - 1)) AS target
          FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
            n FOR ORDINALITY, tiles INT PATH '$.move_by', name VARCHAR(400) PATH '$.move_to',
            kind VARCHAR(400) PATH '$.move_to_nearest')) AS j
          LEFT JOIN JSON_TABLE(p_tiles, '$[*]' COLUMNS (
            n INT PATH '$.n', name VARCHAR(400) PATH '$.name')) AS t ON t.name = j.name
          WHERE COALESCE(j.tiles, j.name, j.kind) IS NOT NULL
        UNION ALL
        SELECT c.n, COALESCE(c.n + c.tiles, t.n, next_of_kind(p_tiles, c.kind, c.n))
          FROM (
            SELECT j.n - 1 AS n, k.tiles, k.name, k.kind, COUNT(*) OVER (PARTITION BY j.n)
                - COUNT(COALESCE(k.tiles, k.name, k.kind, k.kept)) OVER (PARTITION BY j.n) AS ends
              FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
                n FOR ORDINALITY, deck JSON PATH '$.draw')) AS j
              JOIN JSON_TABLE(JSON_EXTRACT(p_document, CONCAT('$.decks.', j.deck)), '$[*]' COLUMNS (
                tiles INT PATH '$.move_by', name VARCHAR(400) PATH '$.move_to',
                kind VARCHAR(400) PATH '$.move_to_nearest',
                kept VARCHAR(20) PATH '$.jail_card')) AS k
              WHERE JSON_TYPE(j.deck) = 'STRING') AS c
          LEFT JOIN JSON_TABLE(p_tiles, '$[*]' COLUMNS (
            n INT PATH '$.n', name VARCHAR(400) PATH '$.name')) AS t ON t.name = c.name
          WHERE c.ends = 0) AS m
      WHERE m.target IS NOT NULL), JSON_ARRAY());
END
