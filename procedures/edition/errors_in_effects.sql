CREATE FUNCTION errors_in_effects(p_document JSON, p_parts JSON, p_tiles JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The errors in the effects of tiles and cards of a document.'
BEGIN
  /*
   * Takes   : p_document, complete; p_parts, as parts_of; p_tiles, as tiles_of.
   * Returns : an array of [place, error].
   */
  DECLARE v_effects JSON DEFAULT effects_of(p_parts);
  DECLARE v_decks JSON DEFAULT JSON_EXTRACT(p_document, '$.decks');
  DECLARE v_several, v_amounts JSON;

  SELECT /*+ SET_VAR(group_concat_max_len = 100000) */ JSON_ARRAYAGG(JSON_ARRAY(f.place, f.error))
    INTO v_several
    FROM (
      SELECT j.place, CONCAT(
          'has more than one effect: ', GROUP_CONCAT(j.effect ORDER BY j.effect)) AS error
        FROM JSON_TABLE(v_effects, '$[*]' COLUMNS (
          place TEXT PATH '$[0]', effect VARCHAR(40) PATH '$[1]')) AS j
        GROUP BY j.place
        HAVING COUNT(*) > 1) AS f;
  SELECT JSON_ARRAYAGG(JSON_ARRAY(
      p.place, p.effect, CASE e.amount_is
        WHEN 'nothing' THEN IF(
          LOWER(JSON_UNQUOTE(p.amount)) IN ('true', 'yes'), NULL, 'must be yes')
        WHEN 'location' THEN place_error(p_tiles, p.amount, p.effect = 'go_to_jail')
        WHEN 'kind' THEN kind_error(p_tiles, p.amount)
        WHEN 'deck' THEN IF(
          JSON_TYPE(p.amount) <> 'STRING'
            OR JSON_CONTAINS_PATH(v_decks, 'one', CONCAT('$.', p.amount)),
          NULL, CONCAT('there is no deck ', LEFT(p.amount, 50)))
        WHEN 'tiles' THEN IF(p.amount = 0, 'must not be 0', NULL)
      END, p.amount, CASE
        WHEN e.amount_is IN ('location', 'kind', 'deck') THEN 'name'
        WHEN e.amount_is <> 'nothing' THEN 'integer'
      END, IF(e.amount_is IN ('location', 'kind', 'deck'), 1, e.minimum),
      IF(e.amount_is IN ('location', 'kind', 'deck'), 40, e.maximum)))
    INTO v_amounts
    FROM (
      SELECT j.place, j.effect, COALESCE(j.amount, CAST('null' AS JSON)) AS amount
        FROM JSON_TABLE(v_effects, '$[*]' COLUMNS (
          place TEXT PATH '$[0]', effect VARCHAR(40) PATH '$[1]',
          amount JSON PATH '$[2]')) AS j) AS p
    JOIN Effect AS e ON e.effect = p.effect;
  RETURN JSON_MERGE_PRESERVE(
    COALESCE(v_several, JSON_ARRAY()), value_errors(v_amounts),
    errors_in_options(p_parts, p_tiles));
END
