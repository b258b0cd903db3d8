CREATE FUNCTION errors_in_decks(p_document JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The errors in the decks of a document: no cards, or no tile that draws from them.'
BEGIN
  /*
   * Takes   : p_document, complete.
   * Returns : an array of [place, error].
   */
  DECLARE v_errors JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.error))
    INTO v_errors
    FROM (
      SELECT place_of('decks', d.name) AS place, COALESCE(
          value_error('name', 1, 40, NULL, JSON_QUOTE(d.name)),
          value_error('list', 1, 1000, NULL, JSON_EXTRACT(
            p_document, CONCAT('$.decks.', JSON_QUOTE(d.name)))),
          IF(COUNT(*) OVER (PARTITION BY d.name) > 1, 'another deck has the same name', NULL),
          IF(t.deck IS NULL, 'no tile draws from it', NULL)) AS error
        FROM JSON_TABLE(JSON_KEYS(p_document, '$.decks'), '$[*]' COLUMNS (
          name VARCHAR(400) PATH '$')) AS d
        LEFT JOIN (
          SELECT DISTINCT j.deck
            FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
              deck VARCHAR(400) PATH '$.draw')) AS j) AS t ON BINARY t.deck = BINARY d.name) AS f
    WHERE f.error IS NOT NULL;
  RETURN COALESCE(v_errors, JSON_ARRAY());
END
