CREATE FUNCTION errors_in_effects(p_document JSON, p_parts JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The errors in the effects of tiles and cards of a document.'
BEGIN
  /*
   * Takes   : p_document, complete; p_parts, as parts_of.
   * Returns : an array of [place, error].
   */
  DECLARE v_tiles JSON DEFAULT tiles_of(p_document);
  DECLARE v_errors JSON;

  WITH p AS (
    SELECT t.place, e.effect, e.amount_is, e.minimum, e.maximum,
        JSON_EXTRACT(t.value, CONCAT('$.', e.effect)) AS amount
      FROM JSON_TABLE(p_parts, '$[*]' COLUMNS (
        part VARCHAR(20) PATH '$.part', place TEXT PATH '$.place', value JSON PATH '$.value')) AS t
      JOIN Effect AS e ON JSON_CONTAINS_PATH(t.value, 'one', CONCAT('$.', e.effect))
      WHERE t.part IN ('bonus', 'card') AND e.effect <> 'none')
  SELECT /*+ SET_VAR(group_concat_max_len = 100000) */
      JSON_ARRAYAGG(JSON_ARRAY(f.place, f.error))
    INTO v_errors
    FROM (
      SELECT p.place, CONCAT(
          'has more than one effect: ', GROUP_CONCAT(p.effect ORDER BY p.effect)) AS error
        FROM p
        GROUP BY p.place
        HAVING COUNT(*) > 1
      UNION ALL
      SELECT place_of(p.place, p.effect), CASE p.amount_is
            WHEN 'nothing' THEN IF(
              LOWER(JSON_UNQUOTE(p.amount)) IN ('true', 'yes'), NULL, 'must be yes')
            WHEN 'location' THEN place_error(v_tiles, p.amount, p.effect = 'go_to_jail')
            WHEN 'kind' THEN kind_error(v_tiles, p.amount)
            WHEN 'deck' THEN COALESCE(value_error('name', 1, 40, NULL, p.amount), IF(
              JSON_CONTAINS_PATH(p_document, 'one', CONCAT('$.decks.', p.amount)), NULL,
              CONCAT('there is no deck ', LEFT(p.amount, 50))))
            WHEN 'tiles' THEN COALESCE(
              value_error('integer', p.minimum, p.maximum, NULL, p.amount),
              IF(p.amount = 0, 'must not be 0', NULL))
            ELSE value_error('integer', p.minimum, p.maximum, NULL, p.amount)
          END
        FROM p
      UNION ALL
      SELECT place_of(t.place, 'hotel'), 'makes no sense without pay_per_building'
        FROM JSON_TABLE(p_parts, '$[*]' COLUMNS (
          part VARCHAR(20) PATH '$.part', place TEXT PATH '$.place',
          value JSON PATH '$.value')) AS t
        WHERE t.part IN ('bonus', 'card')
          AND JSON_CONTAINS_PATH(t.value, 'one', '$.hotel')
          AND NOT JSON_CONTAINS_PATH(t.value, 'one', '$.pay_per_building')
      UNION ALL
      SELECT place_of(t.place, 'pay_passing'), 'makes no sense with collect_passing'
        FROM JSON_TABLE(p_parts, '$[*]' COLUMNS (
          part VARCHAR(20) PATH '$.part', place TEXT PATH '$.place',
          value JSON PATH '$.value')) AS t
        WHERE t.part = 'bonus'
          AND JSON_CONTAINS_PATH(t.value, 'all', '$.collect_passing', '$.pay_passing')
      UNION ALL
      SELECT place_of(t.place, k.name), CASE
            WHEN NOT JSON_CONTAINS_PATH(t.value, 'one', '$.move_to_nearest')
              THEN 'makes no sense without move_to_nearest'
            WHEN k.name = 'roll_factor' AND JSON_CONTAINS_PATH(t.value, 'one', '$.rent_factor')
              THEN 'makes no sense with rent_factor'
            WHEN (
              SELECT COUNT(*)
              FROM JSON_TABLE(v_tiles, '$[*]' COLUMNS (
                name VARCHAR(400) PATH '$.name', colour VARCHAR(400) PATH '$.tile.colour')) AS j
              WHERE j.colour IS NULL
                AND j.name = JSON_VALUE(t.value, '$.move_to_nearest')) > 0
              THEN 'makes no sense with a bonus, where nobody collects rent'
          END
        FROM JSON_TABLE(p_parts, '$[*]' COLUMNS (
          part VARCHAR(20) PATH '$.part', place TEXT PATH '$.place',
          value JSON PATH '$.value')) AS t
        JOIN JSON_TABLE('["rent_factor", "roll_factor"]', '$[*]' COLUMNS (
          name VARCHAR(20) PATH '$')) AS k
        WHERE t.part IN ('bonus', 'card')
          AND JSON_CONTAINS_PATH(t.value, 'one', CONCAT('$.', k.name))) AS f
    WHERE f.error IS NOT NULL;
  RETURN COALESCE(v_errors, JSON_ARRAY());
END
