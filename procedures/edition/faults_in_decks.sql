CREATE FUNCTION faults_in_decks(p_document JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'Decks of a document that have no cards, or that no tile draws from.'
BEGIN
  /*
   * Takes   : p_document, a whole one.
   * Returns : an array of [place, fault].
   */
  DECLARE v_faults JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.fault))
    INTO v_faults
    FROM (
      SELECT place_of('decks', d.name) AS place, COALESCE(
          value_fault('name', 1, 40, NULL, JSON_QUOTE(d.name)),
          value_fault('list', 1, 1000, NULL, JSON_EXTRACT(
            p_document, CONCAT('$.decks.', JSON_QUOTE(d.name)))),
          IF(COUNT(*) OVER (PARTITION BY d.name) > 1, 'another deck is called so', NULL),
          IF(t.deck IS NULL, 'no tile draws from it', NULL)) AS fault
        FROM JSON_TABLE(JSON_KEYS(p_document, '$.decks'), '$[*]' COLUMNS (
          name VARCHAR(400) PATH '$')) AS d
        LEFT JOIN (
          SELECT DISTINCT j.deck
            FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
              deck VARCHAR(400) PATH '$.draw')) AS j) AS t ON BINARY t.deck = BINARY d.name) AS f
    WHERE f.fault IS NOT NULL;
  RETURN COALESCE(v_faults, JSON_ARRAY());
END
