CREATE FUNCTION differences_of(p_one JSON, p_other JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The differences between two records of games.'
BEGIN
  /*
   * Takes   : what recorded_ledger or recorded_position returned, for two games.
   * Returns : an array with an object for each value that differs: its place in the order of all;
   *           Table, Row, Column, and the value in either game, One and Other. Column is NULL for a
   *           row that one of the games lacks.
   * Why     : rows are compared as a whole first; only those that differ are compared by column.
   */
  DECLARE v_differences JSON;

  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'place', d.place, 'Table', d.table_name, 'Row', d.row_name, 'Column', d.column_name,
      'One', d.one, 'Other', d.other))
    INTO v_differences
    FROM (
      SELECT
          ROW_NUMBER() OVER (
            ORDER BY IF(r.table_name = 'Event', 1, r.place), r.id, r.event_no, k.name) AS place,
          r.table_name,
          CASE r.table_name
            WHEN 'Gamemanager' THEN CONCAT('record ', r.id)
            WHEN 'Event' THEN CONCAT('record ', r.id, ', event ', r.event_no)
            WHEN 'GameState' THEN ''
            WHEN 'Player' THEN CONCAT('player ', r.id)
            WHEN 'Deed' THEN CONCAT('property ', r.id)
            WHEN 'DeckCard' THEN CONCAT('card ', r.id)
            WHEN 'Agenda' THEN CONCAT('entry ', r.id) END AS row_name,
          k.name AS column_name,
          IF(k.name IS NULL, IF(r.one IS NULL, 'missing', 'there'),
            column_text(r.one, k.name)) AS one,
          IF(k.name IS NULL, IF(r.other IS NULL, 'missing', 'there'),
            column_text(r.other, k.name)) AS other
        FROM JSON_TABLE(differing_rows(p_one, p_other), '$[*]' COLUMNS (
          place INT PATH '$.place', table_name VARCHAR(20) PATH '$.table_name',
          id INT PATH '$.id', event_no INT PATH '$.event_no', one JSON PATH '$.one',
          other JSON PATH '$.other')) AS r
        LEFT JOIN JSON_TABLE(
            IF(r.one IS NULL OR r.other IS NULL, JSON_ARRAY(),
              JSON_KEYS(JSON_MERGE_PATCH(r.one, r.other))),
            '$[*]' COLUMNS (name VARCHAR(64) PATH '$')) AS k
          ON TRUE
        WHERE k.name IS NULL
          OR NOT (JSON_EXTRACT(r.one, CONCAT('$.', JSON_QUOTE(k.name)))
            <=> JSON_EXTRACT(r.other, CONCAT('$.', JSON_QUOTE(k.name))))) AS d;
  RETURN COALESCE(v_differences, JSON_ARRAY());
END
