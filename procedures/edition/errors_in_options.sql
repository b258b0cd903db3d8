CREATE FUNCTION errors_in_options(p_parts JSON, p_tiles JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The keys of tiles and cards that make no sense with their effect.'
BEGIN
  /*
   * Takes   : p_parts of a document, as parts_of; p_tiles, as tiles_of.
   * Returns : an array of [place, error].
   */
  RETURN COALESCE((
    WITH t AS (
      SELECT j.place, j.value, j.part
        FROM JSON_TABLE(p_parts, '$[*]' COLUMNS (
          part VARCHAR(20) PATH '$.part', place TEXT PATH '$.place',
          value JSON PATH '$.value')) AS j
        WHERE j.part IN ('bonus', 'card'))
    SELECT JSON_ARRAYAGG(JSON_ARRAY(place_of(f.place, f.name), f.error))
      FROM (
        SELECT t.place, 'hotel' AS name, 'makes no sense without pay_per_building' AS error
          FROM t
          WHERE JSON_CONTAINS_PATH(t.value, 'one', '$.hotel')
            AND NOT JSON_CONTAINS_PATH(t.value, 'one', '$.pay_per_building')
        UNION ALL
        SELECT t.place, 'pay_passing', 'makes no sense with collect_passing'
          FROM t
          WHERE t.part = 'bonus'
            AND JSON_CONTAINS_PATH(t.value, 'all', '$.collect_passing', '$.pay_passing')
        UNION ALL
        SELECT t.place, k.name, CASE
              WHEN NOT JSON_CONTAINS_PATH(t.value, 'one', '$.move_to_nearest')
                THEN 'makes no sense without move_to_nearest'
              WHEN k.name = 'roll_factor' AND JSON_CONTAINS_PATH(t.value, 'one', '$.rent_factor')
                THEN 'makes no sense with rent_factor'
              WHEN (
                SELECT COUNT(*)
                FROM JSON_TABLE(p_tiles, '$[*]' COLUMNS (
                  name VARCHAR(400) PATH '$.name', colour VARCHAR(400) PATH '$.tile.colour')) AS j
                WHERE j.colour IS NULL
                  AND j.name = JSON_VALUE(t.value, '$.move_to_nearest')) > 0
                THEN 'makes no sense with a bonus, where nobody collects rent'
            END
          FROM t
          JOIN JSON_TABLE('["rent_factor", "roll_factor"]', '$[*]' COLUMNS (
            name VARCHAR(20) PATH '$')) AS k
          WHERE JSON_CONTAINS_PATH(t.value, 'one', CONCAT('$.', k.name))) AS f
      WHERE f.error IS NOT NULL), JSON_ARRAY());
END
