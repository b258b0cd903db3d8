CREATE PROCEDURE edit_draw(
  IN p_act VARCHAR(30), IN p_terms JSON, INOUT p_matches JSON, OUT p_note LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Changes one place in the draw of a round.'
BEGIN
  /*
   * Takes  : p_matches, as round_part returns them; p_terms, match, and for substitute out and in,
   *          for seat player, for open_table players and strength or null.
   * Raises : match_not_found, player_not_drawn. check_draw and write_round validate the new draw.
   */
  DECLARE v_index, v_table, v_seat INT;
  DECLARE v_players JSON;

  SELECT MIN(IF(j.match_id = term_of(p_terms, 'match'), j.item - 1, NULL)), MAX(j.table_no)
    INTO v_index, v_table
    FROM JSON_TABLE(p_matches, '$[*]' COLUMNS (
      item FOR ORDINALITY, match_id BIGINT PATH '$.match', table_no INT PATH '$.table')) AS j;
  IF v_index IS NULL AND p_act <> 'open_table' THEN
    CALL refuse('match_not_found', 'The match no longer exists.');
  END IF;
  IF p_act <> 'open_table' THEN
    SET v_table = JSON_EXTRACT(p_matches, CONCAT('$[', v_index, '].table'));
    SET v_players = JSON_EXTRACT(p_matches, CONCAT('$[', v_index, '].players'));
  END IF;

  CASE p_act
    WHEN 'cancel_match' THEN
      SET p_matches = rank_strengths(JSON_REMOVE(p_matches, CONCAT('$[', v_index, ']')));
      SET p_note = CONCAT('table ', v_table, ' is cancelled: ', player_names(v_players));
    WHEN 'substitute' THEN
      SELECT MIN(j.item) - 1
        INTO v_seat
        FROM JSON_TABLE(v_players, '$[*]' COLUMNS (
          item FOR ORDINALITY, player_id BIGINT PATH '$')) AS j
        WHERE j.player_id = term_of(p_terms, 'out');
      IF v_seat IS NULL THEN
        CALL refuse('player_not_drawn', CONCAT(
          player_names(JSON_ARRAY(JSON_EXTRACT(p_terms, '$.out'))),
          ' is not drawn at table ', v_table, '.'));
      END IF;
      SET p_matches = JSON_SET(
        p_matches, CONCAT('$[', v_index, '].players[', v_seat, ']'),
        JSON_EXTRACT(p_terms, '$.in'));
      SET p_note = CONCAT(
        player_names(JSON_ARRAY(JSON_EXTRACT(p_terms, '$.in'))), ' plays for ',
        player_names(JSON_ARRAY(JSON_EXTRACT(p_terms, '$.out'))), ' at table ', v_table);
    WHEN 'seat' THEN
      SET p_matches = JSON_ARRAY_APPEND(
        p_matches, CONCAT('$[', v_index, '].players'), JSON_EXTRACT(p_terms, '$.player'));
      SET p_note = CONCAT(
        player_names(JSON_ARRAY(JSON_EXTRACT(p_terms, '$.player'))), ' joins table ', v_table);
    WHEN 'open_table' THEN
      SET p_matches = JSON_ARRAY_APPEND(p_matches, '$', JSON_OBJECT(
        'table', v_table + 1, 'strength', JSON_EXTRACT(p_terms, '$.strength'),
        'players', JSON_EXTRACT(p_terms, '$.players')));
      SET p_note = CONCAT(
        'table ', v_table + 1, ' is opened: ',
        player_names(JSON_EXTRACT(p_terms, '$.players')));
  END CASE;
END
