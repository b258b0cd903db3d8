CREATE PROCEDURE refuse_deeds(IN p_from INT, IN p_to INT, IN p_terms JSON)
  READS SQL DATA
  COMMENT 'Raises the refusal for the first property of a trade that its giver does not own.'
BEGIN
  /*
   * Move   : reads m_game_id m_ruleset_id.
   * Takes  : p_terms, with at least one such property.
   * Raises : property_not_found, not_owner.
   */
  DECLARE v_prid, v_giver INT;
  DECLARE v_name VARCHAR(40);

  SELECT j.prid, IF(j.side = 1, p_from, p_to), t.name
    INTO v_prid, v_giver, v_name
    FROM JSON_TABLE(
      JSON_ARRAY(
        JSON_EXTRACT(p_terms, '$.give.properties'), JSON_EXTRACT(p_terms, '$.take.properties')),
      '$[*]' COLUMNS (side FOR ORDINALITY, NESTED PATH '$[*]' COLUMNS (prid INT PATH '$'))) AS j
    LEFT JOIN Tile AS t ON t.ruleset_id = m_ruleset_id AND t.prid = j.prid
    LEFT JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = m_game_id AND d.prid = t.prid
    WHERE j.prid IS NOT NULL
      AND NOT d.p_owner <=> IF(j.side = 1, p_from, p_to)
    LIMIT 1
    FOR SHARE OF d;
  IF v_name IS NULL THEN
    CALL refuse('property_not_found', CONCAT('There is no property ', v_prid, ' on the board.'));
  END IF;
  CALL refuse('not_owner', CONCAT(
    v_name, ' does not belong to ', player_name(m_game_id, v_giver), '.'));
END
