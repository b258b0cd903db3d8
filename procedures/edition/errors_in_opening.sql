CREATE FUNCTION errors_in_opening(p_document JSON, p_rules JSON, p_tiles JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The contradictions in the opening position of a document.'
BEGIN
  /*
   * Takes   : p_document, complete; p_rules, as sound_rules; p_tiles, as tiles_of.
   * Returns : an array of [place, error].
   */
  DECLARE v_opening JSON DEFAULT JSON_EXTRACT(p_document, '$.opening');
  DECLARE v_tokens JSON DEFAULT JSON_EXTRACT(p_document, '$.tokens');
  DECLARE v_players INT DEFAULT JSON_LENGTH(v_opening);
  DECLARE v_least INT DEFAULT GREATEST(
    JSON_VALUE(p_rules, '$.min_players' RETURNING SIGNED),
    JSON_VALUE(p_rules, '$.players_left_to_end' RETURNING SIGNED) + 1);
  DECLARE v_most INT DEFAULT JSON_VALUE(p_rules, '$.max_players' RETURNING SIGNED);

  RETURN COALESCE((
    SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.error))
      FROM (
        SELECT 'opening' AS place, CONCAT(
            'has ', v_players, ' players; the rules take ', v_least, ' to ', v_most) AS error
          WHERE v_players NOT BETWEEN v_least AND v_most
        UNION ALL
        SELECT CONCAT('opening[', j.n - 1, '].owns[', j.m - 1, '].cost_factor'),
            'makes no sense without set_bonus_sticks: yes'
          FROM JSON_TABLE(v_opening, '$[*]' COLUMNS (n FOR ORDINALITY, NESTED PATH '$.owns[*]'
            COLUMNS (m FOR ORDINALITY, cost_factor JSON PATH '$.cost_factor'))) AS j
          WHERE j.cost_factor > 1
            AND JSON_VALUE(p_rules, '$.set_bonus_sticks') = 'false'
        UNION ALL
        SELECT CONCAT('opening[', j.n - 1, '].at'), place_error(p_tiles, j.tile, FALSE)
          FROM JSON_TABLE(v_opening, '$[*]' COLUMNS (n FOR ORDINALITY, tile JSON PATH '$.at')) AS j
          WHERE j.tile IS NOT NULL AND value_error('name', 1, 40, NULL, j.tile) IS NULL
        UNION ALL
        SELECT CONCAT('opening[', MAX(j.n) - 1, '].name'), CONCAT('another player is ', MAX(j.name))
          FROM JSON_TABLE(v_opening, '$[*]' COLUMNS (
            n FOR ORDINALITY, name VARCHAR(400) PATH '$.name')) AS j
          WHERE j.name IS NOT NULL
          GROUP BY BINARY j.name
          HAVING COUNT(*) > 1
        UNION ALL
        SELECT CONCAT('opening[', MAX(j.n) - 1, '].token'), IF(COUNT(DISTINCT j.n) > 1,
            CONCAT('another player has ', MAX(j.token)),
            CONCAT('tokens does not list ', MAX(j.token)))
          FROM JSON_TABLE(v_opening, '$[*]' COLUMNS (
            n FOR ORDINALITY, token VARCHAR(400) PATH '$.token')) AS j
          LEFT JOIN JSON_TABLE(v_tokens, '$[*]' COLUMNS (name VARCHAR(400) PATH '$')) AS k
            ON k.name = j.token
          WHERE j.token IS NOT NULL
          GROUP BY j.token
          HAVING COUNT(DISTINCT j.n) > 1 OR (JSON_TYPE(v_tokens) = 'ARRAY' AND COUNT(k.name) = 0)
        UNION ALL
        SELECT CONCAT('opening[', MAX(j.n) - 1, '].owns[', MAX(j.m) - 1, ']'), IF(COUNT(p.name) = 0,
            CONCAT('there is no property ', j.name), CONCAT(j.name, ' is already owned'))
          FROM (
            SELECT o.n, o.m, COALESCE(o.deed, o.name) AS name
              FROM JSON_TABLE(v_opening, '$[*]' COLUMNS (n FOR ORDINALITY, NESTED PATH '$.owns[*]'
                COLUMNS (m FOR ORDINALITY, name VARCHAR(400) PATH '$',
                  deed VARCHAR(400) PATH '$.property'))) AS o) AS j
          LEFT JOIN JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
            name VARCHAR(400) PATH '$.property')) AS p ON p.name = j.name
          WHERE j.name IS NOT NULL
          GROUP BY j.name
          HAVING COUNT(p.name) = 0 OR COUNT(DISTINCT j.n, j.m) > 1) AS f
      WHERE f.error IS NOT NULL), JSON_ARRAY());
END
