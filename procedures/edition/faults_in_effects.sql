CREATE FUNCTION faults_in_effects(p_document JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'What tiles and cards of a document do that makes no sense.'
BEGIN
  /*
   * Takes   : p_document, a whole one.
   * Returns : an array of [place, fault].
   */
  DECLARE v_parts JSON DEFAULT parts_of(p_document);
  DECLARE v_faults JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.fault))
    INTO v_faults
    FROM (
      SELECT p.place, CONCAT('does more than one thing: ', GROUP_CONCAT(e.effect)) AS fault
        FROM JSON_TABLE(v_parts, '$[*]' COLUMNS (
          part VARCHAR(20) PATH '$.part', place TEXT PATH '$.place', value JSON PATH '$.value')) AS p
        JOIN Effect AS e ON JSON_CONTAINS_PATH(p.value, 'one', CONCAT('$.', e.effect))
        WHERE p.part IN ('bonus', 'card')
        GROUP BY p.place
        HAVING COUNT(*) > 1
      UNION ALL
      SELECT place_of(p.place, e.effect), CASE e.amount_is
            WHEN 'nothing' THEN IF(
              LOWER(JSON_UNQUOTE(v.amount)) IN ('true', 'yes'), NULL, 'must be yes')
            WHEN 'location' THEN place_fault(p_document, v.amount, e.effect = 'go_to_jail')
            WHEN 'deck' THEN COALESCE(value_fault('name', 1, 40, NULL, v.amount), IF(
              JSON_CONTAINS_PATH(p_document, 'one', CONCAT('$.decks.', v.amount)), NULL,
              CONCAT('there is no deck ', LEFT(v.amount, 50))))
            WHEN 'tiles' THEN IF(v.amount = 0, 'must not be 0',
              value_fault('integer', e.minimum, e.maximum, NULL, v.amount))
            ELSE value_fault('integer', e.minimum, e.maximum, NULL, v.amount)
          END
        FROM JSON_TABLE(v_parts, '$[*]' COLUMNS (
          part VARCHAR(20) PATH '$.part', place TEXT PATH '$.place', value JSON PATH '$.value')) AS p
        JOIN Effect AS e ON JSON_CONTAINS_PATH(p.value, 'one', CONCAT('$.', e.effect))
        JOIN LATERAL (
          SELECT JSON_EXTRACT(p.value, CONCAT('$.', e.effect)) AS amount) AS v
        WHERE p.part IN ('bonus', 'card')) AS f
    WHERE f.fault IS NOT NULL;
  RETURN COALESCE(v_faults, JSON_ARRAY());
END
