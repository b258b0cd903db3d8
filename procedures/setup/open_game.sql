CREATE PROCEDURE open_game(IN p_edition TEXT, IN p_name TEXT, IN p_options TEXT)
  MODIFIES SQL DATA
  COMMENT 'Starts a game of an edition.'
BEGIN
  /*
   * Takes   : p_name, what the game is called; NULL or empty: like its edition;
   *           p_options, NULL or JSON with any of: players, how many, or an array of names or
   *           objects with name, character and token; characters, an object of characters by the
   *           names of the players of an opening position; dice, table, server or numbers;
   *           numbers, the name of a list; rules, an object of rules that are otherwise than in the
   *           edition; pace, the name of one of the edition's, over which these rules are; board,
   *           the name of an edition on whose board it is played; seats, an object of accounts,
   *           without the host, by the numbers of the players, each of whom moves for his own, as
   *           make_move says; clock, how many seconds a move may take, and stand_in, the character
   *           who makes it when it takes longer; seed, a text that dice, shuffles and characters
   *           follow from, for a game that can be repeated; where there are seats something random
   *           is added to it.
   * Changes : one row of Game, from which deal_opening makes the rest in the same statement.
   * Returns : a result of one row, game_id.
   * Raises  : session_variable, edition_not_found, options_malformed, list_not_found,
   *           pace_not_found, stale_snapshot, and what check_title, settle_clock, derive_ruleset,
   *           count_seats and deal_opening raise.
   * Why     : the ruleset that was found may be gone with the last game that had it before this
   *           game has it; then it is found, or made, again. A transaction that still sees what is
   *           gone cannot.
   */
  DECLARE v_ruleset_id, v_list_id, v_move_seconds, v_stand_in INT;
  DECLARE v_games, v_tries INT DEFAULT 0;
  DECLARE v_options JSON DEFAULT JSON_OBJECT();
  DECLARE v_rules JSON;
  DECLARE v_pace VARCHAR(40);
  DECLARE v_source VARCHAR(20);

  CALL check_session();
  CALL check_options(p_options);
  SET v_options = COALESCE(p_options, v_options);
  SET v_source = COALESCE(JSON_VALUE(v_options, '$.dice'), 'table');
  CALL check_title(p_name);
  IF v_source = 'numbers' THEN
    SELECT MAX(n.list_id)
      INTO v_list_id
      FROM NumberList AS n
      WHERE n.name = JSON_VALUE(v_options, '$.numbers');
    IF v_list_id IS NULL THEN
      CALL refuse('list_not_found', CONCAT(
        'There is no list of numbers ', LEFT(JSON_VALUE(v_options, '$.numbers'), 40), '.'));
    END IF;
  END IF;
  CALL settle_clock(v_options, v_move_seconds, v_stand_in);
  CALL check_editions_exist(p_edition, JSON_VALUE(v_options, '$.board'));
  CALL find_pace(p_edition, JSON_VALUE(v_options, '$.pace'), v_pace);
  SET v_rules = paced_rules(p_edition, v_pace, JSON_EXTRACT(v_options, '$.rules'));
  WHILE v_games = 0 DO
    SET v_tries = v_tries + 1;
    IF v_tries > 5 THEN
      CALL refuse('stale_snapshot', 'The edition was changed since this transaction began.');
    END IF;
    CALL derive_ruleset(p_edition, v_rules, JSON_VALUE(v_options, '$.board'), v_ruleset_id);
    INSERT INTO Game (
        name, ruleset_id, players, player_count, first_dice_source, seed, first_list_id, pace,
        seats, move_seconds, stand_in, created_at)
      SELECT COALESCE(NULLIF(p_name, ''), r.edition), r.ruleset_id,
          JSON_EXTRACT(v_options, IF(
            JSON_CONTAINS_PATH(v_options, 'one', '$.characters'), '$.characters', '$.players')),
          0, v_source,
          open_seed(JSON_VALUE(v_options, '$.seed'), JSON_EXTRACT(v_options, '$.seats')), v_list_id,
          v_pace, JSON_EXTRACT(v_options, '$.seats'), v_move_seconds, v_stand_in, server_time()
        FROM Ruleset AS r
        WHERE r.ruleset_id = v_ruleset_id
        FOR SHARE;
    SET v_games = ROW_COUNT();
  END WHILE;
  SELECT LAST_INSERT_ID() AS game_id;
END
