CREATE PROCEDURE insert_game(IN p_ruleset_id INT, IN p_terms JSON, OUT p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Inserts a game, from which triggers make the opening position.'
BEGIN
  /*
   * Takes   : p_terms, an object of name, players, dice, seed, list, pace, seats, seconds, stand_in
   *           and made_by, as in Game; null stands for the name that the edition has, and for the
   *           account of this session as made_by; lobby, as add_lobby_game, null for none.
   * Changes : one row of Game; deal_opening does the rest in the same statement; what
   *           add_lobby_game changes.
   * Returns : p_game_id; NULL when the ruleset no longer exists.
   * Raises  : what count_seats, deal_opening and add_lobby_game raise.
   * Why     : a called game may be completed by the event or by another account, which did not make
   *           it.
   */
  DECLARE v_null JSON DEFAULT CAST('null' AS JSON);

  INSERT INTO Game (
      name, ruleset_id, players, player_count, first_dice_source, seed, first_list_id, pace, seats,
      move_seconds, stand_in, made_by, created_at)
    SELECT COALESCE(JSON_VALUE(p_terms, '$.name'), r.edition), r.ruleset_id,
        NULLIF(JSON_EXTRACT(p_terms, '$.players'), v_null), 0, JSON_VALUE(p_terms, '$.dice'),
        JSON_VALUE(p_terms, '$.seed'), JSON_VALUE(p_terms, '$.list' RETURNING SIGNED),
        JSON_VALUE(p_terms, '$.pace'), NULLIF(JSON_EXTRACT(p_terms, '$.seats'), v_null),
        JSON_VALUE(p_terms, '$.seconds' RETURNING SIGNED),
        JSON_VALUE(p_terms, '$.stand_in' RETURNING SIGNED),
        COALESCE(JSON_VALUE(p_terms, '$.made_by'), session_account()), utc_now()
      FROM Ruleset AS r
      WHERE r.ruleset_id = p_ruleset_id
      FOR SHARE;
  SET p_game_id = IF(ROW_COUNT() > 0, LAST_INSERT_ID(), NULL);
  IF p_game_id IS NOT NULL AND JSON_TYPE(JSON_EXTRACT(p_terms, '$.lobby')) = 'OBJECT' THEN
    CALL add_lobby_game(p_game_id, JSON_EXTRACT(p_terms, '$.lobby'));
  END IF;
END
