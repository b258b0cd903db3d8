CREATE TRIGGER restore_game BEFORE INSERT ON RestoredGame FOR EACH ROW
BEGIN
  /*
   * Makes a game from an archive: by the rules in it, with the moves in it.
   *
   * Reads   : NEW.archive.
   * Sets    : all columns; NEW.archive is not stored.
   * Changes : NumberList and Ruleset, where the game needs some that do not exist; Game, from which
   *           deal_opening makes the opening position; what the moves change.
   * Raises  : what check_archive, check_title, restore_lists, resolve_clock and restore_ruleset
   *           raise; archive_malformed, when it lacks the list of numbers; what dice_trigger raises
   *           for a move that the rules do not allow; archive_differs.
   * Why     : a trigger, so that one statement restores a whole game or nothing.
   */
  DECLARE v_archive, v_game JSON;
  DECLARE v_ruleset_id, v_list_id, v_move_seconds, v_substitute INT;

  CALL check_archive(NEW.archive, v_archive);
  SET v_game = JSON_EXTRACT(v_archive, '$.game');
  CALL check_title(JSON_VALUE(v_game, '$.name'));
  CALL restore_lists(JSON_EXTRACT(v_archive, '$.lists'));
  SELECT MAX(l.list_id)
    INTO v_list_id
    FROM NumberList AS l
    WHERE l.name = JSON_VALUE(v_game, '$.list');
  IF (JSON_VALUE(v_game, '$.dice') = 'numbers') <> (v_list_id IS NOT NULL)
    OR (v_list_id IS NULL) <> (JSON_TYPE(JSON_EXTRACT(v_game, '$.list')) = 'NULL')
  THEN
    CALL refuse('archive_malformed', 'The archive does not contain the game''s list of numbers.');
  END IF;
  CALL resolve_clock(v_game, v_move_seconds, v_substitute);
  SET NEW.seed_was_open = is_seed_known(JSON_VALUE(v_game, '$.seed'));
  CALL restore_ruleset(JSON_EXTRACT(v_archive, '$.rules'), v_ruleset_id);
  INSERT INTO Game (
      name, ruleset_id, players, player_count, first_dice_source, seed, first_list_id, pace, seats,
      move_seconds, stand_in, created_at)
    VALUES (
      JSON_VALUE(v_game, '$.name'), v_ruleset_id,
      NULLIF(JSON_EXTRACT(v_game, '$.players'), CAST('null' AS JSON)), 0,
      JSON_VALUE(v_game, '$.dice'), JSON_VALUE(v_game, '$.seed'), v_list_id,
      JSON_VALUE(v_game, '$.pace'),
      seats_of_copy(
        NULLIF(JSON_EXTRACT(v_game, '$.seats'), CAST('null' AS JSON)),
        JSON_VALUE(v_game, '$.seed')), v_move_seconds, v_substitute,
      utc_now());
  SET NEW.game_id = LAST_INSERT_ID();
  SET NEW.archived_game_id = JSON_VALUE(v_game, '$.game_id'),
    NEW.digest = JSON_VALUE(v_archive, '$.digest'),
    NEW.archive = NULL;
  CALL insert_moves(
    NEW.game_id, JSON_EXTRACT(v_archive, '$.ledger.Gamemanager'),
    JSON_LENGTH(v_archive, '$.ledger.Gamemanager'), JSON_EXTRACT(v_game, '$.pauses'));
  CALL refuse_differences(
    JSON_EXTRACT(v_archive, '$.ledger'), recorded_ledger(NEW.game_id, NULL));
  CALL refuse_differences(JSON_EXTRACT(v_archive, '$.position'), recorded_position(NEW.game_id));
  CALL resume_clock(NEW.game_id, NULL);
END
