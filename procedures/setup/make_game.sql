CREATE PROCEDURE make_game(
  IN p_edition TEXT, IN p_name TEXT, IN p_options TEXT, IN p_lobby JSON, OUT p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes a game of an edition.'
BEGIN
  /*
   * Takes   : p_name and p_options, as open_game; p_lobby, as add_lobby_game, NULL for none.
   * Changes : one row of Game; deal_opening does the rest in the same statement. For accounts other
   *           than the owner, and in a lobby, the game is committed, an open transaction of the
   *           caller first.
   * Returns : p_game_id.
   * Raises  : session_variable, edition_not_found, options_malformed, list_not_found,
   *           pace_not_found, stale_snapshot, and what check_title, resolve_clock, check_looks,
   *           derive_ruleset, count_seats, deal_opening and add_lobby_game raise. game_pending,
   *           when the server failed after the game was submitted: it is made later, or has been.
   * Why     : the ruleset that was found may be deleted with the last game that used it before this
   *           game uses it; then it is found, or made, again. A transaction whose snapshot still
   *           shows it cannot do that. Sessions that read uncommitted data could see who begins,
   *           and kill the session just then. So the game is submitted first, with its seed, and
   *           that is committed: it is made in any case, at the latest by the scheduled event.
   */
  DECLARE v_ruleset_id, v_list_id, v_move_seconds, v_substitute INT;
  DECLARE v_call_id, v_errno INT;
  DECLARE v_tries INT DEFAULT 0;
  DECLARE v_options JSON DEFAULT JSON_OBJECT();
  DECLARE v_rules, v_terms, v_players JSON;
  DECLARE v_pace VARCHAR(40);
  DECLARE v_source VARCHAR(20);
  DECLARE v_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin;
  DECLARE v_state CHAR(5);
  DECLARE v_is_final BOOLEAN DEFAULT NOT is_owner() OR p_lobby IS NOT NULL;
  DECLARE v_is_called BOOLEAN DEFAULT FALSE;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    GET STACKED DIAGNOSTICS CONDITION 1 v_errno = MYSQL_ERRNO, v_state = RETURNED_SQLSTATE;
    IF v_is_final THEN
      ROLLBACK;
    END IF;
    IF v_is_called AND v_errno <> 50060 AND NOT is_final_error(v_errno, v_state) THEN
      CALL refuse('game_pending', CONCAT(
        'Your game is on record and opens within seconds (error ', v_errno,
        '). Do not open it again; see gamesView.'));
    END IF;
    RESIGNAL;
  END;

  SET p_game_id = NULL;
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
  CALL resolve_clock(v_options, v_move_seconds, v_substitute);
  CALL check_editions_exist(p_edition, JSON_VALUE(v_options, '$.board'));
  CALL find_pace(p_edition, JSON_VALUE(v_options, '$.pace'), v_pace);
  SET v_rules = paced_rules(p_edition, v_pace, JSON_EXTRACT(v_options, '$.rules'));
  SET v_players = players_with_bots(JSON_EXTRACT(v_options, '$.players'));
  IF JSON_TYPE(v_players) = 'ARRAY' THEN
    SET v_options = JSON_SET(v_options, '$.players', v_players);
    CALL resolve_seats(v_players, 0);
    CALL check_looks(names_of_players(v_players, 0));
  END IF;
  SET v_seed = open_seed(JSON_VALUE(v_options, '$.seed'), JSON_EXTRACT(v_options, '$.seats'));
  SET v_terms = JSON_OBJECT(
    'name', NULLIF(p_name, ''), 'players', JSON_EXTRACT(v_options, IF(
      JSON_CONTAINS_PATH(v_options, 'one', '$.characters'), '$.characters', '$.players')),
    'dice', v_source, 'seed', v_seed, 'list', v_list_id, 'pace', v_pace,
    'seats', JSON_EXTRACT(v_options, '$.seats'), 'seconds', v_move_seconds,
    'stand_in', v_substitute, 'lobby', p_lobby,
    'made_by', COALESCE(JSON_VALUE(p_lobby, '$.host'), session_account()));
  IF v_is_final THEN
    CALL complete_waiting_calls('game');
    CALL begin_transaction();
  END IF;
  WHILE p_game_id IS NULL AND v_call_id IS NULL DO
    SET v_tries = v_tries + 1;
    IF v_tries > 5 THEN
      CALL refuse('stale_snapshot', 'The edition changed after this transaction began; try again.');
    END IF;
    CALL derive_ruleset(p_edition, v_rules, JSON_VALUE(v_options, '$.board'), v_ruleset_id);
    IF v_is_final THEN
      CALL call_game(v_ruleset_id, v_terms, v_call_id);
    ELSE
      CALL insert_game(v_ruleset_id, v_terms, p_game_id);
    END IF;
  END WHILE;
  IF v_is_final THEN
    COMMIT;
    SET v_is_called = TRUE;
    CALL complete_own_call('game', NULL, v_call_id, p_game_id);
  END IF;
  IF p_game_id IS NULL THEN
    CALL find_completed_game(v_seed, p_game_id);
  END IF;
END
