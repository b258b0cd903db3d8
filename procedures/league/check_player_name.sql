CREATE PROCEDURE check_player_name(IN p_name LONGTEXT, IN p_player_id BIGINT)
  READS SQL DATA
  COMMENT 'Rejects a name by which a player of the league could pass for another.'
BEGIN
  /*
   * Takes  : p_player_id, the player who gets the name; 0 for a new one.
   * Raises : what check_league_name raises; name_malformed; name_taken, when another name looks the
   *          same.
   * Why    : different names look the same only if one of them has only Latin letters or
   *          lookalikes, or has an apostrophe: so few need be compared.
   */
  DECLARE v_look VARCHAR(200);
  DECLARE v_error VARCHAR(120);
  DECLARE v_taken VARCHAR(40);

  CALL check_league_name(p_name, 40);
  SET v_error = name_error(p_name);
  IF v_error IS NOT NULL THEN
    CALL refuse('name_malformed', CONCAT(v_error, ' ', shown(p_name)));
  END IF;
  SET v_look = name_skeleton(p_name);
  SELECT MIN(p.name)
    INTO v_taken
    FROM LeaguePlayer AS p
    WHERE p.player_id <> p_player_id
      AND p.name = v_look COLLATE utf8mb4_0900_as_ci;
  IF v_taken IS NULL AND (LENGTH(v_look) = CHAR_LENGTH(v_look) OR v_look LIKE '%''%') THEN
    SELECT MIN(p.name)
      INTO v_taken
      FROM LeaguePlayer AS p
      WHERE p.player_id <> p_player_id
        AND LENGTH(p.name) > CHAR_LENGTH(p.name)
        AND CHAR_LENGTH(p.name) = CHAR_LENGTH(v_look)
        AND name_skeleton(p.name) = v_look COLLATE utf8mb4_0900_as_ci;
  END IF;
  IF v_taken IS NOT NULL AND v_taken <> p_name COLLATE utf8mb4_0900_as_ci THEN
    CALL refuse('name_taken', CONCAT('A player of the league has a name that looks like ', p_name,
      '.'));
  END IF;
END
