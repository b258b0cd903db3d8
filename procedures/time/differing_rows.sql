CREATE FUNCTION differing_rows(p_one JSON, p_other JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The rows that differ between two records of games.'
BEGIN
  /*
   * Takes   : as differences_of.
   * Returns : an array with an object for each row: table_name and its place among the tables; id
   *           and event_no, the key of the row; one and other, the row in either game, left out
   *           where it is missing. Times of moves are not compared.
   */
  DECLARE v_rows JSON;

  WITH side AS (
    SELECT 'one' AS name, p_one AS record
    UNION ALL
    SELECT 'other', p_other
  ), kind AS (
    SELECT j.place, j.name
      FROM JSON_TABLE(
        '["Gamemanager", "Event", "GameState", "Player", "Deed", "DeckCard", "Agenda"]', '$[*]'
        COLUMNS (place FOR ORDINALITY, name VARCHAR(20) PATH '$')) AS j
  ), content AS (
    SELECT side.name AS side, kind.place, kind.name, COALESCE(r.event_no, 0) AS event_no,
        COALESCE(CASE kind.name
          WHEN 'Player' THEN r.pid
          WHEN 'Deed' THEN r.prid
          WHEN 'DeckCard' THEN r.card_id
          WHEN 'Agenda' THEN r.entry_no
          ELSE r.record_id END, 0) AS id,
        JSON_REMOVE(r.columns_of_row, '$.played_at') AS columns_of_row
      FROM side
      JOIN kind
      JOIN JSON_TABLE(JSON_EXTRACT(side.record, CONCAT('$.', kind.name)), '$[*]' COLUMNS (
        columns_of_row JSON PATH '$', record_id INT PATH '$.record_ID',
        event_no INT PATH '$.event_no', pid INT PATH '$.pid', prid INT PATH '$.prid',
        card_id INT PATH '$.card_id', entry_no INT PATH '$.entry_no')) AS r
  ), pair AS (
    SELECT c.place, c.name, c.id, c.event_no, JSON_OBJECTAGG(c.side, c.columns_of_row) AS sides
      FROM content AS c
      GROUP BY c.place, c.name, c.id, c.event_no
      HAVING NOT (JSON_EXTRACT(sides, '$.one') <=> JSON_EXTRACT(sides, '$.other'))
  )
  SELECT JSON_ARRAYAGG(JSON_MERGE_PRESERVE(pair.sides, JSON_OBJECT(
      'place', pair.place, 'table_name', pair.name, 'id', pair.id, 'event_no', pair.event_no)))
    INTO v_rows
    FROM pair;
  RETURN COALESCE(v_rows, JSON_ARRAY());
END
