CREATE PROCEDURE check_lobby_name(IN p_lobby_id INT, IN p_own INT, IN p_name TEXT)
  READS SQL DATA
  COMMENT 'Rejects a name by which somebody could pass for another at a lobby.'
BEGIN
  /*
   * Takes  : p_own, the seat that the caller has already, NULL for none.
   * Raises : name_malformed, name_too_long; name_taken, also for a name in other capitals.
   */
  DECLARE v_alike INT;

  IF COALESCE(p_name, '') = '' THEN
    CALL refuse('name_malformed', 'Everybody at the table needs a name.');
  END IF;
  CALL check_names(JSON_ARRAY(p_name));
  CALL check_looks(JSON_ARRAY(p_name));
  SELECT COUNT(*)
    INTO v_alike
    FROM LobbySeat AS s
    WHERE s.lobby_id = p_lobby_id AND s.name IS NOT NULL AND s.seat <> COALESCE(p_own, -1)
      AND name_skeleton(s.name) COLLATE utf8mb4_0900_as_ci = name_skeleton(p_name)
    FOR SHARE;
  IF v_alike > 0 THEN
    CALL refuse(
      'name_taken', 'Somebody at this table has that name, or one that looks like it.');
  END IF;
END
