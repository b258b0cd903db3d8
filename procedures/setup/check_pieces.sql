CREATE PROCEDURE check_pieces(IN p_ruleset_id INT, IN p_players JSON)
  READS SQL DATA
  COMMENT 'Rejects unknown or equal pieces of the players of a game.'
BEGIN
  /*
   * Takes  : p_players, as resolve_seats returns it.
   * Raises : piece_not_found, piece_taken.
   * Why    : an edition without its own pieces accepts any known piece.
   */
  DECLARE v_own JSON;
  DECLARE v_chosen, v_different INT;
  DECLARE v_unknown VARCHAR(1000);
  DECLARE v_names TEXT;

  SELECT JSON_MERGE_PRESERVE(
      COALESCE(JSON_EXTRACT(r.document, '$.tokens'), JSON_ARRAY()),
      COALESCE(JSON_EXTRACT(r.document, '$.opening[*].token'), JSON_ARRAY()))
    INTO v_own
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id;
  SELECT MIN(IF(k.tid IS NULL OR JSON_LENGTH(v_own) > 0 AND mine.name IS NULL,
      seat.token, NULL)), COUNT(*), COUNT(DISTINCT COALESCE(k.tid, -1))
    INTO v_unknown, v_chosen, v_different
    FROM JSON_TABLE(p_players, '$[*]' COLUMNS (token VARCHAR(1000) PATH '$.token')) AS seat
    LEFT JOIN Token AS k ON k.name = seat.token
    LEFT JOIN JSON_TABLE(v_own, '$[*]' COLUMNS (name VARCHAR(40) PATH '$')) AS mine
      ON mine.name = seat.token
    WHERE seat.token IS NOT NULL;
  IF v_unknown IS NOT NULL THEN
    SELECT /*+ SET_VAR(group_concat_max_len = 100000) */
      COALESCE(GROUP_CONCAT(DISTINCT mine.name ORDER BY mine.name SEPARATOR ', '), (
        SELECT GROUP_CONCAT(k.name ORDER BY k.name SEPARATOR ', ') FROM Token AS k))
      INTO v_names
      FROM JSON_TABLE(v_own, '$[*]' COLUMNS (name VARCHAR(40) PATH '$')) AS mine;
    CALL refuse('piece_not_found', CONCAT(
      'There is no piece ', COALESCE(NULLIF(shown(v_unknown), ''), 'nothing'), '; choose from ',
      v_names, '.'));
  END IF;
  IF v_different < v_chosen THEN
    CALL refuse('piece_taken', 'Two players have the same piece.');
  END IF;
END
