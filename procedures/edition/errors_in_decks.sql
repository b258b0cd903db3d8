CREATE FUNCTION errors_in_decks(p_document JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The errors in the decks of a document: no cards, or no tile that draws from them.'
BEGIN
  /*
   * Takes   : p_document, complete.
   * Returns : an array of [place, error].
   */
  DECLARE v_values JSON;

  SET v_values = (
    SELECT JSON_ARRAYAGG(JSON_ARRAY(
        'decks', d.name, CASE
          WHEN d.name_error IS NOT NULL THEN d.name_error
          WHEN d.of_name > 1 THEN 'another deck has the same name'
          WHEN t.deck IS NULL THEN 'no tile draws from it'
        END, JSON_EXTRACT(p_document, CONCAT('$.decks.', JSON_QUOTE(d.name))),
        IF(d.name_error IS NULL, 'list', NULL), 1, 1000))
      FROM (
        SELECT j.name, COUNT(*) OVER (PARTITION BY j.name) AS of_name,
            value_error('name', 1, 40, NULL, JSON_QUOTE(j.name)) AS name_error
          FROM JSON_TABLE(JSON_KEYS(p_document, '$.decks'), '$[*]' COLUMNS (
            name VARCHAR(400) PATH '$')) AS j) AS d
      LEFT JOIN (
        SELECT DISTINCT j.deck
          FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
            deck VARCHAR(400) PATH '$.draw')) AS j) AS t ON BINARY t.deck = BINARY d.name);
  RETURN value_errors(v_values);
END
