CREATE PROCEDURE check_looks(IN p_names JSON)
  NO SQL
  COMMENT 'Rejects names by which one player of a new game could pass for another.'
BEGIN
  /*
   * Takes  : p_names, as names_of_players.
   * Raises : name_malformed; name_taken, when two names look the same.
   * Why    : only new games are checked. A copy of a game keeps its names.
   */
  DECLARE v_error VARCHAR(120);
  DECLARE v_looks, v_names INT;

  SELECT MIN(name_error(named.name)),
      COUNT(DISTINCT name_skeleton(named.name) COLLATE utf8mb4_0900_as_cs),
      COUNT(DISTINCT CAST(named.name AS BINARY))
    INTO v_error, v_looks, v_names
    FROM JSON_TABLE(p_names, '$[*]' COLUMNS (name VARCHAR(200) PATH '$')) AS named;
  IF v_error IS NOT NULL THEN
    CALL refuse('name_malformed', v_error);
  END IF;
  IF v_looks < v_names THEN
    CALL refuse('name_taken', 'Two players have names that look the same; change one of them.');
  END IF;
END
